/**
 * Blocks of flats in four styles: loggias between piers, balconies, bow windows of the 1930s, or parts in different
 * bricks.
 */
import type { Random } from '../../random.ts';
import { darker, lighter, mix, STONE } from '../colours.ts';
import { type Box, group, rect } from '../svg.ts';
import { type Block, balcony, bow, loggia, type Part, sill } from './block-facades.ts';
import { balustrade, frenchWindow, lobby, shopFront } from './block-parts.ts';
import { band, plinth, wall } from './wall.ts';

const STOREY = 3.05;
const BAY = 3.3;

/** Draws a block. `box.y`: the ground line. */
export function block(of: Block, box: Box, scale: number, random: Random, id: string): string {
  const { style } = of;
  if (style.kind === 'parts') return parts(of, box, scale, random, id);
  const floors = of.floors - (style.hasPenthouse ? 1 : 0);
  const front = frontOf(box, floors, scale);
  const part = { of, front, floors, scale, random, bays: baysOf(front, scale) };
  const top = style.hasPenthouse ? penthouse(part) : '';
  return group(
    top + wall(id, front, of.wall, scale, random) + facade(part) + foot(part) + parapet(front, scale),
  );
}

const frontOf = ({ x, y, width }: Box, floors: number, scale: number): Box => {
  const height = (floors * STOREY + 0.5) * scale;
  return { x, y: y - height, width, height };
};

const baysOf = ({ width }: Box, scale: number) => Math.max(2, Math.round(width / scale / BAY));

/** A block of two or three parts, each with its own brick and height. */
function parts(of: Block, box: Box, scale: number, random: Random, id: string): string {
  const shares = random.chance(0.5) ? [0.36, 0.28, 0.36] : [0.56, 0.44];
  let x = box.x;
  return shares
    .map((share, at) => {
      const floors = of.floors - (at % 2);
      const front = frontOf({ ...box, x, width: box.width * share }, floors, scale);
      x += front.width;
      const style = at % 2 ? of.style.second : of.wall;
      const kind = (['balconies', 'piers', 'bows'] as const)[at % 3] ?? 'bows';
      const own = { ...of, style: { ...of.style, kind, hasPenthouse: false } };
      const part = { of: own, front, floors, scale, random, bays: baysOf(front, scale) };
      return (
        wall(`${id}${at}`, front, style, scale, random) + facade(part) + foot(part) + parapet(front, scale)
      );
    })
    .join('');
}

const parapet = ({ x, y, width }: Box, scale: number): string =>
  rect({ x: x - 4, y: y - scale * 0.26, width: width + 8, height: scale * 0.26 }, lighter(STONE, 0.2)) +
  rect({ x: x - 4, y: y - 3, width: width + 8, height: 5 }, '#2b211b', { opacity: 0.28 });

/** A zinc-clad top floor, set back behind a roof terrace. */
function penthouse({ of, front, scale, random }: Part): string {
  const tall = STOREY * scale;
  const inset = front.width * 0.1;
  const box = { x: front.x + inset, y: front.y - tall, width: front.width - 2 * inset, height: tall };
  const zinc = '#6f7478';
  const count = baysOf(box, scale);
  const wide = box.width / count;
  const windows = Array.from({ length: count }, (_, at) =>
    frenchWindow(
      { x: box.x + wide * (at + 0.1), y: box.y + tall * 0.22, width: wide * 0.8, height: tall * 0.78 },
      of.style.frame,
      random,
    ),
  );
  const seams = Array.from({ length: Math.round(box.width / 16) }, (_, at) =>
    rect({ x: box.x + at * 16, y: box.y, width: 1.6, height: tall }, darker(zinc, 0.2)),
  );
  return group(
    rect(box, zinc) +
      seams.join('') +
      windows.join('') +
      rect(
        { x: box.x - scale * 0.5, y: box.y - scale * 0.2, width: box.width + scale, height: scale * 0.24 },
        '#4a4d52',
      ) +
      balustrade(
        { x: front.x + 6, y: front.y - scale * 1.1, width: front.width - 12, height: scale * 0.95 },
        of.style.rail,
        random,
      ),
  );
}

function facade(part: Part): string {
  const { floors, front, bays, scale } = part;
  const wide = front.width / bays;
  return Array.from({ length: floors - 1 }, (_, at) => {
    const level = at + 1;
    const low = front.y + front.height - scale * 0.5 - level * STOREY * scale;
    const bayBoxes = Array.from(
      { length: bays },
      (__, bay): Box => ({
        x: front.x + wide * bay,
        y: low - STOREY * scale,
        width: wide,
        height: STOREY * scale,
      }),
    );
    return floorOf(part, bayBoxes, level);
  }).join('');
}

function floorOf(part: Part, bays: readonly Box[], level: number): string {
  const { kind } = part.of.style;
  const draw = kind === 'piers' ? loggia : kind === 'bows' ? bow : balcony;
  const drawn = bays.map((bay, at) => draw(part, bay, at, level)).join('');
  const first = bays[0] as Box;
  const stone =
    kind === 'bows'
      ? band({ ...first, y: first.y + first.height - 4, width: part.front.width, height: 7 })
      : '';
  return stone + drawn;
}

/** The ground floor: the entrance, with homes or shops beside it. */
function foot({ of, front, bays, scale, random }: Part): string {
  const low = front.y + front.height;
  const wide = front.width / bays;
  const entrance = Math.floor(bays / 2);
  const stone = {
    x: front.x,
    y: low - scale * (STOREY + 0.5),
    width: front.width,
    height: scale * (STOREY + 0.5),
  };
  const openings = Array.from({ length: bays }, (_, at) => {
    const x = front.x + wide * at;
    if (at === entrance)
      return lobby(
        { x: x + wide * 0.14, y: low - scale * 2.75, width: wide * 0.72, height: scale * 2.75 },
        of.door,
      );
    if (of.style.groundFloor === 'shops')
      return shopFront(
        { x: x + wide * 0.05, y: low - scale * 2.9, width: wide * 0.9, height: scale * 2.9 },
        of.door,
        random,
      );
    const opening = { x: x + wide * 0.2, y: low - scale * 2.7, width: wide * 0.6, height: scale * 1.7 };
    return frenchWindow(opening, of.style.frame, random) + sill(opening);
  });
  return group(
    (of.style.groundFloor === 'shops' || of.style.kind === 'bows'
      ? rect(stone, mix(STONE, '#b3aca2', 0.4))
      : '') +
      band({ ...stone, height: scale * 0.16 }) +
      plinth({ x: front.x, y: low - scale * 0.4, width: front.width, height: scale * 0.4 }) +
      openings.join(''),
  );
}
