/** Walls of bonded bricks in varied tones, or plaster, with cornices and plinths. */
import type { Random } from '../../random.ts';
import { darker, lighter, STONE } from '../colours.ts';
import { type Box, ellipse, gradient, group, pattern, rect } from '../svg.ts';

export interface WallStyle {
  colour: string;
  finish: 'brick' | 'plaster' | 'wood';
}

const COURSES = 8;
const BRICKS = 6;

/** A pattern of bonded bricks, `brick` pixels long, in varied tones, with a few dark bricks. */
function bondPattern(id: string, colour: string, brick: number, random: Random): string {
  const tall = brick * 0.32;
  const width = brick * BRICKS;
  const joint = lighter(colour, 0.32);
  const courses = Array.from({ length: COURSES }, (_, course) => {
    const shift = course % 2 ? -brick / 2 : 0;
    return Array.from({ length: BRICKS + (course % 2) }, (__, at) => {
      const tone = random.between(-0.14, 0.16);
      const burnt = random.chance(0.05);
      const fill = burnt ? darker(colour, 0.36) : tone < 0 ? darker(colour, -tone) : lighter(colour, tone);
      // The first and last half of a course are the same brick, because the pattern repeats.
      const isHalf = course % 2 && (at === 0 || at === BRICKS);
      return rect(
        { x: shift + at * brick + 1, y: course * tall + 1, width: brick - 2, height: tall - 2 },
        isHalf ? colour : fill,
      );
    }).join('');
  });
  return pattern(
    id,
    width,
    tall * COURSES,
    rect({ x: 0, y: 0, width, height: tall * COURSES }, joint) + courses.join(''),
  );
}

function boardPattern(id: string, colour: string, random: Random): string {
  const boards = Array.from({ length: 8 }, (_, at) => {
    const fill = random.chance(0.5)
      ? darker(colour, random.between(0, 0.16))
      : lighter(colour, random.between(0, 0.14));
    return rect({ x: 0, y: at * 18, width: 400, height: 16 }, fill);
  });
  return pattern(
    id,
    400,
    144,
    rect({ x: 0, y: 0, width: 400, height: 144 }, darker(colour, 0.4)) + boards.join(''),
  );
}

/** A wall with its finish; lighter at the left, where the light comes from. */
export function wall(
  id: string,
  box: Box,
  { colour, finish }: WallStyle,
  scale: number,
  random: Random,
): string {
  const light = gradient(
    `${id}-light`,
    [
      [0, '#fff3dc', 0.16],
      [0.55, '#fff3dc', 0],
      [1, '#2b211b', 0.2],
    ],
    true,
  );
  const fillId = `${id}-fill`;
  const definition =
    finish === 'brick'
      ? bondPattern(fillId, colour, Math.max(11, scale * 0.3), random)
      : finish === 'wood'
        ? boardPattern(fillId, colour, random)
        : '';
  const base =
    finish === 'plaster' ? rect(box, colour) + stains(box, colour, random) : rect(box, `url(#${fillId})`);
  return group(definition + light + base + rect(box, `url(#${id}-light)`));
}

/** Uneven colour of old plaster. */
function stains({ x, y, width, height }: Box, colour: string, random: Random): string {
  return Array.from({ length: 7 }, () => {
    const wide = width * random.between(0.08, 0.25);
    const at = [
      random.between(x + wide, x + width - wide),
      random.between(y + height * 0.1, y + height * 0.9),
    ] as const;
    return ellipse(at, wide, wide * 0.4, random.chance(0.6) ? darker(colour, 0.08) : lighter(colour, 0.2), {
      opacity: 0.35,
    });
  }).join('');
}

/** The cornice under the gutter, with its shadow. */
export function cornice({ x, y, width }: Box, scale: number, colour: string): string {
  const tall = scale * 0.32;
  const over = scale * 0.22;
  const step = scale * 0.5;
  const blocks = Array.from({ length: Math.floor(width / step) + 1 }, (_, at) =>
    rect(
      { x: x + at * step - scale * 0.06, y: y + tall * 0.9, width: scale * 0.13, height: scale * 0.24 },
      darker(colour, 0.12),
    ),
  );
  return group(
    rect({ x: x - 2, y: y + tall, width: width + 4, height: scale * 0.42 }, '#2b211b', { opacity: 0.2 }) +
      blocks.join('') +
      rect({ x: x - over, y, width: width + 2 * over, height: tall * 0.45 }, lighter(colour, 0.2)) +
      rect(
        { x: x - over * 0.6, y: y + tall * 0.45, width: width + 1.2 * over, height: tall * 0.55 },
        darker(colour, 0.14),
      ),
  );
}

/** The plinth of blue stone. */
export function plinth({ x, y, width, height }: Box, colour = '#8b8a86'): string {
  return group(
    rect({ x: x - 3, y, width: width + 6, height }, colour) +
      rect({ x: x - 3, y, width: width + 6, height: 4 }, lighter(colour, 0.4)) +
      rect({ x: x + width * 0.62, y, width: width * 0.38 + 3, height }, '#2b211b', { opacity: 0.14 }),
  );
}

/** A band of stone across the wall. */
export const band = ({ x, y, width, height }: Box): string =>
  rect({ x, y, width, height }, STONE) +
  rect({ x, y: y + height, width, height: 3 }, '#2b211b', { opacity: 0.22 });
