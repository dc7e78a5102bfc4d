/** Writes the area of each room at a free place. */
import { PAPER } from '../colours.ts';
import { lettering, textWidth } from '../lettering.ts';
import { type Box, group } from '../svg.ts';
import type { PlacedRoom } from './arrange.ts';
import { overlaps } from './furnish.ts';
import { INK } from './walls.ts';

/** Labels such as "12 m²" or "12,5 m²"; a passage has none. `pixel`: its size in centimetres. */
export function label(room: PlacedRoom, taken: readonly Box[], pixel: number): string {
  if (room.kind === 'PASSAGE') return '';
  const text = `${String(Math.round(room.area * 10) / 10).replace('.', ',')} m²`;
  const isUpright = room.width < room.height * 0.6 && room.width < textWidth(text, 30 * pixel) + 30;
  const [across, along] = isUpright ? [room.height, room.width] : [room.width, room.height];
  const largest = Math.min(30 * pixel, ((across - 36) / textWidth(text, 100)) * 100, along * 0.4);
  const boxOf = (tall: number) => {
    const [wide, high] = [textWidth(text, tall) + 14, tall + 14];
    return isUpright ? { width: high, height: wide } : { width: wide, height: high };
  };
  const found = [1, 0.85, 0.7].flatMap((share) => {
    const spot = freeSpot(room, boxOf(largest * share), taken);
    return spot ? [{ spot, tall: largest * share }] : [];
  })[0];
  const { spot, tall } = found ?? { spot: room, tall: largest * 0.85 };
  const drawn = lettering(text, [0, 0], tall, PAPER, 30) + lettering(text, [0, 0], tall, INK, 10);
  const middle = [spot.x + spot.width / 2, spot.y + spot.height / 2].map(Math.round);
  return group(drawn, { transform: `translate(${middle.join(' ')})${isUpright ? ' rotate(-90)' : ''}` });
}

const STEPS = Array.from({ length: 11 }, (_, at) => at / 10);

/** The free place of a room that is nearest to its centre. */
function freeSpot(
  room: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  taken: readonly Box[],
): Box | undefined {
  const far = (share: number) => Math.abs(share - 0.5);
  return STEPS.flatMap((across) => STEPS.map((down) => [across, down] as const))
    .toSorted((a, b) => far(a[0]) + far(a[1]) - far(b[0]) - far(b[1]))
    .map(([across, down]) => ({
      x: room.x + 12 + (room.width - width - 24) * across,
      y: room.y + 12 + (room.height - height - 24) * down,
      width,
      height,
    }))
    .find((spot) => !taken.some((box) => overlaps(box, spot)));
}
