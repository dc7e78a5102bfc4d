/** A roof terrace, or a terrace behind the house. */
import { createRandom, type Random } from '../../random.ts';
import { darker, faded } from '../colours.ts';
import { grain } from '../grain.ts';
import { plant } from '../rooms/furniture.ts';
import { d, drawing, group, line, path, rect } from '../svg.ts';
import { chairs } from './garden-things.ts';
import { HEIGHT, hedge, sky, skyline, tree, WIDTH } from './outdoors.ts';
import type { Outside } from './outside.ts';

/** The view over the railing: roofs or trees. */
export function drawTerrace({ seed, weather, building: of }: Outside): string {
  const random = createRandom(seed, 'terrace');
  const isHigh = of.floors > 3;
  const rail = random.chance(0.4) ? glassRail() : barRail();
  const boards = Array.from({ length: 17 }, (_, at) =>
    path(
      d`M${at * 100 - 40} 950L${at * 100 + 58} 950L${at * 150 - 320 + 146} ${HEIGHT}L${at * 150 - 320} ${HEIGHT}Z`,
      at % 2 ? '#a37c58' : '#96704d',
    ),
  );
  return drawing(
    WIDTH,
    HEIGHT,
    sky(weather, random) +
      skyline(random) +
      (isHigh
        ? roofsBelow(random)
        : tree(random, 300, 960, 620) +
          tree(random, 1240, 960, 560) +
          hedge(random, { x: -20, y: 820, width: WIDTH + 40, height: 150 })) +
      rail +
      rect({ x: 0, y: 950, width: WIDTH, height: 250 }, '#8a6446') +
      boards.join('') +
      rect({ x: 0, y: 946, width: WIDTH, height: 10 }, '#5d4736') +
      parasol(random) +
      chairs(520, 1070) +
      plant(150, 1120, 1.3) +
      plant(1460, 1110, 1.1) +
      grain(WIDTH, HEIGHT),
  );
}

const barRail = (): string =>
  Array.from({ length: 44 }, (_, at) => rect({ x: at * 38, y: 700, width: 5, height: 250 }, '#3b322b')).join(
    '',
  ) + rect({ x: 0, y: 690, width: WIDTH, height: 14 }, '#3b322b');

const glassRail = (): string =>
  Array.from({ length: 5 }, (_, at) => {
    const x = at * 330 - 10;
    return (
      rect({ x, y: 710, width: 318, height: 240 }, '#cfdcdc', { opacity: 0.4 }) +
      path(d`M${x + 40} 710H${x + 110}L${x + 50} 950H${x}V860Z`, '#fbf8f0', { opacity: 0.3 })
    );
  }).join('') + rect({ x: 0, y: 698, width: WIDTH, height: 12 }, '#4b4a48');

function parasol(random: Random): string {
  const colour = random.pick(['#a5482f', '#2f5d46', '#d9b36a', '#efe6d6', '']);
  if (!colour) return '';
  return (
    line([700, 1130], [700, 560], '#8a6446', 14) +
    path(
      'M330 700Q700 420 1070 700Q1010 672 947 700Q880 672 824 700Q760 672 700 700Q640 672 577 700Q520 672 453 700Q390 672 330 700Z',
      colour,
    ) +
    path('M700 560Q885 560 1070 700Q1010 672 947 700Q900 590 700 560Z', '#2b211b', { opacity: 0.12 })
  );
}

function roofsBelow(random: Random): string {
  const roofs = Array.from({ length: 14 }, (_, at) => {
    const x = at * 125 - 60;
    const y = 760 + random.between(-60, 70);
    const colour = faded(random.pick(['#9c4a33', '#7c4335', '#575a5e', '#86523c']), random.between(0.1, 0.4));
    return (
      path(
        d`M${x - 20} ${y + 240}L${x - 20} ${y + 60}L${x + 60} ${y - 30}L${x + 150} ${y + 60}L${x + 150} ${y + 240}Z`,
        '#c9b59a',
      ) +
      path(d`M${x - 34} ${y + 66}L${x + 60} ${y - 40}L${x + 164} ${y + 66}Z`, colour) +
      rect({ x: x + 84, y: y - 40, width: 24, height: 60 }, darker(colour, 0.2))
    );
  });
  return group(roofs.join(''));
}
