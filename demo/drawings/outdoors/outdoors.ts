/** The surroundings of a house: sky, skyline, trees, pavement. The ground line is at `GROUND`. */
import type { Random } from '../../random.ts';
import { darker, faded, LAWN, LEAVES, lighter, mix, PAVEMENT, STREET } from '../colours.ts';
import { type Box, d, ellipse, gradient, group, line, path, rect } from '../svg.ts';

export const WIDTH = 1600;
export const HEIGHT = 1200;
export const GROUND = 990;

export type Weather = 'clear' | 'hazy' | 'evening' | 'grey';

const SKIES: Record<Weather, readonly [string, string, string]> = {
  clear: ['#a9c3cc', '#d5dfd9', '#f1e8d6'],
  hazy: ['#c9d1cc', '#e3e0d2', '#f3e9d8'],
  evening: ['#a7a9b8', '#e2bfa5', '#f6d9ae'],
  grey: ['#b4bab9', '#d0d0c8', '#e6dfd1'],
};

export function sky(weather: Weather, random: Random): string {
  const [top, middle, low] = SKIES[weather];
  const defs = gradient('sky', [
    [0, top],
    [0.6, middle],
    [1, low],
  ]);
  const sun =
    weather === 'grey'
      ? ''
      : ellipse([random.between(120, 520), random.between(140, 300)], 62, 62, '#fff4d8', { opacity: 0.85 });
  const clouds = Array.from({ length: weather === 'clear' ? 2 : 4 }, () =>
    cloud(random, lighter(middle, 0.6)),
  );
  return defs + rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, 'url(#sky)') + sun + clouds.join('');
}

/** A cloud with a flat base. */
function cloud(random: Random, colour: string): string {
  const [x, y] = [random.between(-60, WIDTH - 200), random.between(60, 380)];
  const wide = random.between(220, 480);
  const heads = Array.from({ length: 5 }, (_, at) =>
    ellipse(
      [x + wide * (0.12 + at * 0.19), y - random.between(0, 26)],
      wide * random.between(0.11, 0.18),
      random.between(22, 46),
      colour,
    ),
  );
  return group(heads.join('') + rect({ x: x + 8, y, width: wide - 16, height: 22 }, colour, { rx: 11 }), {
    opacity: 0.55,
  });
}

/** A distant skyline of roofs, a tower and poplars. */
export function skyline(random: Random): string {
  const colour = faded('#7d8b86', 0.55);
  let x = -40;
  const parts: string[] = [];
  while (x < WIDTH) {
    const wide = random.between(70, 170);
    const tall = random.between(90, 230);
    const top = GROUND - 120 - tall;
    const kind = random.weighted({ house: 6, poplar: 3, tower: 0.7 });
    const tone = mix(colour, '#e9dfcd', random.between(0, 0.35));
    if (kind === 'house')
      parts.push(
        path(
          d`M${x} ${GROUND}L${x} ${top + 40}L${x + wide / 2} ${top}L${x + wide} ${top + 40}L${x + wide} ${GROUND}Z`,
          tone,
        ),
      );
    if (kind === 'poplar')
      parts.push(ellipse([x + wide / 2, top + 140], wide * 0.2, 210, mix(tone, LEAVES[2], 0.25)));
    if (kind === 'tower')
      parts.push(
        rect({ x: x + wide * 0.3, y: top - 130, width: wide * 0.36, height: 900 }, tone) +
          path(
            d`M${x + wide * 0.26} ${top - 130}L${x + wide * 0.48} ${top - 330}L${x + wide * 0.7} ${top - 130}Z`,
            darker(tone, 0.08),
          ),
      );
    x += wide * random.between(0.7, 1);
  }
  return group(parts.join(''));
}

/** A tree with its base at `x`, `y`. Leaves are in layers, lighter to the left. */
export function tree(random: Random, x: number, y: number, tall: number): string {
  const colour = random.pick(LEAVES);
  const crown = tall * 0.3;
  const trunk = path(
    d`M${x - tall * 0.022} ${y}L${x - tall * 0.014} ${y - tall * 0.5}L${x + tall * 0.014} ${y - tall * 0.5}L${x + tall * 0.024} ${y}Z`,
    '#5d4736',
  );
  const twigs = [-1, 1].map((side) =>
    line([x, y - tall * 0.4], [x + side * crown * 0.5, y - tall * 0.62], '#5d4736', tall * 0.014),
  );
  const leaves = (count: number, tone: string, shift: number, size: number) =>
    Array.from({ length: count }, () => {
      const angle = random.between(0, Math.PI * 2);
      const far = Math.sqrt(random.next()) * crown;
      const at = [x + shift + Math.cos(angle) * far, y - tall * 0.7 + Math.sin(angle) * far * 0.85] as const;
      return ellipse(
        at,
        crown * size * random.between(0.8, 1.3),
        crown * size * random.between(0.6, 1),
        tone,
      );
    }).join('');
  return group(
    ellipse([x + tall * 0.1, y + 4], crown * 0.9, tall * 0.025, '#2b211b', { opacity: 0.16 }) +
      trunk +
      twigs.join('') +
      leaves(16, darker(colour, 0.24), crown * 0.16, 0.36) +
      leaves(14, colour, 0, 0.3) +
      leaves(9, lighter(colour, 0.22), -crown * 0.3, 0.17),
  );
}

/** A row of round shrubs. */
export function hedge(
  random: Random,
  { x, y, width, height }: Box,
  colour: string = random.pick(LEAVES),
): string {
  const count = Math.max(2, Math.round(width / (height * 0.8)));
  const balls = (tone: string, lift: number, size: number) =>
    Array.from({ length: count }, (_, at) =>
      ellipse(
        [x + (width / count) * (at + 0.5) - lift * 0.4, y + height * 0.55 - lift],
        (width / count) * size,
        height * size * random.between(0.62, 0.8),
        tone,
      ),
    ).join('');
  return group(
    rect({ x, y: y + height * 0.5, width, height: height * 0.5 }, darker(colour, 0.26), { rx: 8 }) +
      balls(darker(colour, 0.2), 0, 0.72) +
      balls(colour, height * 0.06, 0.58) +
      balls(lighter(colour, 0.18), height * 0.16, 0.3),
  );
}

/** Pavement, kerb and street in front of the houses. */
export function street(random: Random): string {
  const top = GROUND;
  const kerb = top + 92;
  const slabs = Array.from({ length: 26 }, (_, at) => {
    const x = at * 66 - 20 + random.between(-6, 6);
    return line([x, top + 2], [x - 26, kerb], darker(PAVEMENT, 0.14), 2);
  });
  const cobbles = Array.from({ length: 150 }, () => {
    const y = random.between(kerb + 26, HEIGHT - 6);
    const size = 10 + (y - kerb) * 0.12;
    return ellipse(
      [random.between(0, WIDTH), y],
      size * 1.5,
      size * 0.32,
      random.chance(0.5) ? lighter(STREET, 0.12) : darker(STREET, 0.12),
      { opacity: 0.6 },
    );
  });
  return group(
    rect({ x: 0, y: top, width: WIDTH, height: HEIGHT - top }, PAVEMENT) +
      slabs.join('') +
      line([0, top + 42], [WIDTH, top + 42], darker(PAVEMENT, 0.12), 2) +
      rect({ x: 0, y: kerb, width: WIDTH, height: 14 }, '#a9a59c') +
      rect({ x: 0, y: kerb + 14, width: WIDTH, height: 6 }, darker(STREET, 0.3)) +
      rect({ x: 0, y: kerb + 20, width: WIDTH, height: HEIGHT - kerb }, STREET) +
      cobbles.join(''),
  );
}

/** A lawn between the street and a detached house. */
export function lawn(random: Random, from: number): string {
  const blades = Array.from({ length: 70 }, () => {
    const [x, y] = [random.between(0, WIDTH), random.between(from + 14, GROUND + 60)];
    return line(
      [x, y],
      [x + random.between(-4, 4), y - random.between(8, 16)],
      random.chance(0.5) ? lighter(LAWN, 0.2) : darker(LAWN, 0.18),
      3,
    );
  });
  return group(
    rect({ x: 0, y: from, width: WIDTH, height: GROUND + 70 - from }, LAWN) +
      rect({ x: 0, y: from, width: WIDTH, height: 26 }, darker(LAWN, 0.12)) +
      blades.join(''),
  );
}
