/** What a map with streets shows at which zoom. Kinds are those of the Protomaps basemap, version 4. */

/** Properties of a feature in a tile. */
export type Properties = Readonly<Record<string, unknown>>;

export type RoadClass = 'path' | 'service' | 'minor' | 'major' | 'highway';

/** Pixels at zooms, which grow exponentially between them. */
type Widths = readonly (readonly [zoom: number, pixels: number])[];

interface RoadStyle {
  widths: Widths;
  /** The first zoom with an edge, and the first with names. */
  edgeFrom: number;
  namesFrom: number;
}

/** Road classes; later ones are drawn above earlier ones. */
export const ROADS: Record<RoadClass, RoadStyle> = {
  path: {
    widths: [
      [14, 0],
      [15, 0.8],
      [18, 1.6],
    ],
    edgeFrom: 99,
    namesFrom: 17,
  },
  service: {
    widths: [
      [14, 0],
      [15, 1],
      [17, 5],
      [19, 12],
    ],
    edgeFrom: 16,
    namesFrom: 17,
  },
  minor: {
    widths: [
      [11.5, 0],
      [13, 0.9],
      [14, 2.2],
      [16, 7],
      [19, 22],
    ],
    edgeFrom: 14,
    namesFrom: 15,
  },
  major: {
    widths: [
      [7, 0],
      [10, 1.1],
      [13, 3.2],
      [16, 10.5],
      [19, 28],
    ],
    edgeFrom: 12,
    namesFrom: 13,
  },
  highway: {
    widths: [
      [5, 0.5],
      [8, 1.4],
      [12, 3.4],
      [16, 12],
      [19, 30],
    ],
    edgeFrom: 9,
    namesFrom: 9,
  },
};
const GROWTH = 1.6;
const CLASSES: Record<string, RoadClass> = {
  highway: 'highway',
  major_road: 'major',
  minor_road: 'minor',
  path: 'path',
};

/** Returns the class of a road; null for railways, ferries and others. */
export function roadClass({ kind, kind_detail: detail }: Properties): RoadClass | null {
  if (detail === 'pedestrian') return 'minor';
  if (kind === 'minor_road' && detail === 'service') return 'service';
  return CLASSES[String(kind)] ?? null;
}

/** Returns a width in pixels; 0 below the first zoom. */
export function widthAt(widths: Widths, zoom: number): number {
  const next = widths.findIndex(([at]) => at >= zoom);
  const [from, to] = [widths[next - 1], widths[next]];
  if (!to) return widths.at(-1)?.[1] ?? 0;
  if (!from) return to[1];
  const share = (GROWTH ** (zoom - from[0]) - 1) / (GROWTH ** (to[0] - from[0]) - 1);
  return from[1] + (to[1] - from[1]) * share;
}

/** Kinds of land, the lowest layer first, with their first zoom. */
export const LAND = [
  { fill: 'residential', from: 8, kinds: ['residential', 'urban_area'] },
  { fill: 'industrial', from: 10, kinds: ['industrial', 'railway', 'commercial', 'aerodrome', 'quarry'] },
  { fill: 'wood', from: 8, kinds: ['wood', 'forest', 'nature_reserve', 'national_park', 'protected_area'] },
  {
    fill: 'park',
    from: 9,
    kinds: [
      'park',
      'cemetery',
      'grass',
      'grassland',
      'garden',
      'golf_course',
      'pitch',
      'playground',
      'scrub',
      'recreation_ground',
      'village_green',
      'allotments',
      'zoo',
    ],
  },
  { fill: 'square', from: 13, kinds: ['pedestrian', 'pier'] },
] as const;

/** Kinds of public places that are named, with their first zoom. */
export const NAMED_PLACES: Readonly<Record<string, number>> = {
  station: 14,
  park: 14,
  hospital: 15,
  university: 15,
  zoo: 15,
  stadium: 15,
  cemetery: 16,
  college: 16,
  school: 16,
  museum: 16,
  theatre: 16,
  library: 16,
  townhall: 16,
  supermarket: 17,
};
export const GREEN_PLACES: readonly string[] = ['park', 'zoo', 'cemetery'];
