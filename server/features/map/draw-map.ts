/** Draws parts of the base map as SVG, with colours for light and dark mode. */
import { geoIdentity, geoPath } from 'd3-geo';
import type { MultiLineString } from 'geojson';
import { BASE_MAP_BOUNDS } from '../../../shared/geography/base-map.ts';
import { pixelsAt, toMercator } from '../../../shared/geography/mercator.ts';
import type { Locale } from '../../../shared/locales.ts';
import { PALETTE } from '../../platform/theme/palette.ts';
import { type BaseMap, type Frame, type Layers, readBaseMap, type Shapes } from './base-map.ts';
import { type Label, type Labels, NAME_SIZES, readLabels } from './labels.ts';

/** A rectangle of the map, in pixels of its zoom. */
export interface Piece {
  zoom: number;
  locale: Locale;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Lines extend this many pixels beyond the rectangle, so that their ends are not visible. */
const MARGIN = 4;
/** The first zoom of each layer. */
const SHOWS = { streams: 9, municipalities: 9, provinces: 7 };
/** Beyond every view, in degrees. */
const FAR = { north: 80, east: 120, south: -20 };
const { north: NORTH, east: EAST, south: SOUTH } = BASE_MAP_BOUNDS;
/** Where land continues beyond the edges of the data, which a small map of distant places shows. All else is sea. */
const LAND_BEYOND = [
  { south: 46.2, west: EAST, north: FAR.north, east: FAR.east },
  { south: 36.5, west: EAST, north: 41.6, east: FAR.east },
  { south: FAR.south, west: EAST, north: 31.2, east: FAR.east },
  { south: FAR.south, west: -13, north: SOUTH, east: EAST },
  { south: NORTH, west: 5.1, north: FAR.north, east: 17.4 },
  { south: NORTH, west: 21.3, north: FAR.north, east: EAST },
].map(({ south, west, north, east }) => [
  toMercator({ latitude: north, longitude: west }),
  toMercator({ latitude: south, longitude: east }),
]);
/** The last zoom with built-up areas: their data are too coarse for higher ones. */
const TOWNS_UNTIL = 8;

/** Reads the data and returns the drawing function. */
export async function createMapDrawer(): Promise<(piece: Piece, over?: string) => string> {
  const [map, labels] = await Promise.all([readBaseMap(), readLabels()]);
  return (piece, over = '') => drawPiece(piece, { map, labels, over });
}

interface Known {
  map: BaseMap;
  labels: Labels;
  /** SVG drawn on top of the map. */
  over: string;
}

function drawPiece(piece: Piece, { map, labels, over }: Known): string {
  const { zoom, locale, width, height } = piece;
  const shapes = [landBeyond(piece), ...pathsOf(map.layersAt(zoom), piece)];
  const names = labels.labelsAt(zoom, locale).filter((label) => isIn(label, piece));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    `<style>${STYLE}</style><rect class="water" width="${width}" height="${height}"/>`,
    ...shapes.filter(([, path]) => path).map(([name, path]) => `<path class="${name}" d="${path}"/>`),
    ...names.map((label) => nameOf(label, piece)),
    over,
    '</svg>',
  ].join('');
}

/** The class and path of the land beyond the data. */
function landBeyond({ zoom, left, top, width, height }: Piece): [string, string | null] {
  const pixels = pixelsAt(zoom);
  const path = LAND_BEYOND.map((corners) => {
    const [[west, north], [east, south]] = corners.map(({ x, y }) => [
      Math.round(x * pixels - left),
      Math.round(y * pixels - top),
    ]) as [[number, number], [number, number]];
    const isVisible = west < width && east > 0 && north < height && south > 0;
    return isVisible ? `M${west} ${north}H${east}V${south}H${west}z` : '';
  }).join('');
  return ['land', path || null];
}

/** The class and path of each layer, the lowest first. */
function pathsOf(layers: Layers, piece: Piece): [string, string | null][] {
  const { zoom, left, top, width, height } = piece;
  const pixels = pixelsAt(zoom);
  const projection = geoIdentity()
    .scale(pixels)
    .translate([-left, -top])
    .clipExtent([
      [-MARGIN, -MARGIN],
      [width + MARGIN, height + MARGIN],
    ]);
  const draw = geoPath(projection).digits(1);
  const frame: Frame = [
    (left - MARGIN) / pixels,
    (top - MARGIN) / pixels,
    (left + width + MARGIN) / pixels,
    (top + height + MARGIN) / pixels,
  ];
  const lines = (shapes: Shapes) => draw(linesIn(shapes, frame));
  return [
    ['land', draw(layers.land)],
    ['home', draw(layers.belgium)],
    ['town', zoom <= TOWNS_UNTIL ? draw(layers.towns) : null],
    ['lake', draw(layers.lakes)],
    ['river', lines(layers.rivers)],
    ['stream', zoom >= SHOWS.streams ? lines(layers.streams) : null],
    ['municipality', zoom >= SHOWS.municipalities ? lines(layers.municipalityBorders) : null],
    ['province', zoom >= SHOWS.provinces ? lines(layers.provinceBorders) : null],
    ['border', lines(layers.borders)],
    ['border', lines(layers.nationalBorder)],
  ];
}

function linesIn(shapes: Shapes, [west, north, east, south]: Frame): MultiLineString {
  const seen = shapes.filter(({ frame: [w, n, e, s] }) => e >= west && w <= east && s >= north && n <= south);
  return { type: 'MultiLineString', coordinates: seen.map(({ points }) => points) };
}

function isIn({ kind, x, y, halfWidth }: Label, { left, top, width, height }: Piece): boolean {
  const high = NAME_SIZES[kind];
  return x + halfWidth > left && x - halfWidth < left + width && y + high > top && y - high < top + height;
}

function nameOf({ kind, text, x, y }: Label, { left, top }: Piece): string {
  const [over, down] = [x - left, y - top].map((pixels) => Math.round(pixels * 10) / 10);
  return `<text class="${kind}" x="${over}" y="${down}">${text.replaceAll('&', '&amp;')}</text>`;
}

const STYLE = [
  'path{fill:none;stroke-linejoin:round}',
  `text{font-family:system-ui,sans-serif;text-anchor:middle;dominant-baseline:central;paint-order:stroke;stroke-width:3;stroke-linejoin:round;font-size:${NAME_SIZES.municipality}px}`,
  `.city,.country,.sea{font-size:${NAME_SIZES.city}px}.city{font-weight:600}.country{letter-spacing:.12em}.sea{font-style:italic;stroke:none}`,
  '.province{stroke-dasharray:5 3}.municipality{stroke-width:.8}.border{stroke-width:1.6}.river{stroke-width:1.8}.town{fill-opacity:.6}.pin{stroke-width:3}',
  coloursOf(PALETTE.light),
  `@media(prefers-color-scheme:dark){${coloursOf(PALETTE.dark)}}`,
].join('');

function coloursOf(palette: (typeof PALETTE)['light' | 'dark']): string {
  const { water, sand, paper, town, line, ink } = palette;
  const soft = palette['ink-soft'];
  return [
    `.water,.lake{fill:${water}}.river,.stream{stroke:${water}}`,
    `.land{fill:${sand};stroke:${sand}}.home{fill:${paper}}.town{fill:${town}}`,
    `.municipality{stroke:${line}}.province,.border{stroke:${soft};stroke-opacity:.6}`,
    `text{fill:${soft};stroke:${paper}}.city{fill:${ink}}`,
    `.pin,.circle{fill:${palette.brick};stroke:${paper}}.circle{fill-opacity:.2;stroke:${palette.brick}}`,
  ].join('');
}
