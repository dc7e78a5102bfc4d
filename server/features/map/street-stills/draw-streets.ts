/** Draws a piece of the map with the streets of the agency's map file, for pages without an interactive map. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type RoadColours, streetColours } from '../../../../shared/geography/street-colours.ts';
import { LAND, ROAD_EDGE, type RoadClass } from '../../../../shared/geography/street-style.ts';
import { xmlText } from '../../../platform/http/xml.ts';
import { PALETTE } from '../../../platform/theme/palette.ts';
import type { Piece } from '../draw-map.ts';
import { compactPath, UNITS_PER_PIXEL } from './compact-path.ts';
import type { PlacedTile } from './piece-tiles.ts';
import { NAME_SIZES, type PlacedName, placeNames } from './place-names.ts';
import { readFeatures } from './read-piece.ts';
import { type Stratum, strataAt } from './strata.ts';

/** The maximum size of a drawing in bytes, compressed with Brotli. */
export const MAX_DRAWING_BYTES = 60_000;
/** The strata that are left out when a drawing is too large, the first one first. */
const OMITTED_FIRST = ['building', 'path', 'service', 'minor'];
const compress = promisify(brotliCompress);

/** Returns the drawing as SVG, with `over` on top. `tiles`: those of the piece. */
export async function drawStreets(piece: Piece, over: string, tiles: readonly PlacedTile[]): Promise<string> {
  const features = await readFeatures(tiles);
  const names = placeNames(features, piece);
  const strata = strataAt(piece.zoom)
    .map((stratum) => ({ ...stratum, d: compactPath(features.filter(stratum.includes), piece) }))
    .filter(({ d }) => d !== '');
  for (let omittedCount = 0; ; omittedCount++) {
    const omitted = OMITTED_FIRST.slice(0, omittedCount);
    const shown = strata.filter(({ name }) => !omitted.includes(name));
    const drawing = svgOf(piece, over, elementsOf(shown), names);
    if (omittedCount === OMITTED_FIRST.length || (await sizeOf(drawing)) <= MAX_DRAWING_BYTES) return drawing;
  }
}

async function sizeOf(drawing: string): Promise<number> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return (await compress(drawing, { params: quality })).length;
}

function svgOf(
  { width, height }: Piece,
  over: string,
  elements: readonly string[],
  names: readonly PlacedName[],
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    `<style>${STYLE}</style><rect class="earth" width="${width}" height="${height}"/>`,
    `<g transform="scale(${1 / UNITS_PER_PIXEL})">${elements.join('')}</g>`,
    ...names.map(textOf),
    over,
    '</svg>',
  ].join('');
}

interface DrawnStratum extends Stratum {
  /** Its path. */
  d: string;
}

/** Edges of all roads lie below all surfaces, so that crossings are open. */
function elementsOf(drawn: readonly DrawnStratum[]): string[] {
  const roads = drawn.filter(({ layer }) => layer === 'roads');
  return [
    ...drawn.filter(({ layer }) => layer !== 'roads').map(pathOf),
    `<defs>${roads.map(({ name, d }) => `<path id="${name}" d="${d}"/>`).join('')}</defs>`,
    ...roads
      .filter(({ hasEdge }) => hasEdge)
      .map(({ name, width = 0 }) => roadOf(name, 'edge', width + ROAD_EDGE)),
    ...roads.map(({ name, width = 0, hasEdge }) => roadOf(name, hasEdge ? 'fill' : 'thin', width)),
  ];
}

function pathOf({ name, width, d }: DrawnStratum): string {
  return `<path class="${name}"${width ? ` stroke-width="${unitsOf(width)}"` : ''} d="${d}"/>`;
}

function roadOf(name: string, part: keyof RoadColours, width: number): string {
  return `<use href="#${name}" class="${name}-${part}" stroke-width="${unitsOf(width)}"/>`;
}

function unitsOf(pixels: number): number {
  return Math.round(pixels * UNITS_PER_PIXEL * 10) / 10;
}

function textOf({ kind, text, x, y, degrees }: PlacedName): string {
  const turn = degrees === 0 ? '' : ` transform="rotate(${degrees} ${x} ${y})"`;
  return `<text class="${kind}" x="${x}" y="${y}"${turn}>${xmlText(text)}</text>`;
}

const STYLE = [
  'path,use{fill:none;stroke-linejoin:round}use{stroke-linecap:round}.path-thin{stroke-dasharray:5 4;stroke-linecap:butt}',
  `text{font-family:system-ui,sans-serif;font-weight:500;text-anchor:middle;dominant-baseline:central;paint-order:stroke;stroke-width:3;stroke-linejoin:round}`,
  ...Object.entries(NAME_SIZES).map(([kind, size]) => `.${kind}{font-size:${size}px}`),
  '.town,.quarter{font-weight:600}.water-name{font-style:italic}.pin{stroke-width:3}',
  coloursOf(PALETTE.light),
  `@media(prefers-color-scheme:dark){${coloursOf(PALETTE.dark)}}`,
].join('');

function coloursOf(palette: (typeof PALETTE)['light' | 'dark']): string {
  const colours = streetColours(palette);
  const { land, water, building, rail, path, minor, major, highway, halo, name, town, parkName, waterName } =
    colours;
  const roads: [RoadClass, RoadColours][] = [
    ['path', path],
    ['service', minor],
    ['minor', minor],
    ['major', major],
    ['highway', highway],
  ];
  return [
    `.earth{fill:${land}}.water{fill:${water}}.river{stroke:${water}}.building{fill:${building}}`,
    ...LAND.map(({ fill }) => `.${fill}{fill:${colours[fill]}}`),
    ...roads.flatMap(([road, parts]) =>
      Object.entries(parts).map(([part, colour]) => `.${road}-${part}{stroke:${colour}}`),
    ),
    `.rail-thin,.tram-thin{stroke:${rail}}`,
    `text{fill:${name};stroke:${halo}}.town{fill:${town}}.green{fill:${parkName}}.water-name{fill:${waterName}}`,
    `.pin,.circle{fill:${palette.brick};stroke:${palette.paper}}.circle{fill-opacity:.2;stroke:${palette.brick}}`,
  ].join('');
}
