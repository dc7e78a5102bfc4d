/**
 * The areas and lines that a map with streets shows at each zoom: the live map and static maps have the same.
 * Kinds are those of the Protomaps basemap, version 4.
 */

/** Properties of a feature in a tile. */
export type Properties = Readonly<Record<string, unknown>>;

export type RoadClass = 'path' | 'service' | 'minor' | 'major' | 'highway';

/**
 * A tile of the map file is drawn this many zoom levels closer than its own, because it is 512 pixels wide and
 * zoom levels of the map count from tiles of 256.
 */
export const TILE_LEVELS = 1;

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
/** The edges of a road on both sides together, in pixels. */
export const ROAD_EDGE = 1.6;
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

/** Whether a road or railway is in a tunnel. */
export const isTunnel = ({ is_tunnel: value }: Properties): boolean => value === true;

/**
 * Returns a width in pixels. Below the first zoom it is that of the first, above the last zoom that of the last.
 */
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

/** Swimming pools are in the layer of water, but are not drawn. */
export const isSwimmingPool = ({ kind }: Properties): boolean => kind === 'swimming_pool';

interface LineStyle {
  /** The first zoom. */
  from: number;
  widths: Widths;
}

/** Rivers and streams that are lines. */
export const WATERWAYS: Record<'river' | 'stream', LineStyle & { kinds: readonly string[] }> = {
  river: {
    kinds: ['river', 'canal'],
    from: 8,
    widths: [
      [8, 0.6],
      [13, 2],
      [18, 9],
    ],
  },
  stream: {
    kinds: ['stream', 'ditch', 'drain'],
    from: 13,
    widths: [
      [13, 0.5],
      [18, 4],
    ],
  },
};

/** The first zooms of buildings. They take most of the bytes of a static map, which therefore shows them later. */
export const BUILDINGS_FROM = { live: 14, static: 16 };

export type RailClass = 'rail' | 'tram';

export const RAILS: Record<RailClass, LineStyle> = {
  rail: {
    from: 9,
    widths: [
      [9, 0.6],
      [13, 1.6],
      [17, 4],
    ],
  },
  tram: { from: 15, widths: [[15, 1]] },
};

/** Returns the class of a railway above ground; null for tunnels and everything else. */
export function railClass(properties: Properties): RailClass | null {
  if (properties.kind !== 'rail' || isTunnel(properties)) return null;
  return properties.kind_detail === 'tram' ? 'tram' : 'rail';
}
