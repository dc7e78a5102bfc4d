import type { Run } from '../../../data/run.ts';
import { loadAreaOutlines } from './area-outlines.ts';
import { EstateMarkersDocument } from './generated/markers.generated.ts';
import { type Asked, isNarrowed, markerVariables, viewAround } from './map-search.ts';

/** What a map shows before it is moved: of a search of places, where they are. */
export async function loadMarkers(run: Run, asked: Asked): Promise<void> {
  const overall = isNarrowed(asked.params)
    ? (await run(EstateMarkersDocument, markerVariables(asked, null))).estateMarkers
    : [];
  await Promise.all([
    run(EstateMarkersDocument, markerVariables(asked, viewAround(overall))),
    loadAreaOutlines(run, asked.params.criteria.areas),
  ]);
}
