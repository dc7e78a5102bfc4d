/** How areas and lines of a tile are painted. */
import { type Feature, GeomType, LineSymbolizer, type PaintRule, PolygonSymbolizer } from 'protomaps-leaflet';
import type { RoadColours, StreetColours } from '../../../shared/geography/street-colours.ts';
import {
  BUILDINGS_FROM,
  isSwimmingPool,
  isTunnel,
  LAND,
  RAILS,
  type RailClass,
  ROAD_EDGE,
  ROADS,
  type RoadClass,
  railClass,
  roadClass,
  WATERWAYS,
  widthAt,
} from '../../../shared/geography/street-style.ts';

/** Borders of municipalities have this level in OpenStreetMap, provinces a lower one. */
const MUNICIPALITY = 8;
const COUNTRY = 2;

type Filter = (feature: Feature) => boolean;

const isKind =
  (kinds: readonly string[]): Filter =>
  ({ props }) =>
    kinds.includes(String(props.kind));

function fill(
  dataLayer: string,
  color: string,
  { from = 0, filter = () => true }: { from?: number; filter?: Filter } = {},
): PaintRule {
  return {
    dataLayer,
    minzoom: from,
    symbolizer: new PolygonSymbolizer({ fill: color }),
    filter: (_zoom, feature) => feature.geomType === GeomType.Polygon && filter(feature),
  };
}

type Stroke = Omit<ConstructorParameters<typeof LineSymbolizer>[0], 'color' | 'dashColor'>;

function stroke(
  dataLayer: string,
  color: string | ((zoom: number) => string),
  from: number,
  filter: Filter,
  options: Stroke,
): PaintRule {
  const round = { lineCap: 'round', lineJoin: 'round' } as const;
  return {
    dataLayer,
    minzoom: from,
    symbolizer: new LineSymbolizer({ ...round, ...options, color }),
    filter: (_zoom, feature) => feature.geomType === GeomType.Line && filter(feature),
  };
}

/** The rules in painting order. */
export function paintRules(colours: StreetColours): PaintRule[] {
  return [
    fill('earth', colours.land),
    ...LAND.map(({ fill: name, from, kinds }) =>
      fill('landuse', colours[name], { from, filter: isKind(kinds) }),
    ),
    fill('water', colours.water, { filter: ({ props }) => !isSwimmingPool(props) }),
    ...waterways(colours),
    ...buildings(colours),
    ...borders(colours),
    ...roads(colours),
    ...rails(colours),
  ];
}

function waterways({ water }: StreetColours): PaintRule[] {
  return Object.values(WATERWAYS).map(({ kinds, from, widths }) =>
    stroke('water', water, from, isKind(kinds), { width: (zoom) => widthAt(widths, zoom) }),
  );
}

/** At high zooms houses have edges, so that neighbours can be told apart. */
function buildings({ building, buildingEdge }: StreetColours): PaintRule[] {
  return [
    {
      dataLayer: 'buildings',
      minzoom: BUILDINGS_FROM.live,
      symbolizer: new PolygonSymbolizer({
        fill: building,
        stroke: buildingEdge,
        width: (zoom) => (zoom >= 16 ? 0.8 : 0),
      }),
      filter: (_zoom, { geomType }) => geomType === GeomType.Polygon,
    },
  ];
}

function borders({ border }: StreetColours): PaintRule[] {
  const level = ({ props }: Feature) => Number(props.kind_detail);
  const dashed = (from: number, filter: Filter, dash: number[], width: number) =>
    stroke('boundaries', border, from, filter, { dash, width, opacity: 0.6, lineCap: 'butt' });
  return [
    dashed(10, (one) => level(one) === MUNICIPALITY, [2, 3], 0.8),
    dashed(7, (one) => level(one) > COUNTRY && level(one) < MUNICIPALITY, [5, 3], 1),
    stroke('boundaries', border, 0, (one) => level(one) <= COUNTRY, { width: 1.6, opacity: 0.6 }),
  ];
}

const CLASSES = Object.keys(ROADS) as RoadClass[];

/** First all edges, then all surfaces, so that crossings are open. */
function roads(colours: StreetColours): PaintRule[] {
  const { path, minor, major, highway } = colours;
  const looks: Record<RoadClass, RoadColours> = { path, service: minor, minor, major, highway };
  const tunnel = (feature: Feature) => roadClass(feature.props) !== null && isTunnel(feature.props);
  return [
    stroke('roads', minor.thin, 13, tunnel, { dash: [4, 4], width: 1.2, lineCap: 'butt' }),
    ...CLASSES.map((name) => roadEdge(name, looks[name])),
    ...CLASSES.map((name) => roadSurface(name, looks[name])),
  ];
}

const isShown =
  (name: RoadClass): Filter =>
  (feature) =>
    roadClass(feature.props) === name && !isTunnel(feature.props);

function roadEdge(name: RoadClass, { edge }: RoadColours): PaintRule {
  const { widths, edgeFrom } = ROADS[name];
  const width = (zoom: number) => widthAt(widths, zoom) + ROAD_EDGE;
  return stroke('roads', edge, edgeFrom, isShown(name), { width, lineCap: 'butt' });
}

function roadSurface(name: RoadClass, { fill: wide, thin }: RoadColours): PaintRule {
  const { widths, edgeFrom } = ROADS[name];
  const color = (zoom: number) => (zoom < edgeFrom ? thin : wide);
  const from = Math.ceil(widths[0]?.[0] ?? 0);
  return stroke('roads', color, from, isShown(name), {
    width: (zoom) => widthAt(widths, zoom),
    ...(name === 'path' ? { dash: [3, 2], lineCap: 'butt' } : {}),
  });
}

/** Railways with sleepers; trams as a thin line. */
function rails({ rail, land }: StreetColours): PaintRule[] {
  const isClass =
    (name: RailClass): Filter =>
    ({ props }) =>
      railClass(props) === name;
  const widthOf = (name: RailClass) => (zoom: number) => widthAt(RAILS[name].widths, zoom);
  const width = widthOf('rail');
  const sleepers: Stroke = { width: (zoom) => width(zoom) * 0.6, dash: [6, 6], lineCap: 'butt' };
  return [
    stroke('roads', rail, RAILS.rail.from, isClass('rail'), { width, lineCap: 'butt' }),
    stroke('roads', land, 13, isClass('rail'), sleepers),
    stroke('roads', rail, RAILS.tram.from, isClass('tram'), { width: widthOf('tram'), opacity: 0.7 }),
  ];
}
