/** Garden objects: boundaries, a path, play equipment, furniture. */
import type { Random } from '../../random.ts';
import { darker, LEAVES, lighter, mix, STONE } from '../colours.ts';
import { d, ellipse, group, line, path, rect } from '../svg.ts';
import { hedge, WIDTH } from './outdoors.ts';

/** The boundary at `low`: a hedge, an old brick wall or a board fence. */
export function endOfGarden(random: Random, low: number): string {
  const kind = random.weighted({ hedge: 5, wall: 3, fence: 3 });
  if (kind === 'hedge') return hedge(random, { x: -20, y: low - 110, width: WIDTH + 40, height: 110 });
  const tall = 150;
  if (kind === 'fence')
    return group(
      Array.from({ length: 41 }, (_, at) =>
        rect(
          { x: at * 40 - 10, y: low - tall - (at % 2) * 5, width: 37, height: tall + 6 },
          at % 3 ? '#9a7a58' : '#8a6a4a',
        ),
      ).join('') + rect({ x: 0, y: low - 8, width: WIDTH, height: 10 }, '#2b211b', { opacity: 0.18 }),
    );
  const courses = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 34 }, (__, at) =>
      rect(
        { x: at * 48 - (row % 2) * 24, y: low - tall + row * 16, width: 45, height: 13 },
        random.chance(0.12) ? '#7d4632' : mix('#a9644a', '#c08a6a', random.next()),
      ),
    ).join(''),
  );
  const ivy = Array.from({ length: 46 }, () =>
    ellipse(
      [random.between(900, 1560), low - random.between(0, tall + 14)],
      random.between(14, 30),
      random.between(10, 22),
      random.pick(LEAVES),
    ),
  );
  return group(
    rect({ x: 0, y: low - tall, width: WIDTH, height: tall }, '#c9b59a') +
      courses.join('') +
      rect({ x: 0, y: low - tall - 12, width: WIDTH, height: 14 }, darker(STONE, 0.1)) +
      ivy.join(''),
  );
}

/** A path of stepping stones. */
export function steppingStones(low: number): string {
  return Array.from({ length: 8 }, (_, at) => {
    const share = at / 7;
    const [x, y] = [760 + Math.sin(share * 3) * 130, low + 26 + share ** 1.35 * 320];
    const wide = 26 + share * 74;
    return (
      ellipse([x + 5, y + 5], wide, wide * 0.3, '#2b211b', { opacity: 0.14 }) +
      ellipse([x, y], wide, wide * 0.3, at % 2 ? STONE : lighter(STONE, 0.25))
    );
  }).join('');
}

/** Draws one of several objects at `x`, if there is space. */
export function feature(random: Random, x: number, low: number): string {
  const kind = random.weighted({ swing: 3, beds: 3, pergola: 3, none: 2 });
  if (kind === 'swing') return swing(x, low + 150);
  if (kind === 'beds') return beds(random, x, low + 90);
  return kind === 'pergola' ? pergola(random, x, low + 110) : '';
}

const swing = (x: number, foot: number): string =>
  ellipse([x + 130, foot], 190, 16, '#2b211b', { opacity: 0.16 }) +
  [0, 260]
    .map(
      (at) =>
        line([x + at, foot - 290], [x + at - 50, foot], '#8a6446', 13) +
        line([x + at, foot - 290], [x + at + 50, foot], '#7d5b3f', 13),
    )
    .join('') +
  line([x - 20, foot - 290], [x + 280, foot - 290], '#8a6446', 16) +
  [70, 170].map((at) => line([x + at, foot - 286], [x + at + 12, foot - 84], '#d9cdb8', 4)).join('') +
  rect({ x: x + 70, y: foot - 88, width: 126, height: 16 }, '#a5482f');

function beds(random: Random, x: number, y: number): string {
  return [0, 1]
    .map((row) => {
      const top = y + row * 100;
      const plants = Array.from(
        { length: 9 },
        (_, at) =>
          ellipse(
            [x + 20 + at * 33, top - 8],
            19,
            random.between(16, 32),
            random.pick(['#6f8c5c', '#87975f', '#5f7f5a', '#7a5a6b']),
          ) + (at % 3 ? '' : ellipse([x + 24 + at * 33, top - 20], 8, 8, '#c4553d')),
      );
      return (
        ellipse([x + 160, top + 52], 200, 14, '#2b211b', { opacity: 0.16 }) +
        plants.join('') +
        rect({ x: x - 10, y: top, width: 330, height: 50 }, '#9a7a58') +
        rect({ x: x - 10, y: top, width: 330, height: 9 }, '#b5946c') +
        line([x - 10, top + 27], [x + 320, top + 27], '#7d5b3f', 3)
      );
    })
    .join('');
}

function pergola(random: Random, x: number, foot: number): string {
  const posts = [0, 150, 300].map((at) =>
    rect({ x: x + at - 9, y: foot - 300, width: 18, height: 300 }, '#7d5b3f'),
  );
  const laths = Array.from({ length: 11 }, (_, at) =>
    path(d`M${x - 40 + at * 36} ${foot - 330}h12l10 40h-12Z`, '#9a7a58'),
  );
  const vine = Array.from({ length: 44 }, () =>
    ellipse(
      [x + random.between(-40, 350), foot - random.between(268, 346)],
      random.between(14, 30),
      random.between(10, 20),
      random.pick([...LEAVES, '#a86d8a', '#c08aa4']),
    ),
  );
  return group(
    ellipse([x + 150, foot], 250, 18, '#2b211b', { opacity: 0.16 }) +
      posts.join('') +
      rect({ x: x - 40, y: foot - 306, width: 390, height: 16 }, '#8a6446') +
      laths.join('') +
      vine.join('') +
      rect({ x: x + 50, y: foot - 66, width: 200, height: 18 }, '#a37c58') +
      [70, 224].map((at) => rect({ x: x + at, y: foot - 50, width: 12, height: 50 }, '#5d4736')).join(''),
  );
}

/** A table and two chairs. */
export function chairs(x: number, y: number): string {
  const chair = (at: number, isOnLeft: boolean) => {
    const turn = isOnLeft ? 1 : -1;
    return (
      line([at, y - 120], [at + 16 * turn, y + 20], '#5d4736', 10) +
      line([at + 16 * turn, y + 20], [at + 90 * turn, y + 20], '#8a6446', 14) +
      line([at + 20 * turn, y + 20], [at + 10 * turn, y + 96], '#5d4736', 9) +
      line([at + 86 * turn, y + 20], [at + 92 * turn, y + 96], '#5d4736', 9)
    );
  };
  return group(
    ellipse([x + 180, y + 96], 290, 20, '#2b211b', { opacity: 0.18 }) +
      chair(x - 40, true) +
      chair(x + 400, false) +
      line([x + 180, y], [x + 180, y + 92], '#5d4736', 12) +
      ellipse([x + 180, y - 4], 130, 20, '#8a6446') +
      ellipse([x + 180, y - 10], 130, 20, '#a37c58') +
      rect({ x: x + 150, y: y - 74, width: 26, height: 62 }, '#d3dedb', { rx: 8 }) +
      rect({ x: x + 196, y: y - 52, width: 30, height: 40 }, '#c57552', { rx: 6 }),
  );
}
