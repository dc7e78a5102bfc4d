/** Land: fields, a plot, a wood. */
import { createRandom } from '../random.ts';
import { LAWN, mix } from './colours.ts';
import { HEIGHT, sky, skyline, tree, WIDTH } from './outdoors.ts';
import type { Outside } from './outside.ts';
import { d, drawing, line, path, rect } from './svg.ts';

/** Land: fields or a plot with its stakes, a lane beside it. */
export function drawLand({ seed, weather }: Outside, isWooded: boolean): string {
  const random = createRandom(seed, 'land');
  const fields = Array.from({ length: 4 }, (_, at) =>
    path(
      d`M0 ${720 + at * 46}L${WIDTH} ${690 + at * 58}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`,
      mix(LAWN, at % 2 ? '#d9c48a' : '#7f9a5c', 0.25 + at * 0.12),
    ),
  );
  const trees = Array.from({ length: isWooded ? 16 : 5 }, () =>
    tree(
      random,
      random.between(0, WIDTH),
      random.between(730, isWooded ? 900 : 760),
      random.between(300, isWooded ? 640 : 420),
    ),
  );
  const blades = Array.from({ length: 160 }, () => {
    const [x, y] = [random.between(0, WIDTH), random.between(900, HEIGHT)];
    return line(
      [x, y],
      [x + random.between(-8, 8), y - random.between(14, 34)],
      random.pick(['#7f9a5c', '#a9b272', '#93a56b', '#6f8c5c']),
      4,
    );
  });
  return drawing(
    WIDTH,
    HEIGHT,
    sky(weather, random) +
      skyline(random) +
      fields.join('') +
      trees.join('') +
      blades.join('') +
      (isWooded ? '' : plot()),
  );
}

/** The corners of a plot, with a line between them. */
function plot(): string {
  const corners = [
    [300, 900],
    [1290, 880],
    [1450, 1120],
    [120, 1140],
  ] as const;
  const stakes = corners.map(
    ([x, y]) =>
      rect({ x: x - 7, y: y - 70, width: 14, height: 76 }, '#a5482f') +
      rect({ x: x - 7, y: y - 70, width: 14, height: 16 }, '#fff6e6'),
  );
  const rope = path('M300 850L1290 830L1450 1070L120 1090Z', 'none', {
    stroke: '#fff6e6',
    'stroke-width': 4,
    'stroke-dasharray': '18 12',
  });
  return rope + stakes.join('');
}
