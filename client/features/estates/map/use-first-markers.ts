import { useResult } from '../../../data/results.ts';
import type { StillView } from '../../../map/still-view.ts';
import { EstateMarkersDocument } from './generated/markers.generated.ts';
import { type Asked, isNarrowed, markerVariables, viewAround } from './map-search.ts';
import { type Marker, toMarkers } from './use-marker-words.ts';

/** The markers that the page's loader has found, and what of the map shows them. */
export function useFirstMarkers(asked: Asked): { markers: readonly Marker[]; view: StillView } {
  const isOfPlaces = isNarrowed(asked.params);
  const belgium = viewAround([]);
  const overall = useResult(EstateMarkersDocument, markerVariables(asked, isOfPlaces ? null : belgium));
  const view = isOfPlaces ? viewAround(overall.estateMarkers) : belgium;
  const { estateMarkers } = useResult(EstateMarkersDocument, markerVariables(asked, view));
  return { markers: toMarkers(estateMarkers), view };
}
