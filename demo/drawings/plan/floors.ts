/** The floor coverings of the rooms of a plan. */
import { group, line, pattern, rect } from '../svg.ts';
import { isHall, type PlacedRoom } from './arrange.ts';

const WET: readonly string[] = ['BATHROOM', 'SHOWER_ROOM', 'TOILET', 'LAUNDRY', 'KITCHEN'];
const PLAIN: readonly string[] = ['GARAGE', 'CELLAR', 'WORKSHOP', 'STORAGE'];

export function floors(rooms: readonly PlacedRoom[]): string {
  const boards = pattern(
    'boards',
    18,
    160,
    `${rect({ x: 0, y: 0, width: 18, height: 160 }, '#eddfc6')}${line([0, 0], [0, 160], '#dcc9a8', 2)}${line([0, 40], [18, 40], '#dcc9a8', 1.5)}`,
  );
  const tiles = pattern(
    'tiles',
    30,
    30,
    rect({ x: 0, y: 0, width: 30, height: 30 }, '#e3e8e2', { stroke: '#cdd6d0', 'stroke-width': 1.5 }),
  );
  const outside = pattern(
    'deck',
    160,
    24,
    `${rect({ x: 0, y: 0, width: 160, height: 24 }, '#dfcfb0')}${line([0, 0], [160, 0], '#c4ae88', 2)}`,
  );
  const fills = rooms.map((room) => {
    if (room.kind === 'TERRACE') return rect(room, 'url(#deck)', { stroke: '#8f7f70', 'stroke-width': 5 });
    return rect(
      room,
      WET.includes(room.kind)
        ? 'url(#tiles)'
        : PLAIN.includes(room.kind)
          ? '#e2dccf'
          : isHall(room)
            ? '#efe7d7'
            : 'url(#boards)',
    );
  });
  return boards + tiles + outside + group(fills.join(''));
}
