/** Areas of a search as the store compares them. */
import { decode } from '@here/flexpolyline';
import { LRUCache } from 'lru-cache';
import simplify from 'simplify-js';
import { type Area, formatArea, parseArea, readAreas } from '../../shared/geography/areas.ts';
import { toPlane } from '../../shared/geography/plane.ts';
import type { CityDirectory } from '../cities/ports.ts';
import type { PlatePoint, ResolvedAreas } from './ports.ts';
import { crossesOften, hullOf } from './scribbles.ts';

/** Of a drawn shape, and of all of a search together. */
export const MOST_CORNERS = 100;
const MOST_CORNERS_IN_ALL = 400;
/** Of a drawn line that are looked at: to simplify it takes a time that grows with their square. */
const MOST_POINTS = 4 * MOST_CORNERS;
/** Kilometres by which a simplified line may stray at first. */
const FIRST_TOLERANCE = 0.01;

/** By their lines, in letters of these: list, map and counts of a page ask for the same ones, each alias of a query again. */
const shapes = new LRUCache<string, { corners: PlatePoint[] | null }>({
  maxSize: 1_000_000,
  sizeCalculation: (_, line) => line.length,
});

/** What of these areas is known; undefined: none. A municipality or a town that nobody knows is no area. */
export function resolveAreas(
  texts: readonly (string | number)[],
  cities: CityDirectory,
): ResolvedAreas | undefined {
  const areas = readAreas(texts.map(String)).flatMap((text) => parseArea(text) ?? []);
  const shapes = areas.filter(({ kind }) => kind === 'SHAPE').length;
  const most = Math.min(MOST_CORNERS, Math.floor(MOST_CORNERS_IN_ALL / Math.max(shapes, 1)));
  const resolved: ResolvedAreas = { ids: [], municipalities: [], polygons: [], circles: [] };
  for (const area of areas) {
    if (addArea(resolved, area, { cities, most })) resolved.ids.push(formatArea(area));
  }
  return resolved.ids.length > 0 ? resolved : undefined;
}

function addArea(
  { municipalities, polygons, circles }: ResolvedAreas,
  area: Area,
  { cities, most }: { cities: CityDirectory; most: number },
): boolean {
  switch (area.kind) {
    case 'MUNICIPALITY':
      return cities.municipality(area.nis) !== null && municipalities.push(area.nis) > 0;
    case 'CIRCLE': {
      const middle = typeof area.around === 'string' ? cities.bySlug(area.around) : area.around;
      return middle !== null && circles.push({ ...toPlane(middle), radius: area.kilometres }) > 0;
    }
    case 'BOX': {
      const { south, west, north, east } = area.bounds;
      const low = toPlane({ latitude: south, longitude: west });
      const high = toPlane({ latitude: north, longitude: east });
      return polygons.push([low, { x: low.x, y: high.y }, high, { x: high.x, y: low.y }]) > 0;
    }
    case 'SHAPE': {
      const corners = cornersOf(area.line, most);
      return corners !== null && polygons.push(corners) > 0;
    }
  }
}

/** The corners of a drawn line, at most so many; null: it is none, or encloses nothing. */
export function cornersOf(line: string, most: number): PlatePoint[] | null {
  const key = `${most} ${line}`;
  const known = shapes.get(key) ?? { corners: findCorners(line, most) };
  shapes.set(key, known);
  return known.corners;
}

function findCorners(line: string, most: number): PlatePoint[] | null {
  const points = readLine(line);
  const corners = points && simplified(points, most);
  if (!corners || corners.length < 3) return null;
  const [first] = corners;
  return corners.every(({ x }) => x === first?.x) || corners.every(({ y }) => y === first?.y)
    ? null
    : corners;
}

/** With at most so many corners. What many crossings tell of a line, some of its corners tell, too, however many are kept. */
function simplified(points: PlatePoint[], most: number): PlatePoint[] {
  const isScribble = crossesOften(everySo(points, MOST_CORNERS));
  return reduced(isScribble ? hullOf(points) : everySo(points, MOST_POINTS), most);
}

function reduced(points: PlatePoint[], most: number): PlatePoint[] {
  let corners = simplify(points, 0);
  for (let tolerance = FIRST_TOLERANCE; corners.length > most; tolerance *= 2)
    corners = simplify(points, tolerance);
  // A line that runs to and fro loses its shape at once.
  return corners.length >= 3 ? corners : everySo(points, most);
}

function everySo(points: PlatePoint[], most: number): PlatePoint[] {
  const step = Math.ceil(points.length / most);
  return points.filter((_, nth) => nth % step === 0);
}

function readLine(line: string): PlatePoint[] | null {
  try {
    const points = decode(line).polyline.map(([latitude = Number.NaN, longitude = Number.NaN]) => ({
      latitude,
      longitude,
    }));
    const isOnEarth = points.every(
      ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
    );
    return isOnEarth ? points.map(toPlane) : null;
  } catch {
    // The library throws at what is no line.
    return null;
  }
}
