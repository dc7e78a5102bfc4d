/** The neighbours of a house: paler houses in a row, or trees. */
import type { Random } from '../../random.ts';
import { BRICKS, faded, GREYS, PAINTED, STONE, TILES } from '../colours.ts';
import { GROUND, hedge, tree, WIDTH } from '../outdoors/outdoors.ts';
import type { Box } from '../svg.ts';
import { type Building, building } from './building.ts';

/** Draws paler houses at both sides of a row, or trees. */
export function neighbours(
  { setting, floors }: { setting: 'row' | 'half' | 'open'; floors: number },
  box: Box,
  scale: number,
  random: Random,
): string {
  if (setting === 'open') {
    const foot = box.y;
    return (
      [0.04, 0.14, 0.86, 0.95]
        .map((at) => tree(random, WIDTH * at + random.between(-30, 30), foot, random.between(420, 620)))
        .join('') + hedge(random, { x: -20, y: foot - 90, width: WIDTH + 40, height: 90 }, '#6f7f62')
    );
  }
  const rowOf = (from: number, side: 1 | -1) => sideRow(random, { from, side, floors }, scale);
  const left = rowOf(box.x, -1);
  const right =
    setting === 'half'
      ? tree(random, box.x + box.width + 190, GROUND - 10, 560) +
        hedge(random, { x: box.x + box.width + 20, y: GROUND - 100, width: WIDTH, height: 100 })
      : rowOf(box.x + box.width, 1);
  return left + right;
}

interface Side {
  from: number;
  side: 1 | -1;
  floors: number;
}

/** Houses with about the same number of floors, at most four. */
function sideRow(random: Random, { from, side, floors }: Side, scale: number): string {
  const parts: string[] = [];
  let edge = from;
  for (let at = 0; at < 5 && edge > -20 && edge < WIDTH + 20; at++) {
    const metres = random.between(4.8, 7);
    const width = metres * scale;
    const isBrick = random.chance(0.6);
    const of: Building = {
      width: metres,
      floors: Math.max(2, Math.min(4, floors + random.int(0, 1))),
      bays: random.int(2, 3),
      wall: {
        colour: faded(random.pick(isBrick ? BRICKS : PAINTED), 0.42),
        finish: isBrick ? 'brick' : 'plaster',
      },
      roof: random.pick(['saddle', 'mansard', 'saddle', 'gable'] as const),
      tiles: faded(random.pick(TILES), 0.4),
      trim: faded(STONE, 0.3),
      window: {
        frame: '#efe6d6',
        head: random.pick(['flat', 'stone', 'none'] as const),
        panes: random.pick(['cross', 'sash'] as const),
        trim: faded(STONE, 0.2),
      },
      door: faded(random.pick(GREYS), 0.2),
      groundFloor: 'rooms',
      hasDormers: random.chance(0.3),
      hasBalconies: false,
    };
    const x = side === 1 ? edge : edge - width;
    parts.push(
      building(of, { x, y: GROUND, width, height: 0 }, scale, random, `${side < 0 ? 'l' : 'r'}${at}`),
    );
    edge += side * width;
  }
  return parts.join('');
}
