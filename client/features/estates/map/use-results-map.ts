import { type RefObject, useEffect, useRef, useState } from 'react';
import { debounce } from '../../../../shared/debounce.ts';
import type { EstateSearchParams } from '../../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { useResults } from '../../../data/results.ts';
import { useLocale } from '../../../locale.tsx';
import type { LiveMap, MapArea, MapMarker, MapView } from '../../../map/map-options.ts';
import { isSplittable, labelSize, mergeMarkers } from '../../../map/merge-markers.ts';
import { remToPixels } from '../../../styles/rem-to-pixels.ts';
import { useFavorites } from '../../favorites/favorites.tsx';
import { EstateMarkersDocument } from './generated/markers.generated.ts';
import { hasPlaces, isBoxSearch, markerVariables, maxInitialZoom } from './map-search.ts';
import { readOpenedHomes, rememberOpenedHome } from './opened-homes.ts';
import { useCurrentMap } from './use-current-map.ts';
import { type Marker, toMarkers, useMarkerLabels } from './use-marker-labels.ts';

/** How long a map must not move before its new viewport counts. */
const STANDS_MS = 250;
const KINDS = ['home', 'land', 'commercial', 'garage', 'investment'];

interface ResultsMapState {
  params: EstateSearchParams;
  transaction: Transaction;
  /** The markers that the page's loader has loaded, and the view that contains them. */
  first: { markers: readonly Marker[]; view: MapView; maxZoom: number };
  /** The searched areas. */
  areas: readonly MapArea[];
  /** The marker to highlight: of the hovered card, or else the opened one. */
  highlighted: string | null;
  onHighlight(id: string | null): void;
  /** Called with a home, a project, or a cluster that stays one at every zoom level. */
  onOpen(marker: Marker): void;
  onFailed(hasFailed: boolean): void;
  /** Called with the initial view. */
  onBegin(view: MapView): void;
  /** Called with the viewport after the map was moved. */
  onView(view: MapView): void;
}

/** Keeps the markers of a map up to date with its viewport. */
export function useResultsMap(state: ResultsMapState) {
  const { params, transaction, first, areas, highlighted } = state;
  const locale = useLocale();
  const { run } = useResults();
  const { live, setMap, clearMap } = useCurrentMap();
  const show = useShowMarkers(state, live);
  useEffect(() => live.current?.highlight(highlighted), [highlighted, live]);
  const { view, moved } = useSettledView(state.onView);
  const search = JSON.stringify([params.criteria, transaction]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search identifies the markers
  useEffect(() => {
    const map = live.current;
    if (!map || !view) return;
    let isObsolete = false;
    run(EstateMarkersDocument, markerVariables({ params, transaction, locale }, view)).then(
      ({ estateMarkers }) => {
        if (isObsolete || live.current !== map) return;
        show(map, toMarkers(estateMarkers));
        state.onFailed(false);
      },
      () => isObsolete || state.onFailed(true),
    );
    return () => {
      isObsolete = true;
    };
  }, [view, search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: areas drawn on this map are in view
  useEffect(() => {
    const map = live.current;
    map?.showAreas(areas);
    if (map && !view) show(map, first.markers);
    if (hasPlaces(params) && !isBoxSearch(params) && first.markers.length > 0)
      map?.fit(first.view.bounds, maxInitialZoom(first));
  }, [search]);
  return {
    live,
    /** The viewport after the map was moved; null before the first move. */
    view,
    begin(map: LiveMap) {
      map.showAreas(areas);
      show(map, first.markers);
      state.onBegin(map.view());
      setMap(map);
    },
    end: clearMap,
    moved,
  };
}

/** Returns the viewport after the map stopped moving; null for the initial view. */
function useSettledView(onView: (view: MapView) => void) {
  const [view, setView] = useState<MapView | null>(null);
  const latest = useRef(onView);
  latest.current = onView;
  const [moved] = useState(() =>
    debounce((seen: MapView) => {
      setView(seen);
      latest.current(seen);
    }, STANDS_MS),
  );
  useEffect(() => moved.cancel, [moved]);
  return { view, moved };
}

/** Returns a function that shows markers. They are shown again when the visitor's favourites change. */
function useShowMarkers({ onHighlight, onOpen }: ResultsMapState, live: RefObject<LiveMap | null>) {
  const labelsOf = useMarkerLabels();
  const current = useFavorites();
  const favorites = useRef(current);
  favorites.current = current;
  const shown = useRef<readonly Marker[]>([]);
  const show = (map: LiveMap, markers: readonly Marker[]): void => {
    shown.current = markers;
    const seen = readOpenedHomes();
    const open = (marker: Marker) => {
      const { id, cluster } = marker;
      if (cluster && map.view().zoom < map.maxZoom && isSplittable(cluster.bounds))
        return map.fit(cluster.bounds, map.maxZoom);
      if (!cluster) rememberOpenedHome(id);
      onOpen(marker);
    };
    const toMarker = (marker: Marker): MapMarker => {
      const { id, location: point, cluster, headType, isProject } = marker;
      const kinds = cluster
        ? ['cluster']
        : [
            isProject ? 'project' : KINDS[headType.id - 1],
            seen.has(id) && 'seen',
            favorites.current.has(id) && 'favorite',
          ];
      return {
        id,
        point,
        ...labelsOf(marker),
        className: kinds.flatMap((kind) => (kind ? `map-marker--${kind}` : [])).join(' '),
        onClick: () => open(marker),
        onHighlight: (is) => onHighlight(is ? id : null),
      };
    };
    const rem = remToPixels(1);
    const sizeOf = (marker: Marker) => labelSize({ ...marker, ...labelsOf(marker) }, rem);
    map.showMarkers(mergeMarkers(markers, map.view().zoom, sizeOf).map(toMarker));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other changes show their own markers
  useEffect(() => {
    if (live.current) show(live.current, shown.current);
  }, [current]);
  return show;
}
