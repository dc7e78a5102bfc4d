import '../../../map/map.css';
import './results-map.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BASE_MAP_ZOOM } from '../../../../shared/geography/base-map.ts';
import type { LiveMap } from '../../../map/map-options.ts';
import { MapPopup } from '../../../map/map-popup.tsx';
import {
  isSplittable,
  labelSize,
  type MergeableMarker,
  markerBounds,
  mergeMarkers,
} from '../../../map/merge-markers.ts';
import { openingZoom } from '../../../map/opening-zoom.ts';
import { StaticMarkers } from '../../../map/static-markers.tsx';
import { fitStaticView, type StaticView } from '../../../map/static-view.ts';
import { useLiveMap } from '../../../map/use-live-map.tsx';
import { useSite } from '../../../site.tsx';
import { remToPixels } from '../../../styles/rem-to-pixels.ts';

/** A listing with its position on a map. */
export interface ListingPlace extends Pick<MergeableMarker, 'id' | 'location' | 'price'> {
  /** Text of the marker, and its accessible name, which contains the text. */
  text: string;
  label: string;
  path: string;
}

interface ListingsMapProps {
  places: readonly ListingPlace[];
  /** Text alternative of the map. */
  label: string;
  /** Returns the accessible name of a cluster. */
  clusterLabel(count: number): string;
  /** The look of the markers. */
  kind: 'project' | 'home';
  /** Renders the card of a listing. */
  cardOf(id: string, level: 2 | 3): ReactNode;
  /** The list of all listings, shown beside the map. */
  children: ReactNode;
}

/** Listings as a list and on a map beside it. Without JavaScript the map is static, with links. */
export function ListingsMap({ children, ...props }: ListingsMapProps) {
  const { places } = props;
  const frames = places.map(({ location }) => markerBounds({ location, cluster: null }));
  const maxZoom = useMaxZoom(places);
  const view = fitStaticView(frames, maxZoom);
  return (
    <div className="results-map">
      <div className="results-map__map">{view && <Stage {...props} view={view} />}</div>
      <div className="results-map__homes">{children}</div>
    </div>
  );
}

/** Returns how close the map opens. Around a single listing it shows the surroundings. */
function useMaxZoom(places: readonly ListingPlace[]): number {
  const { maps } = useSite();
  return places.length === 1 ? BASE_MAP_ZOOM : openingZoom(maps);
}

interface Marker extends ListingPlace {
  cluster: MergeableMarker['cluster'];
  members: readonly string[];
}

type StageProps = Omit<ListingsMapProps, 'children'> & { view: StaticView };

function Stage({ view, ...props }: StageProps) {
  const { places, label, kind, cardOf } = props;
  const stage = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Marker | null>(null);
  const sources = useLiveMap(stage, {
    ...view,
    maxZoom: useMaxZoom(places),
    subject: null,
    label,
    ...useMergedMarkers(props, setOpen, open?.id ?? null),
  });
  const close = () => {
    setOpen(null);
    stage.current?.querySelector<HTMLElement>(`[data-id="${open?.id}"]`)?.focus();
  };
  const still = mergePlaces(props, view.zoom).map((marker) => toStaticMarker(marker, kind));
  return (
    <>
      <div className="map__stage results-map__stage">
        <StaticMarkers markers={still} view={view} label={label} isVisibleAtFirst />
        <div ref={stage} className="map__live" />
        {open && (
          <MapPopup id={open.id} label={open.label} close={close}>
            {open.cluster ? <Several marker={open} cardOf={cardOf} /> : cardOf(open.id, 2)}
          </MapPopup>
        )}
      </div>
      <div className="map__caption">{sources}</div>
    </>
  );
}

/** Merges overlapping markers of a live map whenever its zoom level changes. */
function useMergedMarkers(
  props: Omit<StageProps, 'view'>,
  onOpen: (marker: Marker) => void,
  openId: string | null,
) {
  const live = useRef<LiveMap>(null);
  const latest = useRef(props);
  latest.current = props;
  const openMarker = (map: LiveMap, marker: Marker) => {
    const { cluster } = marker;
    if (cluster && map.view().zoom < map.maxZoom && isSplittable(cluster.bounds))
      map.fit(cluster.bounds, map.maxZoom);
    else onOpen(marker);
  };
  const show = (map: LiveMap) => {
    const { kind } = latest.current;
    const shown = mergePlaces(latest.current, map.view().zoom, remToPixels(1)).map((marker) => ({
      id: marker.id,
      point: marker.location,
      text: marker.text,
      label: marker.label,
      className: `map-marker--${marker.cluster ? 'cluster' : kind}`,
      onClick: () => openMarker(map, marker),
    }));
    map.showMarkers(shown);
  };
  useEffect(() => live.current?.highlight(openId), [openId]);
  const maxZoom = useMaxZoom(props.places);
  const names = props.places.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids identify the places
  useEffect(() => {
    const map = live.current;
    if (!map) return;
    show(map);
    const frames = props.places.map(({ location }) => markerBounds({ location, cluster: null }));
    const view = fitStaticView(frames);
    if (view) map.fit(view.bounds, maxZoom);
  }, [names]);
  return {
    onBegin(map: LiveMap) {
      live.current = map;
      show(map);
    },
    onEnd() {
      live.current = null;
    },
    onMoved: () => live.current && show(live.current),
  };
}

/**
 * Returns a static marker. A cluster links to the card of its first listing: all cards stand beside the map.
 */
function toStaticMarker(marker: Marker, kind: ListingsMapProps['kind']) {
  const { id, location: point, label, text, cluster } = marker;
  const path = cluster ? `#listing-${marker.members[0]}` : marker.path;
  return {
    id,
    point,
    label,
    text,
    path,
    kind: cluster ? 'number' : kind === 'project' ? 'block' : 'dot',
  } as const;
}

function Several({ marker, cardOf }: { marker: Marker } & Pick<ListingsMapProps, 'cardOf'>) {
  return (
    <>
      <h2>{marker.label}</h2>
      <ul className="map-popup__list">
        {marker.members.map((id) => (
          <li key={id}>{cardOf(id, 3)}</li>
        ))}
      </ul>
    </>
  );
}

/** Returns the markers of a zoom level, merged so that no two overlap. */
function mergePlaces(
  { places, clusterLabel }: Omit<StageProps, 'view'>,
  zoom: number,
  rem?: number,
): Marker[] {
  const markers = places.map((place): Marker => Object.assign({ cluster: null, members: [place.id] }, place));
  const textOf = ({ cluster, text }: Marker) => (cluster ? String(cluster.count) : text);
  const sizeOf = (marker: Marker) => labelSize({ text: textOf(marker), cluster: marker.cluster }, rem);
  return mergeMarkers(markers, zoom, sizeOf).map((marker) => {
    const { cluster } = marker;
    return cluster
      ? Object.assign(marker, { text: String(cluster.count), label: clusterLabel(cluster.count) })
      : marker;
  });
}
