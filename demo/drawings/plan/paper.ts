/** The sheet of a plan, with its scale and north arrow. */
import { darker, lighter, mix, PAPER } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { HEIGHT, WIDTH } from '../outdoors/outdoors.ts';
import { d, ellipse, group, path, rect } from '../svg.ts';
import { INK } from './walls.ts';

export const paper = (): string =>
  rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, PAPER) +
  rect({ x: 36, y: 36, width: WIDTH - 72, height: HEIGHT - 72 }, 'none', {
    stroke: mix(PAPER, INK, 0.3),
    'stroke-width': 2,
  }) +
  rect({ x: 46, y: 46, width: WIDTH - 92, height: HEIGHT - 92 }, 'none', {
    stroke: mix(PAPER, INK, 0.18),
    'stroke-width': 1.2,
  });

/** The length of the scale: one, two, five or ten metres, whichever is closest to a sixth of the sheet. */
export function scaleBar(scale: number): string {
  const metre = scale * 100;
  const metres = [10, 5, 2].find((length) => length * metre < 330) ?? 1;
  const [x, y, length] = [110, HEIGHT - 100, metres * metre];
  const parts = Array.from({ length: 4 }, (_, at) =>
    rect({ x: x + (length / 4) * at, y, width: length / 4, height: 14 }, at % 2 ? PAPER : INK, {
      stroke: INK,
      'stroke-width': 2.5,
    }),
  );
  return group(
    parts.join('') +
      lettering('0', [x, y - 26], 24, INK, 9) +
      lettering(`${metres} m`, [x + length, y - 26], 24, INK, 9),
  );
}

export function northArrow(angle: number): string {
  const [x, y] = [WIDTH - 150, HEIGHT - 118];
  return group(
    ellipse([0, 0], 44, 44, lighter(PAPER, 0.5), { stroke: INK, 'stroke-width': 2.5 }) +
      path('M0 -36L16 26L0 14Z', '#a5482f') +
      path('M0 -36L-16 26L0 14Z', darker(PAPER, 0.35)) +
      lettering('N', [0, -62], 24, INK, 10),
    { transform: d`translate(${x} ${y}) rotate(${angle})` },
  );
}
