/** Where the areas of a search lie on its map. */
import { decode } from '@here/flexpolyline';
import { useResult } from '../../../data/results.ts';
import type { Run } from '../../../data/run.ts';
import type { MapArea } from '../../../map/map-options.ts';
import { AreaOutlinesDocument, type AreaOutlinesQuery } from './area-outlines.generated.ts';

const variablesOf = (areas: readonly string[] = []) => ({ ids: [...areas] });

export async function loadAreaOutlines(run: Run, areas?: readonly string[]): Promise<void> {
  await run(AreaOutlinesDocument, variablesOf(areas));
}

/** What the page's loader has found. */
export function useAreaOutlines(areas?: readonly string[]): MapArea[] {
  return useResult(AreaOutlinesDocument, variablesOf(areas)).areaOutlines.flatMap(toMapAreas);
}

function toMapAreas({ id, center, kilometres, rings }: AreaOutlinesQuery['areaOutlines'][number]): MapArea[] {
  if (center) return [{ center, radius: (kilometres ?? 0) * 1000 }];
  const outline = rings.flatMap((line) => readLine(line) ?? []);
  return outline.length > 0 ? [{ rings: outline, isDrawn: id.startsWith('shape-') }] : [];
}

/** Null: what an address holds is no line. */
function readLine(line: string) {
  try {
    const { polyline } = decode(line);
    return [polyline.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }))];
  } catch {
    return null;
  }
}
