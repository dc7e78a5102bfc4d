import { useResult } from '../../../data/results.ts';
import type { StaticView } from '../../../map/static-view.ts';
import { EstateMarkersDocument } from './generated/markers.generated.ts';
import { type Asked, isNarrowed, markerVariables, viewAround } from './map-search.ts';
import { type Marker, toMarkers } from './use-marker-words.ts';

/** Returns the markers that the page's loader has loaded, and a view that contains them. */
export function useFirstMarkers(search: Asked): { markers: readonly Marker[]; view: StaticView } {
  const isOfPlaces = isNarrowed(search.params);
  const belgium = viewAround([]);
  const overall = useResult(EstateMarkersDocument, markerVariables(search, isOfPlaces ? null : belgium));
  const view = isOfPlaces ? viewAround(overall.estateMarkers) : belgium;
  const { estateMarkers } = useResult(EstateMarkersDocument, markerVariables(search, view));
  return { markers: toMarkers(estateMarkers), view };
}
