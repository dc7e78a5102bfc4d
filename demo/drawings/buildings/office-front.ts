/** The shop fronts of the agency's offices, each in the style of its town. */
import { createRandom } from '../../random.ts';
import { darker, lighter, PAPER, STONE } from '../colours.ts';
import { grain } from '../grain.ts';
import { lettering } from '../lettering.ts';
import { GROUND, HEIGHT, sky, skyline, street, tree, WIDTH } from '../outdoors/outdoors.ts';
import { type Box, d, drawing, ellipse, group, path, rect } from '../svg.ts';
import { type Building, building, scaleOf } from './building.ts';
import { neighbours } from './row.ts';

const SIGN = '#7c2a17';
const HOUSE = {
  width: 7.4,
  bays: 3,
  trim: STONE,
  door: SIGN,
  groundFloor: 'shop',
  hasDormers: false,
  hasBalconies: false,
} as const;
const window = (head: 'arch' | 'stone' | 'flat', panes: 'cross' | 'sash') =>
  ({ frame: '#f3ead9', head, panes, trim: STONE }) as const;

/** A stepped gable in Ghent, plaster in Antwerp, a mansion in Brussels, brick of the Meuse in Liège. */
const OFFICES: Readonly<Record<string, Building>> = {
  'office-gent': {
    ...HOUSE,
    floors: 3,
    roof: 'stepped',
    tiles: '#7c4335',
    wall: { colour: '#a5482f', finish: 'brick' },
    window: window('arch', 'cross'),
  },
  'office-antwerpen': {
    ...HOUSE,
    floors: 3,
    roof: 'mansard',
    tiles: '#575a5e',
    hasDormers: true,
    wall: { colour: '#efe6d6', finish: 'plaster' },
    window: window('stone', 'sash'),
  },
  'office-bruxelles': {
    ...HOUSE,
    width: 8.4,
    floors: 4,
    roof: 'saddle',
    tiles: '#4a4d52',
    hasDormers: true,
    wall: { colour: '#d9cdb8', finish: 'plaster' },
    window: window('flat', 'cross'),
  },
  'office-liege': {
    ...HOUSE,
    floors: 3,
    roof: 'saddle',
    tiles: '#4a4d52',
    wall: { colour: '#8f3b2a', finish: 'brick' },
    window: window('stone', 'cross'),
  },
};

/** Returns null for an unknown office. */
export function drawOfficeFront(reference: string): string | null {
  const of = OFFICES[reference];
  if (!of) return null;
  const random = createRandom(reference, 'office-front');
  const scale = scaleOf(of);
  const width = of.width * scale;
  const box = { x: (WIDTH - width) / 2 + random.between(-80, 80), y: GROUND, width, height: 0 };
  return drawing(
    WIDTH,
    HEIGHT,
    sky('clear', random) +
      skyline(random) +
      neighbours({ setting: 'row', floors: of.floors - 1 }, box, scale, random) +
      street(random) +
      building(of, box, scale, random) +
      sign(box, scale) +
      display(of, box, scale) +
      bench(box, scale) +
      tree(random, box.x - 170, GROUND + 70, 500) +
      grain(WIDTH, HEIGHT),
  );
}

function sign({ x, width }: Box, scale: number): string {
  const board = {
    x: x + scale * 0.2,
    y: GROUND - scale * 3.5,
    width: width - scale * 0.4,
    height: scale * 0.78,
  };
  const middle = [board.x + board.width / 2, board.y + board.height / 2] as const;
  const side = { x: x + width + 6, y: GROUND - scale * 4.5, width: scale * 0.9, height: scale * 0.9 };
  return group(
    rect({ ...board, y: board.y + board.height, height: scale * 0.1 }, '#2b211b', { opacity: 0.3 }) +
      rect(board, SIGN) +
      rect({ ...board, height: scale * 0.07 }, lighter(SIGN, 0.25)) +
      lettering('BAKSTEEN', middle, scale * 0.4, PAPER, 13) +
      rect({ x: side.x - 8, y: side.y - scale * 0.12, width: side.width + 12, height: 6 }, '#3b322b') +
      rect(side, SIGN, { rx: 6 }) +
      path(
        d`M${side.x + side.width * 0.2} ${side.y + side.height * 0.8}V${side.y + side.height * 0.45}L${side.x + side.width * 0.5} ${side.y + side.height * 0.18}L${side.x + side.width * 0.8} ${side.y + side.height * 0.45}V${side.y + side.height * 0.8}Z`,
        PAPER,
      ),
  );
}

/** Cards of homes in the shop window. */
function display({ bays }: Building, { x, width }: Box, scale: number): string {
  const wide = width - Math.max(width / bays, scale * 1.9) - scale * 0.35;
  const left = x + scale * 0.35;
  const card = wide / 5.2;
  const tints = ['#a5482f', '#6f8c5c', '#2d4a63', '#d9b36a', '#7a5a6b', '#8f8a84', '#b5603f', '#5f7f5a'];
  return tints
    .map((tint, at) => {
      const cx = left + wide * 0.09 + (at % 4) * (wide * 0.82 + card * 0.22) * 0.25;
      const cy = GROUND - scale * (at < 4 ? 1.75 : 1.16);
      const tall = card * 0.72;
      return group(
        rect({ x: cx, y: cy, width: card, height: tall + 12 }, '#fffaf0') +
          rect({ x: cx + 4, y: cy + 4, width: card - 8, height: tall * 0.7 }, '#c9d1cc') +
          path(
            d`M${cx + card * 0.24} ${cy + 4 + tall * 0.7}V${cy + tall * 0.4}L${cx + card * 0.5} ${cy + tall * 0.14}L${cx + card * 0.76} ${cy + tall * 0.4}V${cy + 4 + tall * 0.7}Z`,
            tint,
          ) +
          rect({ x: cx + 4, y: cy + tall * 0.7 + 10, width: card * 0.5, height: 4 }, '#8f8a84'),
      );
    })
    .join('');
}

const bench = ({ x, width }: Box, scale: number): string =>
  [0.02, 0.985]
    .map((at) => {
      const [foot, middle] = [GROUND + 12, x + width * at];
      return (
        ellipse([middle, foot], scale * 0.4, 7, '#2b211b', { opacity: 0.2 }) +
        path(
          d`M${middle - scale * 0.3} ${foot - scale * 0.5}H${middle + scale * 0.3}L${middle + scale * 0.22} ${foot}H${middle - scale * 0.22}Z`,
          darker('#8f8a84', 0.2),
        ) +
        [-0.14, 0, 0.14]
          .map((shift, index) =>
            ellipse(
              [middle + scale * shift, foot - scale * (0.72 + (index % 2) * 0.16)],
              scale * 0.28,
              scale * 0.3,
              ['#4f7259', '#5f7f5a', '#6f8c5c'][index] as string,
            ),
          )
          .join('')
      );
    })
    .join('');
