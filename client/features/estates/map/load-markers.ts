import type { MapProviders } from '../../../../shared/geography/map-providers.ts';
import type { RunQuery } from '../../../data/run-query.ts';
import { loadAreaOutlines } from './area-outlines.ts';
import { EstateMarkersDocument } from './generated/markers.generated.ts';
import {
  BELGIUM,
  hasPlaces,
  type MapSearch,
  markerVariables,
  maxZoomOf,
  staticViewOf,
} from './map-search.ts';

/** Loads the markers of a map's initial view: around the searched places, or of all Belgium. */
export async function loadMarkers(
  run: RunQuery,
  search: MapSearch,
  maps: MapProviders | undefined,
): Promise<void> {
  const { params } = search;
  const findView = async () => {
    if (!hasPlaces(params)) return BELGIUM;
    const overall = await run(EstateMarkersDocument, markerVariables(search, null));
    return staticViewOf({ markers: overall.estateMarkers, maxZoom: maxZoomOf(params, maps) });
  };
  await Promise.all([
    run(EstateMarkersDocument, markerVariables(search, await findView())),
    loadAreaOutlines(run, params.criteria.areas),
  ]);
}
