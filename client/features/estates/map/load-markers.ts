import type { RunQuery } from '../../../data/run-query.ts';
import { loadAreaOutlines } from './area-outlines.ts';
import { EstateMarkersDocument } from './generated/markers.generated.ts';
import { hasPlaces, type MapSearch, markerVariables, staticViewOf } from './map-search.ts';

/** Loads the markers of a map's initial view: around the searched places, or of all Belgium. */
export async function loadMarkers(run: RunQuery, search: MapSearch): Promise<void> {
  const overall = hasPlaces(search.params)
    ? (await run(EstateMarkersDocument, markerVariables(search, null))).estateMarkers
    : [];
  await Promise.all([
    run(EstateMarkersDocument, markerVariables(search, staticViewOf(overall))),
    loadAreaOutlines(run, search.params.criteria.areas),
  ]);
}
