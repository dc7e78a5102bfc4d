/** Views outside: the garden behind the house, its terrace, the street, the land around. */
import { createRandom, type Random } from '../../random.ts';
import { type Building, building } from '../buildings/building.ts';
import { neighbours } from '../buildings/row.ts';
import { darker, LAWN, LEAVES, lighter, STONE } from '../colours.ts';
import { grain } from '../grain.ts';
import { plant } from '../rooms/furniture.ts';
import { d, drawing, ellipse, group, line, path, rect } from '../svg.ts';
import { chairs, endOfGarden, feature, steppingStones } from './garden-things.ts';
import { GROUND, HEIGHT, sky, skyline, street, tree, type Weather, WIDTH } from './outdoors.ts';

export interface Outside {
  seed: string;
  weather: Weather;
  building: Building;
}

const HORIZON = 700;

/** The garden seen from the house: striped lawn, path, flower borders, trees at its end. */
export function drawGarden({ seed, weather }: Outside, area: number): string {
  const random = createRandom(seed, 'garden');
  const isShedLeft = random.chance(0.5);
  const stripes = Array.from({ length: 9 }, (_, at) => {
    const [a, b] = [at / 9, (at + 1) / 9];
    const x = (share: number, y: number) => WIDTH / 2 + (share - 0.5) * (y === HEIGHT ? 2600 : 1500);
    return path(
      d`M${x(a, HORIZON)} ${HORIZON}L${x(b, HORIZON)} ${HORIZON}L${x(b, HEIGHT)} ${HEIGHT}L${x(a, HEIGHT)} ${HEIGHT}Z`,
      at % 2 ? LAWN : lighter(LAWN, 0.12),
    );
  });
  const trees = Array.from({ length: area > 400 ? 7 : 4 }, (_, at) =>
    tree(
      random,
      120 + at * (area > 400 ? 225 : 420) + random.between(-70, 70),
      HORIZON + 20,
      random.between(360, 620),
    ),
  );
  return drawing(
    WIDTH,
    HEIGHT,
    sky(weather, random) +
      skyline(random) +
      trees.join('') +
      endOfGarden(random, HORIZON + 8) +
      group(stripes.join('')) +
      (random.chance(0.45) ? steppingStones(HORIZON) : '') +
      borders(random) +
      (area < 120 ? '' : shed(isShedLeft ? 250 : 1120)) +
      (area > 60 ? feature(random, isShedLeft ? 1040 : 330, HORIZON) : '') +
      terraceStones() +
      (random.chance(0.5)
        ? chairs(500, 1090) + plant(1380, 1150, 1.2)
        : chairs(960, 1090) + plant(220, 1150, 1.2)) +
      grain(WIDTH, HEIGHT),
  );
}

function borders(random: Random): string {
  const flowers = ['#c4553d', '#e2b45a', '#efe0c2', '#a86d8a', '#d98a5b'];
  const side = (isOnLeft: boolean) =>
    Array.from({ length: 26 }, (_, at) => {
      const share = at / 26;
      const y = HORIZON + 20 + share * 330;
      const reach = 60 + share * 190;
      const x = isOnLeft
        ? 40 - share * 200 + random.between(0, reach)
        : WIDTH - 40 + share * 200 - random.between(0, reach);
      const size = 26 + share * 50;
      return (
        ellipse([x, y], size, size * 0.8, random.pick(LEAVES)) +
        Array.from({ length: 4 }, () =>
          ellipse(
            [x + random.between(-size, size) * 0.7, y - random.between(0, size) * 0.7],
            size * 0.14,
            size * 0.14,
            random.pick(flowers),
          ),
        ).join('')
      );
    }).join('');
  return side(true) + side(false);
}

function shed(x: number): string {
  return group(
    rect({ x, y: HORIZON - 150, width: 230, height: 190 }, '#8a6446') +
      Array.from({ length: 8 }, (_, at) =>
        line([x + at * 29, HORIZON - 150], [x + at * 29, HORIZON + 40], '#6b4c35', 2),
      ).join('') +
      path(
        d`M${x - 24} ${HORIZON - 150}L${x + 115} ${HORIZON - 240}L${x + 254} ${HORIZON - 150}Z`,
        '#4a4d52',
      ) +
      rect({ x: x + 130, y: HORIZON - 90, width: 70, height: 130 }, '#5d4736') +
      rect({ x: x + 30, y: HORIZON - 100, width: 70, height: 60 }, '#d3dedb'),
  );
}

const terraceStones = (): string =>
  path(d`M0 1075L${WIDTH} 1075L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`, STONE) +
  Array.from({ length: 13 }, (_, at) =>
    line([at * 140 - 40, 1075], [at * 160 - 160, HEIGHT], darker(STONE, 0.16), 2.5),
  ).join('') +
  line([0, 1130], [WIDTH, 1130], darker(STONE, 0.16), 2.5) +
  rect({ x: 0, y: 1070, width: WIDTH, height: 8 }, lighter(STONE, 0.4));

/** The street with its houses. */
export function drawStreet({ seed, weather, building: of }: Outside, isRow: boolean): string {
  const random = createRandom(seed, 'street');
  const scale = Math.min(46, 560 / (of.floors * 3.05 + 3));
  const width = of.width * scale;
  const box = { x: WIDTH * 0.62 - width / 2, y: GROUND, width, height: 0 };
  const trees = [0.1, 0.36, 0.94].map((at) =>
    tree(random, WIDTH * at, GROUND + 74, random.between(430, 540)),
  );
  return drawing(
    WIDTH,
    HEIGHT,
    sky(weather, random) +
      skyline(random) +
      neighbours({ setting: isRow ? 'row' : 'half', floors: of.floors }, box, scale, random) +
      street(random) +
      building(of, box, scale, random) +
      trees.join('') +
      bicycle(random.between(200, 520), GROUND + 84) +
      lantern(WIDTH * 0.8) +
      grain(WIDTH, HEIGHT),
  );
}

const lantern = (x: number): string =>
  line([x, GROUND + 84], [x, GROUND - 330], '#3b322b', 9) +
  path(d`M${x} ${GROUND - 328}q0 -40 44 -40`, 'none', { stroke: '#3b322b', 'stroke-width': 7 }) +
  path(
    d`M${x + 26} ${GROUND - 366}L${x + 66} ${GROUND - 366}L${x + 58} ${GROUND - 310}L${x + 34} ${GROUND - 310}Z`,
    '#f6e3b8',
  );

function bicycle(x: number, y: number): string {
  const wheel = (at: number) =>
    ellipse([at, y - 44], 42, 42, 'none', { stroke: '#3b322b', 'stroke-width': 5 });
  const tube = (from: readonly [number, number], to: readonly [number, number]) =>
    line(from, to, '#8c2f24', 6);
  return group(
    ellipse([x + 62, y], 120, 8, '#2b211b', { opacity: 0.2 }) +
      wheel(x) +
      wheel(x + 130) +
      tube([x, y - 44], [x + 40, y - 104]) +
      tube([x + 40, y - 104], [x + 110, y - 110]) +
      tube([x + 40, y - 104], [x + 58, y - 44]) +
      tube([x + 58, y - 44], [x + 110, y - 110]) +
      tube([x, y - 44], [x + 58, y - 44]) +
      tube([x + 130, y - 44], [x + 106, y - 132]) +
      line([x + 26, y - 122], [x + 54, y - 122], '#3b322b', 9) +
      line([x + 96, y - 134], [x + 126, y - 140], '#3b322b', 6),
  );
}
