import { useResult } from '../../../data/results.ts';
import type { StaticView } from '../../../map/static-view.ts';
import { EstateMarkersDocument } from './generated/markers.generated.ts';
import { hasPlaces, type MapSearch, markerVariables, staticViewOf } from './map-search.ts';
import { type Marker, toMarkers } from './use-marker-labels.ts';

/** Returns the markers that the page's loader has loaded, and a view that contains them. */
export function useFirstMarkers(search: MapSearch): { markers: readonly Marker[]; view: StaticView } {
  const isOfPlaces = hasPlaces(search.params);
  const belgium = staticViewOf([]);
  const overall = useResult(EstateMarkersDocument, markerVariables(search, isOfPlaces ? null : belgium));
  const view = isOfPlaces ? staticViewOf(overall.estateMarkers) : belgium;
  const { estateMarkers } = useResult(EstateMarkersDocument, markerVariables(search, view));
  return { markers: toMarkers(estateMarkers), view };
}
