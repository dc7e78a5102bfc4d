import '../../../map/map.css';
import './all-offices-map.css';
import { useRef } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { StaticMarkers } from '../../../map/static-markers.tsx';
import { fitStaticView, pointBounds, type StaticView } from '../../../map/static-view.ts';
import { useLiveMap } from '../../../map/use-live-map.tsx';
import type { OfficeOnMapFragment } from '../generated/office-on-map.generated.ts';

type Offices = readonly OfficeOnMapFragment[];

/** A map of all offices; each marker links to the office's page. */
export function AllOfficesMap({ offices }: { offices: Offices }) {
  const view = fitStaticView(offices.map(({ location }) => pointBounds(location)));
  return view && <OfficesIn offices={offices} view={view} />;
}

function OfficesIn({ offices, view }: { offices: Offices; view: StaticView }) {
  const t = useMessages();
  const stage = useRef<HTMLDivElement>(null);
  const label = t('offices.map', { count: offices.length });
  const markers = offices.map(({ id, name, path, location: point, address: { city } }) => {
    return { id, point, path, text: city.name, label: `${name}, ${city.name}`, kind: 'name' } as const;
  });
  const sources = useLiveMap(stage, {
    ...view,
    subject: null,
    label,
    onBegin: (map) => map.showMarkers(markers),
  });
  return (
    <figure className="map all-offices-map">
      <div className="map__stage">
        <StaticMarkers markers={markers} view={view} label={label} />
        <div ref={stage} className="map__live" />
      </div>
      <figcaption className="map__caption">{sources}</figcaption>
    </figure>
  );
}
