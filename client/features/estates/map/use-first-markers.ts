import { useResult } from '../../../data/results.ts';
import type { StaticView } from '../../../map/static-view.ts';
import { useSite } from '../../../site.tsx';
import { EstateMarkersDocument } from './generated/markers.generated.ts';
import {
  BELGIUM,
  hasPlaces,
  type MapSearch,
  markerVariables,
  maxZoomOf,
  staticViewOf,
} from './map-search.ts';
import { type Marker, toMarkers } from './use-marker-labels.ts';

/** The markers that a map opens with, and how. */
export interface FirstMarkers {
  markers: readonly Marker[];
  view: StaticView;
  /** The closest zoom level at which the map opens. */
  maxZoom: number;
}

/** Returns the markers that the page's loader has loaded, and a view that contains them. */
export function useFirstMarkers(search: MapSearch): FirstMarkers {
  const maxZoom = maxZoomOf(search.params, useSite().maps);
  const isOfPlaces = hasPlaces(search.params);
  const overall = useResult(EstateMarkersDocument, markerVariables(search, isOfPlaces ? null : BELGIUM));
  const view = isOfPlaces ? staticViewOf({ markers: overall.estateMarkers, maxZoom }) : BELGIUM;
  const { estateMarkers } = useResult(EstateMarkersDocument, markerVariables(search, view));
  return { markers: toMarkers(estateMarkers), view, maxZoom };
}
