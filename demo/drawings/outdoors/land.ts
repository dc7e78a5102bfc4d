/** Land: fields, a plot, a wood. */
import { createRandom, type Random } from '../../random.ts';
import { LAWN, mix } from '../colours.ts';
import type { LandUse } from '../facts.ts';
import { grain } from '../grain.ts';
import { d, drawing, ellipse, group, line, path, rect } from '../svg.ts';
import { HEIGHT, sky, skyline, tree, WIDTH } from './outdoors.ts';
import type { Outside } from './outside.ts';

/** Fields, a staked plot or a wood, with a lane. All views of one `owner` show the same use. */
export function drawLand({ seed, weather }: Outside, use: LandUse, owner: string): string {
  const random = createRandom(seed, 'land');
  const isWooded = use === 'wood';
  const crop = createRandom(owner, 'crop').pick(['bales', 'furrows', 'cows'] as const);
  const kind = use === 'farmland' ? crop : use;
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
  return drawing(
    WIDTH,
    HEIGHT,
    sky(weather, random) +
      skyline(random) +
      fields.join('') +
      trees.join('') +
      (kind === 'furrows' ? furrows() : '') +
      blades(random) +
      (kind === 'plot' ? plot() : '') +
      (kind === 'bales' ? bales(random) : '') +
      (kind === 'cows' ? cows(random) : '') +
      lane(random) +
      grain(WIDTH, HEIGHT),
  );
}

function blades(random: Random): string {
  return Array.from({ length: 160 }, () => {
    const [x, y] = [random.between(0, WIDTH), random.between(900, HEIGHT)];
    return line(
      [x, y],
      [x + random.between(-8, 8), y - random.between(14, 34)],
      random.pick(['#7f9a5c', '#a9b272', '#93a56b', '#6f8c5c']),
      4,
    );
  }).join('');
}

/** Ploughed furrows towards the horizon. */
const furrows = (): string =>
  path(d`M0 860L${WIDTH} 840V${HEIGHT}H0Z`, '#a58a62') +
  Array.from({ length: 21 }, (_, at) =>
    path(
      d`M${500 + at * 30} 850L${at * 190 - 1100} ${HEIGHT}h70L${506 + at * 30} 850Z`,
      at % 2 ? '#8f7550' : '#b39a70',
    ),
  ).join('');

function bales(random: Random): string {
  return Array.from({ length: 6 }, (_, at) => {
    const share = (at + 1) / 6;
    const [x, y] = [random.between(100, 1450), 830 + share * 260];
    const size = 30 + share * 56;
    return (
      ellipse([x + size * 0.3, y + size * 0.86], size * 1.5, size * 0.2, '#2b211b', { opacity: 0.2 }) +
      rect({ x: x - size * 0.2, y: y - size, width: size * 1.3, height: size * 1.9 }, '#c9a75f', {
        rx: size * 0.6,
      }) +
      ellipse([x - size * 0.1, y], size * 0.8, size * 0.95, '#dfc27d') +
      ellipse([x - size * 0.1, y], size * 0.5, size * 0.6, 'none', { stroke: '#b8954f', 'stroke-width': 4 }) +
      ellipse([x - size * 0.1, y], size * 0.22, size * 0.28, 'none', { stroke: '#b8954f', 'stroke-width': 4 })
    );
  }).join('');
}

function cows(random: Random): string {
  const cow = (x: number, y: number, size: number, turn: number) =>
    group(
      ellipse([0, 62], 92, 9, '#2b211b', { opacity: 0.2 }) +
        [-56, -36, 40, 58].map((leg) => rect({ x: leg, y: 10, width: 12, height: 52 }, '#efe6d6')).join('') +
        path('M-74 -30Q-70 -44 -40 -44H54Q78 -42 76 -8V18Q40 30 -60 20Q-78 10 -74 -30Z', '#fbf4e6') +
        path('M-50 -44Q-60 -10 -24 0Q0 -8 -6 -44Z', '#7d4632') +
        path('M26 -44Q20 -16 48 -12Q70 -18 60 -42Z', '#7d4632') +
        path('M66 -36L104 -48L118 -20Q112 -8 98 -12L72 -8Z', '#7d4632') +
        path('M102 -18L119 -22Q118 -8 106 -10Z', '#e6c3ac'),
      { transform: d`translate(${x} ${y}) scale(${turn * size} ${size})` },
    );
  return [0, 1, 2, 3]
    .map((at) =>
      cow(250 + at * 330 + random.between(-90, 90), 850 + at * 62, 0.7 + at * 0.25, random.pick([-1, 1])),
    )
    .join('');
}

/** A lane between grass, with poplars or a fence. */
function lane(random: Random): string {
  if (random.chance(0.4)) return '';
  const isOnLeft = random.chance(0.5);
  const at = (x: number) => (isOnLeft ? x : WIDTH - x);
  const posts = Array.from({ length: 7 }, (_, post) => {
    const share = post / 6;
    return rect(
      { x: at(300 - share * 250) - 6, y: 770 + share * 330, width: 9 + share * 9, height: 50 + share * 60 },
      '#7d5b3f',
    );
  });
  return group(
    path(d`M${at(190)} 742L${at(222)} 742L${at(60)} ${HEIGHT}L${at(-300)} ${HEIGHT}Z`, '#cdbd9d') +
      path(d`M${at(203)} 742L${at(208)} 742L${at(-90)} ${HEIGHT}L${at(-130)} ${HEIGHT}Z`, '#a9b272') +
      posts.join('') +
      path(d`M${at(303)} 786L${at(56)} 1136`, 'none', { stroke: '#7d5b3f', 'stroke-width': 4 }),
  );
}

/** Stakes at the corners of a plot, connected by a line. */
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
