/** Resolves the map areas of a search to the geometry that the store compares. */
import { decode, encode } from '@here/flexpolyline';
import { LRUCache } from 'lru-cache';
import simplify from 'simplify-js';
import { type Area, formatArea, MAX_AREAS, parseArea, parseAreas } from '../../../shared/geography/areas.ts';
import { fromPlane, toPlane } from '../../../shared/geography/plane.ts';
import type { CityDirectory } from '../../cities/ports.ts';
import { unknownPlace } from '../../cities/resolve-cities.ts';
import { inputError } from '../../errors.ts';
import type { UnknownPlaces } from '../../generated/resolvers.ts';
import { withoutLanguage } from '../../localized-ids.ts';
import type { PlanePoint, ResolvedAreas } from '../ports.ts';
import { convexHull, isScribble } from './scribbles.ts';

/** The maximum number of corners of one drawn shape; all shapes of a search share `MAX_CORNERS_OF_SEARCH`. */
export const MAX_CORNERS_OF_SHAPE = 100;
const MAX_CORNERS_OF_SEARCH = 400;
/** The maximum number of points that are simplified: the running time is quadratic. */
const MAX_SIMPLIFIED_POINTS = 4 * MAX_CORNERS_OF_SHAPE;
/** The length of a drawn shape, in characters, above which its id is that of the simplified shape. */
const MAX_ID_LENGTH = 2_000;
/** Decimal places of degrees: about 11 metres. */
const PRECISION = 4;
/** The initial tolerance of simplification, in kilometres; it is doubled until few enough corners are left. */
const FIRST_TOLERANCE = 0.01;

/** Cached corners by line; the size counts characters. List, map and counts of one page all ask for the same shapes. */
const shapes = new LRUCache<string, { corners: PlanePoint[] | null }>({
  maxSize: 1_000_000,
  sizeCalculation: (_, line) => line.length,
});

/**
 * Resolves areas; undefined when none is valid and known. Those beyond the number and length of a search are left out.
 * @throws an input error when an area is invalid or unknown, or there are too many, and `unknownPlaces` is REJECT.
 */
export function resolveAreas(
  ids: readonly (string | number)[],
  cities: CityDirectory,
  unknownPlaces: UnknownPlaces = 'IGNORE',
): ResolvedAreas | undefined {
  const given = ids.map(withoutLanguage);
  const isStrict = unknownPlaces === 'REJECT';
  if (isStrict && given.length > MAX_AREAS) throw inputError('filter.areas', `holds at most ${MAX_AREAS}`);
  const invalid = isStrict ? given.find((id) => parseAreas([id]).length === 0) : undefined;
  if (invalid !== undefined) throw unknownPlace('areas', invalid);
  const areas = parseAreas(given).flatMap((text) => parseArea(text) ?? []);
  const shapes = areas.filter(({ kind }) => kind === 'SHAPE').length;
  const maxCorners = Math.min(MAX_CORNERS_OF_SHAPE, Math.floor(MAX_CORNERS_OF_SEARCH / Math.max(shapes, 1)));
  const resolved: ResolvedAreas = { ids: [], municipalities: [], polygons: [], circles: [] };
  for (const area of areas) {
    if (addArea(resolved, area, { cities, maxCorners: maxCorners })) resolved.ids.push(areaId(area));
    else if (isStrict) throw unknownPlace('areas', formatArea(area));
  }
  return resolved.ids.length > 0 ? resolved : undefined;
}

function addArea(
  { municipalities, polygons, circles }: ResolvedAreas,
  area: Area,
  { cities, maxCorners }: { cities: CityDirectory; maxCorners: number },
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
      const corners = simplifyShape(area.line, maxCorners);
      return corners !== null && polygons.push(corners) > 0;
    }
  }
}

/**
 * The id of an area as responses contain it. A long shape has the id of the simplified shape, so that a response does
 * not repeat what the visitor sent.
 */
export function areaId(area: Area): string {
  if (area.kind !== 'SHAPE' || area.line.length <= MAX_ID_LENGTH) return formatArea(area);
  const corners = simplifyShape(area.line, MAX_CORNERS_OF_SHAPE) ?? [];
  return formatArea({ kind: 'SHAPE', line: encodeRing(corners.map(fromPlane)) });
}

/** Encodes the corners of a ring as a flexible polyline. */
export function encodeRing(corners: readonly { latitude: number; longitude: number }[]): string {
  const polyline = corners.map(({ latitude, longitude }) => [latitude, longitude]);
  return encode({ polyline, precision: PRECISION });
}

/** The corners of a drawn line, at most this number; null when the line is invalid or encloses no area. */
export function simplifyShape(line: string, maxCorners: number): PlanePoint[] | null {
  const key = `${maxCorners} ${line}`;
  const cached = shapes.get(key) ?? { corners: findCorners(line, maxCorners) };
  shapes.set(key, cached);
  return cached.corners;
}

function findCorners(line: string, maxCorners: number): PlanePoint[] | null {
  const points = readLine(line);
  const corners = points && simplifyLine(points, maxCorners);
  if (!corners || corners.length < 3) return null;
  const [first] = corners;
  return corners.every(({ x }) => x === first?.x) || corners.every(({ y }) => y === first?.y)
    ? null
    : corners;
}

/**
 * Simplifies a line to at most this number of corners. A sample of the corners suffices to recognise a scribble: a
 * line with many crossings also has many in the sample.
 */
function simplifyLine(points: PlanePoint[], maxCorners: number): PlanePoint[] {
  const isLineScribble = isScribble(sampleEvenly(points, MAX_CORNERS_OF_SHAPE));
  return reduceCorners(
    isLineScribble ? convexHull(points) : sampleEvenly(points, MAX_SIMPLIFIED_POINTS),
    maxCorners,
  );
}

function reduceCorners(points: PlanePoint[], maxCorners: number): PlanePoint[] {
  let corners = simplify(points, 0);
  for (let tolerance = FIRST_TOLERANCE; corners.length > maxCorners; tolerance *= 2)
    corners = simplify(points, tolerance);
  // Simplification can collapse a zigzag to less than three corners; sample it instead.
  return corners.length >= 3 ? corners : sampleEvenly(points, maxCorners);
}

function sampleEvenly(points: PlanePoint[], maxCorners: number): PlanePoint[] {
  const step = Math.ceil(points.length / maxCorners);
  return points.filter((_, index) => index % step === 0);
}

function readLine(line: string): PlanePoint[] | null {
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
    // The library throws on an invalid polyline.
    return null;
  }
}
