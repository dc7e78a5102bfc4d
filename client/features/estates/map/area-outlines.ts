/** The outlines of the areas of a search, for maps. */
import { decode } from '@here/flexpolyline';
import type { Bounds } from '../../../../shared/listings/criteria.ts';
import { useResult } from '../../../data/results.ts';
import type { RunQuery } from '../../../data/run-query.ts';
import type { MapArea } from '../../../map/map-options.ts';
import { AreaOutlinesDocument, type AreaOutlinesQuery } from './generated/area-outlines.generated.ts';

const variablesOf = (areas: readonly string[] = []) => ({ ids: [...areas] });

export async function loadAreaOutlines(run: RunQuery, areas?: readonly string[]): Promise<void> {
  await run(AreaOutlinesDocument, variablesOf(areas));
}

/** Loads the outlines for a map that opens after the page. */
export async function findAreaOutlines(run: RunQuery, areas: readonly string[]): Promise<MapArea[]> {
  return (await run(AreaOutlinesDocument, variablesOf(areas))).areaOutlines.flatMap(toMapAreas);
}

/** Metres per degree of latitude, and roughly per degree of longitude. */
const METRES = { north: 110_570, east: 70_800 };

/** Returns the bounding box of areas; null when there are none. */
export function boundsOfAreas(areas: readonly MapArea[]): Bounds | null {
  const corners = areas.flatMap((area) => {
    if ('rings' in area) return area.rings.flat();
    const { latitude, longitude } = area.center;
    const [north, east] = [area.radius / METRES.north, area.radius / METRES.east];
    return [
      { latitude: latitude - north, longitude: longitude - east },
      { latitude: latitude + north, longitude: longitude + east },
    ];
  });
  if (corners.length === 0) return null;
  const [north, east] = [corners.map((one) => one.latitude), corners.map((one) => one.longitude)];
  const lowest = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
  const highest = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
  return { south: lowest(north), west: lowest(east), north: highest(north), east: highest(east) };
}

/** Returns the outlines that the page's loader has loaded. */
export function useAreaOutlines(areas?: readonly string[]): MapArea[] {
  return useResult(AreaOutlinesDocument, variablesOf(areas)).areaOutlines.flatMap(toMapAreas);
}

function toMapAreas({ id, center, kilometres, rings }: AreaOutlinesQuery['areaOutlines'][number]): MapArea[] {
  if (center) return [{ center, radius: (kilometres ?? 0) * 1000 }];
  const outline = rings.flatMap((line) => readLine(line) ?? []);
  return outline.length > 0 ? [{ rings: outline, isDrawn: id.startsWith('shape-') }] : [];
}

/** Decodes an encoded line from a URL; null when it is malformed. */
function readLine(line: string) {
  try {
    const { polyline } = decode(line);
    return [polyline.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }))];
  } catch {
    return null;
  }
}
