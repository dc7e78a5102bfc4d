/** What lies on a desk: papers, a pen, a mug, keys, an arm. */

import { darker, lighter } from '../colours.ts';
import { HEIGHT, WIDTH } from '../outdoors/outdoors.ts';
import type { Person } from '../people/people.ts';
import { d, ellipse, group, line, type Point, path, rect } from '../svg.ts';

export const wallAndTable = (wall: string, wood: string, edge: number): string =>
  rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, wall) +
  path(d`M0 0H${WIDTH * 0.55}L${WIDTH * 0.2} ${edge}H0Z`, '#fff6e6', { opacity: 0.4 }) +
  rect({ x: 0, y: edge, width: WIDTH, height: HEIGHT - edge }, wood) +
  Array.from({ length: 5 }, (_, at) =>
    line([0, edge + 40 + at * at * 26], [WIDTH, edge + 30 + at * at * 27], darker(wood, 0.1), 3),
  ).join('') +
  rect({ x: 0, y: edge, width: WIDTH, height: 10 }, lighter(wood, 0.3));

/** A sheet of paper with lines of writing, turned by `angle`. */
export function sheet(x: number, y: number, width: number, angle: number, inner = ''): string {
  const height = width * 1.38;
  const lines = Array.from({ length: 11 }, (_, at) =>
    rect(
      {
        x: width * 0.12,
        y: height * (0.2 + at * 0.055),
        width: width * (at % 4 === 3 ? 0.46 : 0.76),
        height: 7,
      },
      '#c9bda9',
      { rx: 3 },
    ),
  );
  return group(
    rect({ x: 14, y: 16, width, height }, '#2b211b', { opacity: 0.16 }) +
      rect({ x: 0, y: 0, width, height }, '#fffaf0') +
      (inner ||
        rect({ x: width * 0.12, y: height * 0.09, width: width * 0.5, height: 16 }, '#a5482f', { rx: 4 }) +
          lines.join('') +
          path(d`M${width * 0.56} ${height * 0.9}q20 -40 36 -4t30 -14t34 6t22 -8`, 'none', {
            stroke: '#2d4a63',
            'stroke-width': 5,
          })),
    { transform: `translate(${x} ${y}) rotate(${angle})` },
  );
}

export const pen = (x: number, y: number, angle: number): string =>
  group(
    rect({ x: 0, y: -9, width: 210, height: 18 }, '#2d4a63', { rx: 9 }) +
      rect({ x: 150, y: -9, width: 10, height: 18 }, '#d9b36a') +
      path('M0 -9L-34 0L0 9Z', '#d9b36a'),
    { transform: `translate(${x} ${y}) rotate(${angle})` },
  );

export const mug = (x: number, y: number, colour: string): string =>
  ellipse([x + 20, y + 66], 90, 14, '#2b211b', { opacity: 0.2 }) +
  path(d`M${x + 50} ${y - 20}q54 -4 44 38t-56 34`, 'none', {
    stroke: darker(colour, 0.1),
    'stroke-width': 14,
  }) +
  path(d`M${x - 58} ${y - 58}H${x + 58}L${x + 48} ${y + 66}H${x - 48}Z`, colour) +
  ellipse([x, y - 58], 58, 14, lighter(colour, 0.3)) +
  ellipse([x, y - 57], 46, 9, '#5d4736');

export function keys(x: number, y: number): string {
  const key = (angle: number, long: number) =>
    group(
      ellipse([0, 34], 30, 30, 'none', { stroke: '#c9a14f', 'stroke-width': 15 }) +
        rect({ x: -8, y: 62, width: 16, height: long }, '#c9a14f', { rx: 4 }) +
        rect({ x: 6, y: 40 + long, width: 24, height: 13 }, '#c9a14f') +
        rect({ x: 6, y: 16 + long, width: 17, height: 12 }, '#b08a3e'),
      { transform: `translate(${x} ${y}) rotate(${angle})` },
    );
  return group(
    ellipse([x + 10, y + 90], 130, 34, '#2b211b', { opacity: 0.14 }) +
      ellipse([x, y - 20], 46, 46, 'none', { stroke: '#8f8a84', 'stroke-width': 8 }) +
      key(-38, 96) +
      key(8, 120) +
      group(
        path('M0 0L64 46V122H-64V46Z', '#a5482f') +
          rect({ x: -18, y: 70, width: 36, height: 52 }, '#f6efe2') +
          ellipse([0, 24], 9, 9, '#f6efe2'),
        { transform: `translate(${x + 26} ${y}) rotate(-68)` },
      ),
  );
}

/** An arm over the edge of a table, from point `from` to the hand. */
export const arm = (from: number, edge: number, [x, y]: Point, { skin, cloth }: Person): string => {
  const turn = x > from ? 1 : -1;
  return (
    path(
      d`M${from - 80} ${edge}H${from + 80}L${x - turn * 10} ${y + 34}L${x - turn * 70} ${y - 34}Z`,
      darker(cloth, 0.1),
    ) +
    ellipse([x + turn * 10, y], 62, 34, skin) +
    [-12, 4, 18]
      .map((at) => line([x + turn * 30, y + at], [x + turn * 66, y + at * 0.8], darker(skin, 0.18), 3.5))
      .join('')
  );
};
