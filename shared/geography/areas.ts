/**
 * Map areas of a search. Each is a short text, the same in URLs, in the API and in stored searches:
 * `44021`: a municipality by its NIS code.
 * `10km-gent-9000` or `10km-51.0543_3.7174`: a circle around a city or a point.
 * `box-51_3.6_51.2_3.9`: a rectangle as south, west, north, east.
 * `shape-BF…`: a drawn shape, its corners as a flexible polyline (https://github.com/heremaps/flexible-polyline), whose
 * characters need no escaping in a URL.
 */
import type { Bounds } from '../listings/criteria.ts';

export type Area =
  | { kind: 'MUNICIPALITY'; nis: number }
  | { kind: 'CIRCLE'; kilometres: number; around: string | { latitude: number; longitude: number } }
  | { kind: 'BOX'; bounds: Bounds }
  | { kind: 'SHAPE'; line: string };

export const MAX_AREAS = 20;
export const MAX_RADIUS_KILOMETRES = 50;
/** The maximum length of all drawn shapes of a search together, in characters: about ten thousand corners. */
const MAX_SHAPES_LENGTH = 64_000;

const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,15})?`;
const CIRCLE = new RegExp(String.raw`^(\d{1,3})km-(?:(${NUMBER})_(${NUMBER})|([a-z0-9-]{1,80}))$`);
const BOX = new RegExp(`^box-(${NUMBER})_(${NUMBER})_(${NUMBER})_(${NUMBER})$`);

/** Parses an area; null when invalid. Clamps the radius of a circle and sorts the corners of a box. Never throws. */
export function parseArea(text: string): Area | null {
  if (/^\d{5}$/.test(text)) return { kind: 'MUNICIPALITY', nis: Number(text) };
  if (/^shape-[\w-]{8,}$/.test(text)) return { kind: 'SHAPE', line: text.slice('shape-'.length) };
  const [, size, north, east, town] = CIRCLE.exec(text) ?? [];
  if (size) return circle(Number(size), town ?? { latitude: Number(north), longitude: Number(east) });
  const corners = BOX.exec(text)?.slice(1).map(Number);
  return corners ? box(corners as [number, number, number, number]) : null;
}

function circle(size: number, around: string | { latitude: number; longitude: number }): Area | null {
  if (size === 0) return null;
  if (typeof around !== 'string' && (Math.abs(around.latitude) > 90 || Math.abs(around.longitude) > 180))
    return null;
  return { kind: 'CIRCLE', kilometres: Math.min(size, MAX_RADIUS_KILOMETRES), around };
}

function box(edges: [south: number, west: number, north: number, east: number]): Area | null {
  const [south, north] = inOrder(edges[0], edges[2], 90);
  const [west, east] = inOrder(edges[1], edges[3], 180);
  return south < north && west < east ? { kind: 'BOX', bounds: { south, west, north, east } } : null;
}

function inOrder(a: number, b: number, max: number): [number, number] {
  const within = (degrees: number) => rounded(Math.max(-max, Math.min(max, degrees)));
  return [within(Math.min(a, b)), within(Math.max(a, b))];
}

/** The canonical text of an area. */
export function formatArea(area: Area): string {
  switch (area.kind) {
    case 'MUNICIPALITY':
      return String(area.nis).padStart(5, '0');
    case 'CIRCLE': {
      const { kilometres, around } = area;
      const middle =
        typeof around === 'string' ? around : `${rounded(around.latitude)}_${rounded(around.longitude)}`;
      return `${kilometres}km-${middle}`;
    }
    case 'BOX': {
      const { south, west, north, east } = area.bounds;
      return `box-${[south, west, north, east].join('_')}`;
    }
    case 'SHAPE':
      return `shape-${area.line}`;
  }
}

/** The distinct valid areas in canonical form, up to the maximum per search. */
export function parseAreas(texts: readonly string[]): string[] {
  const areas = new Set<string>();
  let length = 0;
  for (const text of texts) {
    const area = text.length <= MAX_SHAPES_LENGTH ? parseArea(text) : null;
    const added = area?.kind === 'SHAPE' ? area.line.length : 0;
    if (!area || length + added > MAX_SHAPES_LENGTH) continue;
    areas.add(formatArea(area));
    length += added;
    if (areas.size === MAX_AREAS) break;
  }
  return [...areas];
}

/** Rounds to four decimals: about ten metres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
