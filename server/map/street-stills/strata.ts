/** The strata of a map with streets: what is drawn of a tile, from the lowest to the highest. */
import { LAND, ROADS, type RoadClass, roadClass, widthAt } from '../../../shared/geography/street-style.ts';
import type { PieceFeature } from './read-piece.ts';

export interface Stratum {
  /** Its class name in the drawing. */
  name: string;
  layer: string;
  includes(feature: PieceFeature): boolean;
  /** The width of its lines in pixels; absent for areas. */
  width?: number;
  /** Whether its lines have an edge. */
  hasEdge?: boolean;
}

const CLASSES = Object.keys(ROADS) as RoadClass[];
const BUILDINGS_FROM = 16;
const TRAMS_FROM = 15;
const RAILS_FROM = 9;
const TRAM_WIDTH = 0.8;
const STREAMS_FROM = 13;
const RAIL_WIDTHS = [
  [9, 0.6],
  [13, 1.6],
  [17, 4],
] as const;
const RIVER_WIDTHS = [
  [8, 0.6],
  [13, 2],
  [18, 9],
] as const;

/** Returns the strata that are shown at a zoom. */
export function strataAt(zoom: number): Stratum[] {
  return [
    area('earth', 'earth'),
    ...LAND.filter(({ from }) => zoom >= from).map(({ fill, kinds }) =>
      area(fill, 'landuse', ({ properties }) => (kinds as readonly unknown[]).includes(properties.kind)),
    ),
    area('water', 'water', ({ properties }) => properties.kind !== 'swimming_pool'),
    lines('river', 'water', widthAt(RIVER_WIDTHS, zoom), (feature) => isRiver(feature, zoom)),
    ...(zoom >= BUILDINGS_FROM ? [area('building', 'buildings')] : []),
    ...CLASSES.map((name) => road(name, zoom)).filter(({ width = 0 }) => width > 0),
    ...(zoom >= RAILS_FROM ? [rails('rail', widthAt(RAIL_WIDTHS, zoom))] : []),
    ...(zoom >= TRAMS_FROM ? [rails('tram', TRAM_WIDTH)] : []),
  ];
}

function area(name: string, layer: string, includes: Stratum['includes'] = () => true): Stratum {
  const isIncluded = (feature: PieceFeature) =>
    feature.layer === layer && feature.shape === 'area' && includes(feature);
  return { name, layer, includes: isIncluded };
}

function lines(name: string, layer: string, width: number, includes: Stratum['includes']): Stratum {
  const isIncluded = (feature: PieceFeature) =>
    feature.layer === layer && feature.shape === 'lines' && includes(feature);
  return { name, layer, width, includes: isIncluded };
}

function road(name: RoadClass, zoom: number): Stratum {
  const { widths, edgeFrom } = ROADS[name];
  const isShown = ({ properties }: PieceFeature) =>
    properties.is_tunnel !== true && roadClass(properties) === name;
  return { ...lines(name, 'roads', widthAt(widths, zoom), isShown), hasEdge: zoom >= edgeFrom };
}

function isRiver({ properties: { kind } }: PieceFeature, zoom: number): boolean {
  return kind === 'river' || kind === 'canal' || (kind === 'stream' && zoom >= STREAMS_FROM);
}

function rails(name: 'rail' | 'tram', width: number): Stratum {
  return lines(name, 'roads', width, ({ properties: { kind, kind_detail: detail, is_tunnel: isTunnel } }) => {
    const isTram = detail === 'tram';
    return kind === 'rail' && isTunnel !== true && isTram === (name === 'tram');
  });
}
