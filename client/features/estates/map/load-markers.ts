import type { Run } from '../../../data/run.ts';
import { loadAreaOutlines } from './area-outlines.ts';
import { type Asked, isNarrowed, markerVariables, viewAround } from './map-search.ts';
import { EstateMarkersDocument } from './markers.generated.ts';

/** Loads the markers of a map's initial view: around the searched places, or of all Belgium. */
export async function loadMarkers(run: Run, asked: Asked): Promise<void> {
  const overall = isNarrowed(asked.params)
    ? (await run(EstateMarkersDocument, markerVariables(asked, null))).estateMarkers
    : [];
  await Promise.all([
    run(EstateMarkersDocument, markerVariables(asked, viewAround(overall))),
    loadAreaOutlines(run, asked.params.criteria.areas),
  ]);
}
