/** Kitchens. */
import { darker, lighter, mix } from './colours.ts';
import { bowl, shadow, stool } from './furniture.ts';
import type { Room } from './rooms.ts';
import { type Box, d, group, line, path, rect } from './svg.ts';

export function kitchenThings({ back, accent, wood, wall }: Room): string {
  const low = back.y + back.height;
  const front = mix(accent, wall, 0.25);
  const top = low - 260;
  const doors = Array.from({ length: 6 }, (_, at) =>
    cupboard(
      { x: back.x + (back.width / 6) * at + 3, y: top + 34, width: back.width / 6 - 6, height: 206 },
      front,
    ),
  );
  const upper = [0, 5].map((at) =>
    cupboard(
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
      rect({ x: back.x, y: low - 22, width: back.width, height: 22 }, '#3b322b') +
      island(accent, wood),
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

const pot = (x: number, top: number, colour: string): string =>
  rect({ x: x - 46, y: top - 56, width: 92, height: 56 }, colour, { rx: 6 }) +
  rect({ x: x - 54, y: top - 62, width: 108, height: 10 }, darker(colour, 0.25), { rx: 5 });
