/** Holiday homes in their landscape: on the dike, in the dunes, in an Ardennes valley, above a bay in Spain. */
import { createRandom, type Random } from '../random.ts';
import { type Building, building, scaleOf } from './buildings/building.ts';
import { darker, lighter } from './colours.ts';
import { grain } from './grain.ts';
import { dunes, marram } from './outdoors/dunes.ts';
import { beach, boat, capes, fir, hills, huts, palm, sea } from './outdoors/landscapes.ts';
import { HEIGHT, hedge, lawn, sky, type Weather, WIDTH } from './outdoors/outdoors.ts';
import { type Box, d, drawing, ellipse, group, line, path, rect } from './svg.ts';

export type Region = 'coast' | 'ardennes' | 'spain';

export interface HolidayScene {
  seed: string;
  building: Building;
  weather: Weather;
  region: Region;
}

const BASE = 950;

/** The front of the home. */
export function drawHoliday(scene: HolidayScene): string {
  const random = createRandom(scene.seed, 'holiday');
  const isBlock = scene.building.block !== undefined;
  const scale = Math.min(scaleOf(scene.building), isBlock ? 46 : 84);
  const width = scene.building.width * scale;
  const box = { x: (WIDTH - width) / 2 + random.between(-110, 110), y: BASE, width, height: 0 };
  const home = building(scene.building, box, scale, random);
  const shadow = ellipse([box.x + width * 0.54, BASE + 8], width * 0.56, 20, '#2b211b', { opacity: 0.2 });
  const [behind, before] = around(scene, box, scale, random);
  return drawing(
    WIDTH,
    HEIGHT,
    sky(scene.weather, random) + behind + shadow + home + before + grain(WIDTH, HEIGHT),
  );
}

function around(
  { region, building: of }: HolidayScene,
  box: Box,
  scale: number,
  random: Random,
): [string, string] {
  if (region === 'ardennes') return ardennes(box, random);
  if (region === 'spain') return spain(box, of.block !== undefined, random);
  return of.block ? dike(of, box, scale, random) : inDunes(box, random);
}

/** Blocks along the dike, with the beach in front. */
function dike(of: Building, box: Box, scale: number, random: Random): [string, string] {
  const beside = [-1, 1].map((side) => {
    const metres = random.between(17, 19);
    const width = metres * scale;
    const x = side < 0 ? box.x - width - 4 : box.x + box.width + 4;
    const floors = Math.max(4, of.floors + random.int(-2, 1));
    const colour = random.pick(['#efe9dc', '#e6e2d8', '#eadfcd', '#d9dcd8']);
    const other: Building = { ...of, width: metres, floors, wall: { colour, finish: 'plaster' } };
    return building(other, { ...box, x, width }, scale, random, `b${side + 1}`);
  });
  const air = rect({ x: 0, y: 0, width: WIDTH, height: BASE }, '#e9e4d8', { opacity: 0.28 });
  const slabs = Array.from({ length: 24 }, (_, at) =>
    line([at * 72, BASE + 4], [at * 72 - 30, BASE + 62], '#bcae97', 2),
  );
  const rail = rect({ x: 0, y: BASE + 56, width: WIDTH, height: 16 }, '#a59884');
  return [
    beside.join('') + air,
    rect({ x: 0, y: BASE, width: WIDTH, height: 64 }, '#d3c6b0') +
      slabs.join('') +
      beach(random, BASE + 66) +
      rail +
      huts(random, random.between(40, 900), HEIGHT - 40, 4, 104) +
      [0.1, 0.5, 0.93].map((at) => marram(random, WIDTH * at, HEIGHT - 4, 1.4)).join(''),
  ];
}

function inDunes(box: Box, random: Random): [string, string] {
  const tufts = Array.from({ length: 16 }, () =>
    marram(random, random.between(0, WIDTH), random.between(BASE + 90, HEIGHT), 1.5),
  );
  const posts = Array.from({ length: 12 }, (_, at) =>
    rect({ x: at * 146 - 20, y: BASE + 26, width: 13, height: 84 }, '#8a6446'),
  );
  const door = box.x + box.width * 0.12;
  return [
    sea(random, 620, 730) + boat(box.x > 400 ? 160 : 1420, 664, 56) + dunes(random, 650),
    rect({ x: 0, y: BASE - 4, width: WIDTH, height: 260 }, '#dfcda6') +
      path(d`M${door - 40} ${BASE}H${door + 80}L${door + 180} ${HEIGHT}H${door - 190}Z`, '#cbb68c') +
      posts.join('') +
      path(d`M-20 ${BASE + 46}H${WIDTH}M-20 ${BASE + 84}H${WIDTH}`, 'none', {
        stroke: '#8a6446',
        'stroke-width': 4,
      }) +
      tufts.join(''),
  ];
}

function ardennes(box: Box, random: Random): [string, string] {
  const firs = [0.02, 0.1, 0.17, 0.84, 0.91, 0.985].map((at) =>
    fir(
      WIDTH * at + random.between(-20, 20),
      BASE + random.between(-14, 14),
      random.between(430, 680),
      random.pick(['#4b6b54', '#57755a', '#45604f']),
    ),
  );
  const logs = Array.from({ length: 12 }, (_, at) =>
    ellipse(
      [box.x + box.width + 50 + (at % 4) * 34, BASE - 18 - Math.floor(at / 4) * 30],
      17,
      15,
      '#c7a377',
      { stroke: '#7d5b3f', 'stroke-width': 4 },
    ),
  );
  const rails = Array.from({ length: 9 }, (_, at) =>
    rect({ x: at * 200 - 60, y: BASE + 66, width: 18, height: 120 }, '#7d5b3f'),
  );
  return [
    hills(random, 500) + firs.join('') + lawn(random, BASE - 8),
    rect({ x: 0, y: BASE + 40, width: WIDTH, height: 260 }, '#93a56b') +
      path(d`M${box.x + 20} ${BASE}H${box.x + 180}L${box.x + 60} ${HEIGHT}H${box.x - 330}Z`, '#cdbd9d') +
      logs.join('') +
      rails.join('') +
      [90, 134].map((y) => line([-20, BASE + y], [WIDTH, BASE + y + 8], '#8a6446', 13)).join('') +
      hedge(random, { x: 1160, y: BASE + 120, width: 500, height: 100 }),
  ];
}

function spain(box: Box, isBlock: boolean, random: Random): [string, string] {
  const palms = [box.x - 150, box.x + box.width + 120, box.x + box.width + 300].map((x, at) =>
    palm(random, x, BASE + at * 20, random.between(430, 600)),
  );
  const flowers = Array.from({ length: 40 }, () =>
    ellipse(
      [random.between(-20, 250), random.between(BASE - 190, BASE + 40)],
      random.between(12, 26),
      random.between(10, 20),
      random.pick(['#b5567a', '#c46a8c', '#9f4a6b', '#5f7f5a', '#4f7259']),
    ),
  );
  return [
    capes(random, 760) +
      (random.chance(0.6) ? sea(random, 744, 830, '#5f9aa5') : '') +
      rect({ x: 0, y: 806, width: WIDTH, height: 400 }, '#c3b283') +
      palms.slice(0, isBlock ? 1 : 2).join(''),
    rect({ x: 0, y: BASE, width: WIDTH, height: 260 }, '#d9b48e') +
      Array.from({ length: 20 }, (_, at) =>
        line([at * 90 - 60, BASE], [(at * 90 - 60 - 800) * 1.5 + 800, HEIGHT], '#c39a74', 2.5),
      ).join('') +
      [50, 130].map((y) => line([0, BASE + y], [WIDTH, BASE + y], '#c39a74', 2.5)).join('') +
      pool(random) +
      group(flowers.join('')) +
      (palms[2] ?? ''),
  ];
}

function pool(random: Random): string {
  const [left, right, top] = [420, 1330, BASE + 74];
  const ripples = Array.from({ length: 14 }, () => {
    const [x, y] = [random.between(left - 20, right - 160), random.between(top + 20, HEIGHT - 20)];
    return path(d`M${x} ${y}q30 -10 60 0t60 0`, 'none', {
      stroke: '#dff0f0',
      'stroke-width': 4,
      opacity: 0.7,
    });
  });
  const lounger = (x: number) =>
    path(d`M${x} ${BASE + 58}h150l40 -46`, 'none', {
      stroke: '#fbf4e6',
      'stroke-width': 16,
      'stroke-linejoin': 'round',
    }) + [20, 130].map((at) => line([x + at, BASE + 64], [x + at, BASE + 88], '#8a6446', 7)).join('');
  return (
    path(d`M${left - 30} ${top - 16}H${right + 30}L${right + 200} ${HEIGHT}H${left - 200}Z`, '#f3e6d0') +
    path(d`M${left} ${top}H${right}L${right + 130} ${HEIGHT}H${left - 130}Z`, '#6fb3bb') +
    path(d`M${left} ${top}H${right}L${right + 12} ${top + 16}H${left - 12}Z`, darker('#6fb3bb', 0.22)) +
    path(
      d`M${left} ${top + 16}H${left + 380}L${left + 60} ${HEIGHT}H${left - 130}Z`,
      lighter('#6fb3bb', 0.25),
      { opacity: 0.6 },
    ) +
    ripples.join('') +
    lounger(1390) +
    lounger(140)
  );
}
