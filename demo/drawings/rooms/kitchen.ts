/** Kitchens. */
import { darker, lighter, mix } from '../colours.ts';
import { type Box, d, ellipse, group, line, path, rect } from '../svg.ts';
import { pendant } from './decor.ts';
import { bowl, shadow, stool } from './furniture.ts';
import type { Room } from './rooms.ts';

export function kitchenThings({ back, accent, wood, wall, lamp, random }: Room): string {
  const low = back.y + back.height;
  const front = mix(accent, wall, 0.25);
  const top = low - 260;
  const doors = Array.from({ length: 6 }, (_, at) =>
    cupboard(
      { x: back.x + (back.width / 6) * at + 3, y: top + 34, width: back.width / 6 - 6, height: 206 },
      front,
    ),
  );
  const isOpen = random.chance(0.4);
  const upper = [0, 5].map((at) =>
    isOpen
      ? boards(back.x + (back.width / 6) * at, back.y + 150, back.width / 6, wood)
      : cupboard(
          { x: back.x + (back.width / 6) * at + 3, y: back.y + 70, width: back.width / 6 - 6, height: 200 },
          front,
        ),
  );
  const hob = back.x + back.width * 0.86;
  return group(
    rect({ x: back.x, y: top - 62, width: back.width, height: 70 }, lighter(wall, 0.5)) +
      doors.join('') +
      upper.join('') +
      rect({ x: back.x - 8, y: top, width: back.width + 16, height: 36 }, '#4b4a48') +
      rect({ x: back.x - 8, y: top, width: back.width + 16, height: 8 }, '#76736e') +
      line([back.x + back.width * 0.42, top], [back.x + back.width * 0.42, top - 84], '#8f8a84', 9) +
      path(d`M${back.x + back.width * 0.42} ${top - 82}q40 -26 62 18`, 'none', {
        stroke: '#8f8a84',
        'stroke-width': 9,
      }) +
      pot(hob, top, accent) +
      (isOpen ? '' : hood(hob, back.y, top)) +
      rect({ x: back.x, y: low - 22, width: back.width, height: 22 }, '#3b322b') +
      (random.chance(0.55) ? island(accent, wood) : dining(accent, wood)) +
      [560, 1040].map((x) => pendant(x, 400, mix(accent, '#d9b36a', 0.4), lamp)).join(''),
  );
}

const cupboard = ({ x, y, width, height }: Box, colour: string): string =>
  rect({ x, y, width, height }, colour) +
  rect({ x: x + 14, y: y + 14, width: width - 28, height: height - 28 }, 'none', {
    stroke: darker(colour, 0.18),
    'stroke-width': 3,
  }) +
  rect({ x: x + width - 30, y: y + height * 0.42, width: 7, height: 38 }, '#d9b36a');

function island(accent: string, wood: string): string {
  const stools = [520, 800, 1080].map((x) => stool(x, 1130, accent));
  return group(
    shadow(800, 1190, 640) +
      rect({ x: 300, y: 985, width: 1000, height: 200 }, mix(wood, '#fff6e6', 0.3)) +
      Array.from({ length: 9 }, (_, at) =>
        line([300 + at * 125, 985], [300 + at * 125, 1185], darker(wood, 0.12), 2),
      ).join('') +
      rect({ x: 262, y: 950, width: 1076, height: 38 }, lighter('#d9cdb8', 0.3)) +
      rect({ x: 262, y: 980, width: 1076, height: 10 }, '#2b211b', { opacity: 0.2 }) +
      bowl(620, 950, accent) +
      stools.join(''),
  );
}

/** Shelves with plates and jars. */
const boards = (x: number, y: number, width: number, wood: string): string =>
  [0, 110]
    .map(
      (drop) =>
        [0.2, 0.42, 0.64, 0.84]
          .map((at, index) =>
            index % 2 === (drop ? 1 : 0)
              ? ellipse([x + width * at, y + drop - 26], 24, 26, ['#fffaf0', '#d3dedb'][index % 2] as string)
              : rect(
                  { x: x + width * at - 15, y: y + drop - 48, width: 30, height: 48 },
                  ['#b5603f', '#8fa08f'][index % 2] as string,
                  { rx: 6 },
                ),
          )
          .join('') + rect({ x: x + 8, y: y + drop, width: width - 16, height: 12 }, wood),
    )
    .join('');

const hood = (x: number, top: number, hob: number): string =>
  rect({ x: x - 26, y: top, width: 52, height: hob - top - 260 }, '#b3aca2') +
  path(d`M${x - 40} ${hob - 270}H${x + 40}L${x + 96} ${hob - 200}H${x - 96}Z`, '#c7beb1') +
  rect({ x: x - 96, y: hob - 200, width: 192, height: 16 }, '#8f8a84');

/** A table with its chairs. */
function dining(accent: string, wood: string): string {
  const chair = (x: number) =>
    rect({ x: x - 62, y: 880, width: 124, height: 120 }, darker(wood, 0.16), { rx: 14 }) +
    rect({ x: x - 48, y: 894, width: 96, height: 84 }, mix(accent, '#efe7d8', 0.4), { rx: 10 }) +
    [-52, 52].map((side) => line([x + side, 1000], [x + side * 1.1, 1120], darker(wood, 0.3), 10)).join('');
  return group(
    shadow(800, 1176, 560) +
      [520, 800, 1080].map(chair).join('') +
      [370, 1230]
        .map((x) => rect({ x: x - 15, y: 1000, width: 30, height: 180 }, darker(wood, 0.3)))
        .join('') +
      rect({ x: 300, y: 976, width: 1000, height: 38 }, lighter(wood, 0.5), { rx: 8 }) +
      rect({ x: 300, y: 1006, width: 1000, height: 9 }, '#2b211b', { opacity: 0.2 }) +
      bowl(800, 976, accent),
  );
}

const pot = (x: number, top: number, colour: string): string =>
  rect({ x: x - 46, y: top - 56, width: 92, height: 56 }, colour, { rx: 6 }) +
  rect({ x: x - 54, y: top - 62, width: 108, height: 10 }, darker(colour, 0.25), { rx: 5 });
