/** Drawings for news about building sites. */
import type { Random } from '../../random.ts';
import { type Building, building } from '../buildings/building.ts';
import { neighbours } from '../buildings/row.ts';
import { BRICKS, darker, lighter, STONE } from '../colours.ts';
import { GROUND, HEIGHT, sky, skyline, street, tree, WIDTH } from '../outdoors/outdoors.ts';
import { LOOKS } from '../people/people.data.ts';
import { type Person, person } from '../people/people.ts';
import { type Box, d, ellipse, group, line, path, rect } from '../svg.ts';

const STEEL = '#8f8a84';

const terraced = (colour: string): Building => ({
  width: 6.4,
  floors: 2,
  roof: 'saddle',
  tiles: '#7c4335',
  trim: STONE,
  door: '#2d4a63',
  bays: 3,
  wall: { colour, finish: 'brick' },
  window: { frame: '#f3ead9', head: 'stone', panes: 'cross', trim: STONE },
  groundFloor: 'rooms',
  hasDormers: false,
  hasBalconies: false,
});

export function renovation(random: Random): string {
  const scale = 88;
  const box: Box = { x: 520, y: GROUND, width: 6.4 * scale, height: 0 };
  const lifts = [0, 1, 2, 3].map((at) => GROUND - 90 - at * 190);
  const poles = Array.from({ length: 6 }, (_, at) => box.x - 50 + at * ((box.width + 100) / 5));
  const roofTop = GROUND - (2 * 3.05 + 0.5) * scale;
  const felt = Array.from({ length: 5 }, (_, at) =>
    rect(
      { x: box.x + 20 + at * 106, y: roofTop - 150, width: 98, height: 138 },
      at % 2 ? '#e2c14f' : '#ead07a',
      { rx: 8 },
    ),
  );
  return (
    sky('clear', random) +
    skyline(random) +
    neighbours({ setting: 'row', floors: 2 }, box, scale, random) +
    street(random) +
    building(terraced(BRICKS[0]), box, scale, random) +
    group(felt.join('')) +
    poles.map((x) => line([x, GROUND + 30], [x, GROUND - 760], STEEL, 9)).join('') +
    lifts
      .map(
        (y) =>
          rect({ x: box.x - 70, y, width: box.width + 140, height: 18 }, '#b58a5e') +
          rect({ x: box.x - 70, y: y + 18, width: box.width + 140, height: 6 }, '#2b211b', { opacity: 0.3 }) +
          line([box.x - 50, y - 90], [box.x + box.width + 50, y - 90], STEEL, 6),
      )
      .join('') +
    poles
      .slice(0, -1)
      .map((x, at) =>
        line(
          [x, lifts[at % 3] as number],
          [poles[at + 1] as number, lifts[(at % 3) + 1] as number],
          STEEL,
          4,
        ),
      )
      .join('') +
    person({ ...(LOOKS['Bram Wouters'] as Person), helmet: true }, 960, (lifts[2] as number) - 108, 0.42) +
    skip(190, GROUND + 96)
  );
}

const skip = (x: number, y: number): string =>
  ellipse([x + 120, y], 190, 14, '#2b211b', { opacity: 0.2 }) +
  path(d`M${x - 60} ${y - 130}H${x + 320}L${x + 270} ${y}H${x - 10}Z`, '#a9782f') +
  path(d`M${x + 200} ${y - 130}H${x + 320}L${x + 270} ${y}H${x + 180}Z`, '#2b211b', { opacity: 0.14 }) +
  [0, 70, 150, 220]
    .map((at) =>
      rect(
        { x: x + at - 20, y: y - 160, width: 64, height: 34 },
        ['#9c4a33', '#8f8a84', '#7c4335', '#b5603f'][(at / 70) | 0] ?? '#9c4a33',
      ),
    )
    .join('') +
  rect({ x: x - 70, y: y - 140, width: 400, height: 16 }, '#8a6122');

/** Concrete floors without walls, and a crane. */
function shell(random: Random, foot: number, x: number, wide: number, floors: number): string {
  const tall = 118;
  const levels = Array.from({ length: floors }, (_, at) => {
    const y = foot - (at + 1) * tall;
    const bays = Array.from({ length: 6 }, (__, bay) => {
      const left = x + (wide / 6) * bay + 12;
      const isWalled = at < floors - 3 || (at < floors - 2 && bay < 3);
      const inner = { x: left, y: y + 20, width: wide / 6 - 14, height: tall - 20 };
      return isWalled
        ? rect(inner, '#b25a3c') +
            rect({ x: left + 26, y: y + 42, width: wide / 6 - 66, height: 62 }, '#5b6f78')
        : rect(inner, darker('#c7beb1', 0.26)) +
            rect({ x: left + 20, y: y + 20, width: 10, height: tall - 20 }, '#9a938a');
    });
    return (
      rect({ x: x - 10, y, width: wide + 20, height: 22 }, '#d2cabd') +
      rect({ x: x - 10, y: y + 18, width: wide + 20, height: 5 }, '#2b211b', { opacity: 0.2 }) +
      bays.join('')
    );
  });
  const rods = Array.from({ length: 12 }, (_, at) =>
    line(
      [x + 20 + (wide / 12) * at, foot - floors * tall],
      [x + 20 + (wide / 12) * at, foot - floors * tall - random.between(30, 56)],
      '#7d5747',
      4,
    ),
  );
  return group(levels.join('') + rods.join(''));
}

function crane(x: number, foot: number, top: number, reach: number): string {
  const colour = '#d19f45';
  const lattice = Array.from(
    { length: Math.round((foot - top) / 46) },
    (_, at) =>
      line([x - 16, foot - at * 46], [x + 16, foot - at * 46 - 46], colour, 5) +
      line([x + 16, foot - at * 46], [x - 16, foot - at * 46 - 46], colour, 5),
  );
  const arm = Array.from({ length: Math.round(Math.abs(reach) / 44) }, (_, at) => {
    const from = x + Math.sign(reach) * at * 44;
    return (
      line([from, top], [from + Math.sign(reach) * 22, top - 30], colour, 4) +
      line([from + Math.sign(reach) * 22, top - 30], [from + Math.sign(reach) * 44, top], colour, 4)
    );
  });
  const hook = x + reach * 0.72;
  return group(
    lattice.join('') +
      [-16, 16].map((side) => line([x + side, foot], [x + side, top], colour, 8)).join('') +
      arm.join('') +
      line([x - reach * 0.28, top], [x + reach, top], colour, 8) +
      line([x, top - 90], [x + reach * 0.8, top - 28], '#6b5135', 4) +
      line([x, top - 90], [x - reach * 0.26, top], '#6b5135', 4) +
      line([x, top], [x, top - 92], colour, 10) +
      rect(
        { x: Math.min(x - reach * 0.28, x - reach * 0.2), y: top, width: Math.abs(reach) * 0.1, height: 66 },
        '#8f8a84',
      ) +
      rect({ x: x - 4, y: top + 6, width: 48, height: 56 }, lighter(colour, 0.3)) +
      line([hook, top], [hook, top + 190], '#3b322b', 3) +
      rect({ x: hook - 60, y: top + 190, width: 120, height: 30 }, '#b58a5e'),
  );
}

export const vat = (random: Random): string =>
  sky('clear', random) +
  skyline(random) +
  crane(380, GROUND, 190, 860) +
  shell(random, GROUND, 560, 760, 6) +
  rect({ x: 0, y: GROUND, width: WIDTH, height: HEIGHT - GROUND }, '#b9a684') +
  fence() +
  tree(random, 1480, GROUND + 20, 420);

const fence = (): string =>
  Array.from(
    { length: 9 },
    (_, at) =>
      rect({ x: at * 186 - 20, y: GROUND - 30, width: 178, height: 150 }, at % 2 ? '#d9cdb8' : '#e6dccb') +
      rect({ x: at * 186 - 20, y: GROUND - 30, width: 178, height: 34 }, at % 3 ? '#a5482f' : '#2f5d46') +
      rect({ x: at * 186 + 152, y: GROUND - 44, width: 12, height: 180 }, STEEL),
  ).join('') + rect({ x: 0, y: GROUND + 118, width: WIDTH, height: 10 }, '#2b211b', { opacity: 0.2 });

export function openDay(random: Random): string {
  const visitors = ['Amélie Lambert', 'Younes El Amrani', 'Katharina Schröder'].map((name, at) =>
    person({ ...(LOOKS[name] as Person), helmet: true }, 330 + at * 440, 900 + (at % 2) * 40, 1.16),
  );
  return (
    sky('hazy', random) +
    skyline(random) +
    crane(1390, GROUND, 150, -700) +
    shell(random, GROUND, 140, 1050, 6) +
    rect({ x: 0, y: GROUND - 20, width: WIDTH, height: 230 }, '#b9a684') +
    visitors.join('')
  );
}
