/** One bay of a floor of a block of flats. */
import type { Random } from '../../random.ts';
import { darker, lighter, mix, STONE } from '../colours.ts';
import { type Box, rect } from '../svg.ts';
import { balustrade, frenchWindow } from './block-parts.ts';
import type { WallStyle } from './wall.ts';

export interface BlockStyle {
  kind: 'piers' | 'balconies' | 'bows' | 'parts';
  rail: 'glass' | 'bars';
  /** Whether the top floor is set back. */
  hasPenthouse: boolean;
  groundFloor: 'homes' | 'shops';
  frame: string;
  /** The wall of every second part, or behind the balconies. */
  second: WallStyle;
}

export interface Block {
  floors: number;
  wall: WallStyle;
  door: string;
  style: BlockStyle;
}

export interface Part {
  of: Block;
  front: Box;
  floors: number;
  bays: number;
  scale: number;
  random: Random;
}

/** A loggia between piers, with a slab and a railing. */
export function loggia({ of, scale, random }: Part, { x, y, width, height }: Box): string {
  const pier = Math.min(width * 0.14, scale * 0.42);
  const inner = { x: x + pier, y: y + scale * 0.3, width: width - 2 * pier, height: height - scale * 0.3 };
  const back = of.style.second.colour;
  return (
    rect(inner, darker(back, 0.22)) +
    frenchWindow(
      {
        x: inner.x + inner.width * 0.08,
        y: inner.y + scale * 0.22,
        width: inner.width * 0.66,
        height: inner.height - scale * 0.22,
      },
      of.style.frame,
      random,
    ) +
    rect({ ...inner, height: scale * 0.3 }, '#2b211b', { opacity: 0.34 }) +
    rect({ ...inner, width: scale * 0.24 }, '#2b211b', { opacity: 0.24 }) +
    balustrade(
      { x: inner.x, y: y + height - scale * 0.98, width: inner.width, height: scale * 0.98 },
      of.style.rail,
      random,
    ) +
    rect(
      { x: x + pier * 0.5, y: y + height - 3, width: width - pier, height: scale * 0.22 },
      lighter(STONE, 0.25),
    ) +
    rect({ x: x + pier * 0.5, y: y + height - 3 + scale * 0.22, width: width - pier, height: 4 }, '#2b211b', {
      opacity: 0.26,
    })
  );
}

/** Windows, of which every second is a door to a balcony. */
export function balcony({ of, scale, random, bays }: Part, { x, y, width, height }: Box, at: number): string {
  const middle = x + width / 2;
  const isDoor = bays < 4 ? at % 2 === 0 : at % 3 !== 1;
  const tall = scale * (isDoor ? 2.35 : 1.7);
  const wide = Math.min(width * 0.7, scale * (isDoor ? 2.1 : 1.25));
  const foot = y + height - (isDoor ? 0 : scale * 0.65);
  const opening = { x: middle - wide / 2, y: foot - tall, width: wide, height: tall };
  if (!isDoor) return frenchWindow(opening, of.style.frame, random) + sill(opening);
  const reach = width * 0.94;
  const slab = { x: middle - reach / 2, y: y + height, width: reach, height: scale * 0.2 };
  return (
    frenchWindow(opening, of.style.frame, random) +
    rect({ ...slab, y: slab.y + slab.height, height: scale * 0.36 }, '#2b211b', { opacity: 0.2 }) +
    balustrade(
      { x: slab.x, y: slab.y - scale * 0.98, width: reach, height: scale * 0.98 },
      of.style.rail,
      random,
    ) +
    rect(slab, lighter(STONE, 0.3))
  );
}

/** A stone window sill with its shadow. */
export const sill = ({ x, y, width, height }: Box): string =>
  rect({ x: x - 4, y: y + height, width: width + 8, height: 5 }, lighter(STONE, 0.25)) +
  rect({ x: x - 3, y: y + height + 5, width: width + 6, height: 4 }, '#2b211b', { opacity: 0.2 });

/** A bow window at each side, stone around the windows between. */
export function bow(
  { of, scale, random, bays }: Part,
  { x, y, width, height }: Box,
  at: number,
  level: number,
): string {
  const middle = x + width / 2;
  const isBow = bays < 4 ? at === bays - 1 : at === 1 || at === bays - 2;
  const low = y + height;
  if (!isBow) {
    const opening = {
      x: middle - scale * 0.62,
      y: low - scale * 2.45,
      width: scale * 1.24,
      height: scale * 1.8,
    };
    return (
      rect(
        { x: opening.x - 5, y: opening.y - scale * 0.2, width: opening.width + 10, height: scale * 0.2 },
        STONE,
      ) +
      frenchWindow(opening, of.style.frame, random) +
      sill(opening)
    );
  }
  const wide = Math.min(width * 0.86, scale * 2.7);
  const left = middle - wide / 2;
  const stone = mix(of.style.second.colour, '#efe6d6', 0.35);
  const panes = [0, 1, 2].map((pane) =>
    frenchWindow(
      {
        x: left + wide * (0.05 + pane * 0.31),
        y: low - scale * 2.4,
        width: wide * 0.28,
        height: scale * 1.65,
      },
      of.style.frame,
      random,
    ),
  );
  return (
    rect({ x: left + wide, y, width: scale * 0.28, height }, '#2b211b', { opacity: 0.2 }) +
    rect({ x: left, y: y - (level === 1 ? 0 : 1), width: wide, height: height + 2 }, stone) +
    rect({ x: left + wide * 0.68, y, width: wide * 0.32, height: height + 2 }, '#2b211b', { opacity: 0.1 }) +
    panes.join('') +
    rect({ x: left - 3, y: low - scale * 0.12, width: wide + 6, height: scale * 0.14 }, lighter(STONE, 0.3)) +
    (level === 1 ? rect({ x: left, y: low, width: wide, height: scale * 0.2 }, darker(stone, 0.25)) : '')
  );
}
