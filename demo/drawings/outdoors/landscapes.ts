/** Holiday landscapes: the Belgian coast, the Ardennes, a bay in Spain. */
import type { Random } from '../../random.ts';
import { darker, lighter, mix } from '../colours.ts';
import { d, ellipse, gradient, group, line, path, rect } from '../svg.ts';
import { HEIGHT, WIDTH } from './outdoors.ts';

const SEA = '#7fa3a8';
export const SAND = '#e4d2ac';

/** The sea from `top` to `low`, lighter far away, with its waves. */
export function sea(random: Random, top: number, low: number, colour = SEA): string {
  const waves = Array.from({ length: 60 }, () => {
    const share = random.next() ** 0.7;
    const [x, y] = [random.between(-60, WIDTH), top + 8 + (low - top - 16) * share];
    const wide = 30 + 130 * share;
    return path(d`M${x} ${y}q${wide / 4} ${-4 - 6 * share} ${wide / 2} 0t${wide / 2} 0`, 'none', {
      stroke: lighter(colour, 0.5),
      'stroke-width': 2 + 3 * share,
      opacity: 0.6,
    });
  });
  return (
    gradient('sea', [
      [0, lighter(colour, 0.4)],
      [1, darker(colour, 0.08)],
    ]) +
    rect({ x: 0, y: top, width: WIDTH, height: low - top }, 'url(#sea)') +
    group(waves.join(''))
  );
}

/** Sand from `top` down, wet where the sea was. */
export function beach(random: Random, top: number): string {
  const grains = Array.from({ length: 110 }, () => {
    const [x, y] = [random.between(0, WIDTH), random.between(top + 40, HEIGHT)];
    return ellipse(
      [x, y],
      random.between(4, 22),
      random.between(1.5, 4),
      darker(SAND, random.between(0.06, 0.2)),
      {
        opacity: 0.5,
      },
    );
  });
  return (
    rect({ x: 0, y: top, width: WIDTH, height: HEIGHT - top }, SAND) +
    path(
      d`M0 ${top}H${WIDTH}V${top + 26}Q1200 ${top + 52} 800 ${top + 30}T0 ${top + 36}Z`,
      darker(SAND, 0.18),
    ) +
    path(d`M0 ${top - 4}H${WIDTH}V${top + 10}Q1200 ${top + 30} 800 ${top + 10}T0 ${top + 16}Z`, '#f6f1e4') +
    group(grains.join(''))
  );
}

/** A fir. `y`: its base. */
export function fir(x: number, y: number, tall: number, colour: string): string {
  const wide = tall * 0.4;
  const tiers = [0, 1, 2, 3].map((at) => {
    const [top, low] = [y - tall + tall * at * 0.19, y - tall * 0.56 + tall * at * 0.16];
    const half = (wide / 2) * (0.4 + at * 0.2);
    const tone = at % 2 ? colour : darker(colour, 0.1);
    return (
      path(d`M${x} ${top}L${x + half} ${low}Q${x} ${low - 12} ${x - half} ${low}Z`, tone) +
      path(
        d`M${x} ${top}L${x - half} ${low}Q${x - half * 0.4} ${low - 8} ${x - half * 0.2} ${low - 7}Z`,
        lighter(colour, 0.14),
      )
    );
  });
  return (
    rect({ x: x - tall * 0.02, y: y - tall * 0.16, width: tall * 0.04, height: tall * 0.16 }, '#5d4736') +
    tiers.join('')
  );
}

/** Wooded hills one behind the other, from `top` down. `autumn`: beeches between the firs have autumn colours. */
export function hills(random: Random, top: number, isAutumn = false): string {
  const layers = [0, 1, 2].map((at) => {
    const y = top + at * 95;
    const tone = mix('#b5bfae', '#5f7a5c', at * 0.45);
    const trees = Array.from({ length: at * 26 + 8 }, () => {
      const x = random.between(-20, WIDTH + 20);
      const foot = y + 74 + random.between(0, 50);
      const tall = random.between(70, 110) * (0.5 + at * 0.42);
      if (isAutumn && random.chance(0.45))
        return ellipse(
          [x, foot - tall * 0.4],
          tall * 0.34,
          tall * 0.44,
          mix(random.pick(['#c58a45', '#b5603f', '#d1a85a']), tone, 0.55 - at * 0.22),
        );
      return fir(x, foot, tall, mix(tone, '#3f5f4c', 0.1 + at * 0.3));
    });
    return (
      path(
        d`M-20 ${y + 60}Q${WIDTH * 0.2} ${y - 60 + at * 50} ${WIDTH * 0.42} ${y + 50}T${WIDTH * 0.8} ${y + 10}T${WIDTH + 20} ${y + 50}V${HEIGHT}H-20Z`,
        tone,
      ) + trees.join('')
    );
  });
  return group(layers.join(''));
}

/** Bare hills of the south behind a bay. */
export function capes(random: Random, low: number): string {
  const cape = (x: number, wide: number, tall: number, tone: string) =>
    path(
      d`M${x} ${low}Q${x + wide * 0.2} ${low - tall * 1.1} ${x + wide * 0.45} ${low - tall * 0.8}T${x + wide * 0.8} ${low - tall * 0.4}T${x + wide} ${low}Z`,
      tone,
    );
  return group(
    cape(-260, 900, random.between(150, 230), '#b9a995') +
      cape(880, 980, random.between(170, 260), '#a99a83') +
      cape(1180, 700, random.between(90, 140), '#9aa37f'),
  );
}

/** A palm. `y`: its base. */
export function palm(random: Random, x: number, y: number, tall: number): string {
  const lean = random.between(-0.12, 0.12) * tall;
  const [headX, headY] = [x + lean, y - tall];
  const fronds = Array.from({ length: 11 }, (_, at) => {
    const angle = Math.PI + (Math.PI / 10) * at + random.between(-0.1, 0.1);
    const long = tall * random.between(0.34, 0.44);
    const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.55];
    const tone = at < 5 ? '#7b9a5f' : at % 2 ? '#5f7f5a' : '#4f7259';
    return path(
      d`M${headX} ${headY}Q${headX + dx * 0.55} ${headY + dy * 1.5 - long * 0.16} ${headX + dx} ${headY + dy + long * 0.34}Q${headX + dx * 0.5} ${headY + dy * 0.8} ${headX} ${headY + long * 0.06}Z`,
      tone,
    );
  });
  return group(
    path(
      d`M${x - tall * 0.03} ${y}Q${x + lean * 0.3} ${y - tall * 0.5} ${headX - tall * 0.014} ${headY}L${headX + tall * 0.014} ${headY}Q${x + lean * 0.4 + tall * 0.03} ${y - tall * 0.5} ${x + tall * 0.035} ${y}Z`,
      '#9a7a58',
    ) +
      Array.from({ length: 9 }, (_, at) =>
        line(
          [x - tall * 0.022 + lean * (at / 9) ** 2, y - tall * (at / 9) - 6],
          [x + tall * 0.022 + lean * (at / 9) ** 2, y - tall * (at / 9)],
          '#7d5f43',
          3,
        ),
      ).join('') +
      fronds.join('') +
      [-8, 8].map((at) => ellipse([headX + at, headY + 8], 9, 10, '#b5603f')).join(''),
  );
}

/** Beach huts in a row. */
export function huts(random: Random, x: number, foot: number, count: number, wide = 118): string {
  const colours = ['#a5482f', '#2d4a63', '#5f7f5a', '#d9b36a', '#8f8a84', '#7a5a6b'];
  return Array.from({ length: count }, (_, at) => {
    const left = x + at * wide * 1.14;
    const colour = lighter(colours[(at + random.int(0, 1)) % colours.length] as string, 0.12);
    const boards = Array.from({ length: 5 }, (_, board) =>
      rect(
        { x: left + (board * wide) / 5, y: foot - wide * 1.15, width: wide / 10, height: wide * 1.15 },
        '#fbf4e6',
      ),
    );
    return group(
      ellipse([left + wide * 0.62, foot], wide * 0.62, 9, '#2b211b', { opacity: 0.18 }) +
        rect({ x: left, y: foot - wide * 1.15, width: wide, height: wide * 1.15 }, colour) +
        boards.join('') +
        rect(
          { x: left + wide * 0.3, y: foot - wide * 0.86, width: wide * 0.4, height: wide * 0.86 },
          darker(colour, 0.2),
        ) +
        path(
          d`M${left - 12} ${foot - wide * 1.13}L${left + wide / 2} ${foot - wide * 1.62}L${left + wide + 12} ${foot - wide * 1.13}Z`,
          '#fbf4e6',
        ) +
        path(
          d`M${left + 6} ${foot - wide * 1.17}L${left + wide / 2} ${foot - wide * 1.52}L${left + wide - 6} ${foot - wide * 1.17}Z`,
          colour,
        ) +
        rect(
          { x: left + wide * 0.8, y: foot - wide * 1.15, width: wide * 0.2, height: wide * 1.15 },
          '#2b211b',
          { opacity: 0.12 },
        ),
    );
  }).join('');
}

/** A sail on the horizon. */
export const boat = (x: number, y: number, size: number): string =>
  path(d`M${x} ${y - size}L${x + size * 0.5} ${y - size * 0.14}L${x} ${y - size * 0.14}Z`, '#fbf4e6') +
  path(
    d`M${x - 4} ${y - size * 0.86}L${x - size * 0.32} ${y - size * 0.14}L${x - 4} ${y - size * 0.14}Z`,
    '#e0c9a4',
  ) +
  path(
    d`M${x - size * 0.4} ${y - size * 0.1}H${x + size * 0.56}L${x + size * 0.4} ${y + size * 0.06}H${x - size * 0.28}Z`,
    '#8c2f24',
  );
