import { useRef } from 'react';
import type { Bounds } from '../../../../shared/listings/criteria.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { MapFigure } from '../../../map/map-figure.tsx';
import type { LiveMap, MapMarker, MapView, Point } from '../../../map/map-options.ts';
import type { NearbyOfficeFragment } from './generated/nearby-office.generated.ts';
import type { NearbyPlaceFragment } from './generated/nearby-place.generated.ts';
import { NearbyPlaces, TimeAssumption } from './nearby-places.tsx';
import { OwnPlaceForm } from './own-place-form.tsx';

/** Close enough for the names of streets; around a circle as close as it fits. */
const ZOOMS = { exact: 15, blurred: 14 };
/** Metres: the largest distance between a home with a hidden address and its published point. */
const BLUR = 500;

/** Share of the map's size: closer to the edge a dot, or the name of an office, may be hidden. */
const EDGE = { dot: 0.2, name: 0.1 };

interface ListingMapProps {
  listing: {
    location: Point;
    isLocationBlurred: boolean;
    nearestOffice: NearbyOfficeFragment | null;
    nearby: readonly NearbyPlaceFragment[];
  };
  heading: string;
  /** Loads similar listings, where the page shows them. */
  findSimilar?: () => Promise<MapMarker[]>;
}

/** A map with a listing's exact or approximate position, the nearest office and similar listings. */
export function ListingMap({ listing, heading, findSimilar }: ListingMapProps) {
  const t = useMessages();
  const { location, isLocationBlurred, nearestOffice } = listing;
  const around = useRef<MapMarker[]>([]);
  const live = useRef<LiveMap | null>(null);
  const distance = nearestOffice && {
    office: nearestOffice.office.name,
    kilometres: nearestOffice.kilometres,
  };
  const label = distance && t(isLocationBlurred ? 'map.officeAbout' : 'map.office', distance);
  const edge = useRef<typeof EDGE | null>(EDGE);
  const show = () => {
    const map = live.current;
    const isSeen = ({ point, text }: MapMarker, { bounds }: MapView) =>
      isWithin(point, bounds, edge.current?.[text ? 'name' : 'dot'] ?? 0);
    map?.showMarkers(around.current.filter((marker) => isSeen(marker, map.view())));
  };
  const start = async (map: LiveMap) => {
    live.current = map;
    around.current = nearestOffice && label ? [officeMarker(nearestOffice, label)] : [];
    show();
    around.current.push(...((await findSimilar?.()) ?? []));
    show();
  };
  return (
    <>
      <MapFigure
        center={location}
        zoom={isLocationBlurred ? ZOOMS.blurred : ZOOMS.exact}
        subject={isLocationBlurred ? { radius: BLUR } : 'pin'}
        label={t('map.label', { place: heading })}
        // Without similar listings the map is still useful.
        onBegin={(map) => void start(map).catch(() => {})}
        onMoved={() => {
          // After a move by the visitor, markers are shown up to the edge.
          edge.current = null;
          show();
        }}
      >
        {nearestOffice && <a href={nearestOffice.office.path}>{label}</a>}
      </MapFigure>
      <NearbyPlaces places={listing.nearby} isApproximate={isLocationBlurred} />
      <OwnPlaceForm location={location}>{listing.nearby.length === 0 && <TimeAssumption />}</OwnPlaceForm>
    </>
  );
}

function officeMarker({ office }: NearbyOfficeFragment, label: string): MapMarker {
  const { id, location: point, name: text, path } = office;
  return { id: `office-${id}`, point, label, text, path };
}

function isWithin({ latitude, longitude }: Point, { south, west, north, east }: Bounds, edge: number) {
  const [high, wide] = [(north - south) * edge, (east - west) * edge];
  return (
    latitude > south + high && latitude < north - high && longitude > west + wide && longitude < east - wide
  );
}
