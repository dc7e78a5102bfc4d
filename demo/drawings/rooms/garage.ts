/** The inside of a garage: a sectional door, a marked bay, a bicycle and boxes. */
import { darker, lighter, mix } from '../colours.ts';
import { HEIGHT, WIDTH } from '../outdoors/outdoors.ts';
import { type Box, ellipse, group, line, polygon, rect } from '../svg.ts';
import { shadow } from './furniture.ts';
import type { Room } from './rooms.ts';

const STEEL = '#3b3f44';
const MARKING = '#d9b36a';
const CARTONS = ['#b58a5e', '#c7a377', '#a9834f'] as const;

export function garageThings({ back, accent, wall, random }: Room): string {
  const low = back.y + back.height;
  const door = { x: back.x + back.width * 0.14, y: back.y + 110, width: back.width * 0.72, height: 510 };
  return group(
    sectionalDoor(door, mix(wall, random.pick(['#8f8a84', '#6b7a80', '#9b9488']), 0.6)) +
      tubeLight(back) +
      bayLines(back, low) +
      bicycle(back.x + back.width + 20, low + 150, accent) +
      cartons(back.x - 90, low + 190),
  );
}

/** A door of five sections with a row of small windows, a frame and a handle. */
function sectionalDoor({ x, y, width, height }: Box, colour: string): string {
  const section = height / 5;
  const sections = [0, 1, 2, 3, 4].map(
    (at) =>
      rect({ x, y: y + section * at, width, height: section - 5 }, lighter(colour, 0.06 * at)) +
      line(
        [x, y + section * at + section / 2],
        [x + width, y + section * at + section / 2],
        darker(colour, 0.12),
        3,
      ),
  );
  const panes = [0.08, 0.32, 0.56, 0.8].map((share) =>
    rect(
      { x: x + width * share, y: y + section * 0.2, width: width * 0.13, height: section * 0.55 },
      '#d3dedb',
      {
        rx: 6,
      },
    ),
  );
  return (
    rect({ x: x - 26, y: y - 26, width: width + 52, height: height + 26 }, darker(colour, 0.45)) +
    sections.join('') +
    panes.join('') +
    rect({ x: x + width / 2 - 50, y: y + height - 84, width: 100, height: 18 }, STEEL, { rx: 9 })
  );
}

const tubeLight = ({ x, y, width }: Box): string =>
  line([x + width * 0.3, y - 70], [x + width * 0.7, y - 70], STEEL, 26) +
  line([x + width * 0.31, y - 62], [x + width * 0.69, y - 62], '#fffbe8', 14);

/** The lines of the parking space, with the perspective of the floor. */
function bayLines(back: Box, low: number): string {
  const bottom = (share: number) => WIDTH * share;
  const side = (from: number, to: number, width: number) =>
    polygon(
      [
        [back.x + back.width * from, low + 16],
        [back.x + back.width * from + 12, low + 16],
        [bottom(to) + width, HEIGHT],
        [bottom(to), HEIGHT],
      ],
      MARKING,
      { opacity: 0.75 },
    );
  return side(0.1, 0.06, 34) + side(0.88, 0.92, 34);
}

function bicycle(x: number, y: number, colour: string): string {
  const wheel = (at: number) =>
    ellipse([at, y], 62, 92, 'none', { stroke: STEEL, 'stroke-width': 9 }) + ellipse([at, y], 8, 12, STEEL);
  const [hind, front] = [x - 90, x + 110];
  const bar = (from: [number, number], to: [number, number]) => line(from, to, colour, 11);
  return (
    shadow(x, y + 94, 190) +
    wheel(hind) +
    wheel(front) +
    bar([hind, y], [x - 44, y - 130]) +
    bar([x - 44, y - 130], [x + 72, y - 140]) +
    bar([x + 72, y - 140], [x + 4, y]) +
    bar([x + 4, y], [x - 44, y - 130]) +
    bar([hind, y], [x + 4, y]) +
    bar([front, y], [x + 66, y - 176]) +
    line([x + 34, y - 180], [x + 96, y - 172], STEEL, 12) +
    rect({ x: x - 84, y: y - 166, width: 74, height: 18 }, STEEL, { rx: 9 }) +
    line([x - 44, y - 130], [x - 47, y - 156], STEEL, 9)
  );
}

function cartons(x: number, y: number): string {
  const box = (left: number, top: number, width: number, height: number, at: number) => {
    const colour = CARTONS[at] as string;
    return (
      rect({ x: left, y: top, width, height }, colour) +
      rect({ x: left, y: top, width, height: 16 }, lighter(colour, 0.2)) +
      rect({ x: left + width / 2 - 14, y: top, width: 28, height: height * 0.4 }, lighter(colour, 0.35))
    );
  };
  return (
    shadow(x + 90, y + 4, 190) +
    box(x - 70, y - 150, 190, 150, 0) +
    box(x + 130, y - 120, 150, 120, 1) +
    box(x - 40, y - 260, 150, 110, 2)
  );
}
