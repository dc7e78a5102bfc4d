/** The strata of a map with streets: what is drawn of a tile, from the lowest to the highest. */
import {
  BUILDINGS_FROM,
  isSwimmingPool,
  isTunnel,
  LAND,
  RAILS,
  type RailClass,
  ROADS,
  type RoadClass,
  railClass,
  roadClass,
  WATERWAYS,
  widthAt,
} from '../../../../shared/geography/street-style.ts';
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

/** Returns the strata that are shown at a zoom. */
export function strataAt(zoom: number): Stratum[] {
  return [
    area('earth', 'earth'),
    ...LAND.filter(({ from }) => zoom >= from).map(({ fill, kinds }) =>
      area(fill, 'landuse', ({ properties }) => (kinds as readonly unknown[]).includes(properties.kind)),
    ),
    area('water', 'water', ({ properties }) => !isSwimmingPool(properties)),
    ...Object.values(WATERWAYS)
      .filter(({ from }) => zoom >= from)
      .map(({ kinds, widths }) =>
        lines('river', 'water', widthAt(widths, zoom), ({ properties }) =>
          kinds.includes(String(properties.kind)),
        ),
      ),
    ...(zoom >= BUILDINGS_FROM.static ? [area('building', 'buildings')] : []),
    ...CLASSES.map((name) => road(name, zoom)).filter(({ width = 0 }) => width > 0),
    ...(['rail', 'tram'] as const)
      .filter((name) => zoom >= RAILS[name].from)
      .map((name) => rails(name, zoom)),
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
  const isShown = ({ properties }: PieceFeature) => !isTunnel(properties) && roadClass(properties) === name;
  return { ...lines(name, 'roads', widthAt(widths, zoom), isShown), hasEdge: zoom >= edgeFrom };
}

function rails(name: RailClass, zoom: number): Stratum {
  const width = widthAt(RAILS[name].widths, zoom);
  return lines(name, 'roads', width, ({ properties }) => railClass(properties) === name);
}
