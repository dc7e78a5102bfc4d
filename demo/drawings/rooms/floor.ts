/** Floors of rooms, in perspective. */
import { darker, lighter, mix } from '../colours.ts';
import { HEIGHT, WIDTH } from '../outdoors/outdoors.ts';
import { type Box, d, group, line, type Point, path, polygon } from '../svg.ts';

export type Floor = 'boards' | 'tiles' | 'concrete';

const FLOOR_COLOURS = { tiles: '#cfc8bc', concrete: '#b3aea5' } as const;

/** The floor in front of a back wall. */
export function drawFloor({ x, y, width, height }: Box, kind: Floor, wood: string): string {
  const low = y + height;
  const colour = kind === 'boards' ? wood : FLOOR_COLOURS[kind];
  return group(
    path(d`M${x} ${low}L${x + width} ${low}L${WIDTH + 200} ${HEIGHT}L-200 ${HEIGHT}Z`, colour) +
      (kind === 'concrete' ? '' : floorParts({ x, y, width, height }, colour, kind === 'tiles')),
  );
}

/** Floor boards or tiles, with a vanishing point far behind the wall. */
function floorParts({ x, y, width, height }: Box, colour: string, isTiled: boolean): string {
  const low = y + height;
  const eye: Point = [WIDTH / 2, y + height * 0.42];
  const at = (share: number): [Point, Point] => {
    const from = x + width * share;
    const grow = (HEIGHT - eye[1]) / (low - eye[1]);
    return [
      [from, low],
      [eye[0] + (from - eye[0]) * grow, HEIGHT],
    ];
  };
  const count = isTiled ? 12 : 18;
  const boards = Array.from({ length: count }, (_, index) => {
    const [a, b] = at(index / count);
    const [c, e] = at((index + 1) / count);
    const tone = (index * 7) % 5;
    return polygon([a, c, e, b], mix(darker(colour, 0.1), lighter(colour, 0.12), isTiled ? 0.5 : tone / 4));
  });
  const joints = Array.from({ length: count + 1 }, (_, index) => {
    const [a, b] = at(index / count);
    return line(a, b, darker(colour, 0.25), isTiled ? 3 : 1.6);
  });
  const rows = isTiled
    ? [0.06, 0.15, 0.27, 0.43, 0.64, 0.9].map((share) =>
        line(
          [0, low + (HEIGHT - low) * share],
          [WIDTH, low + (HEIGHT - low) * share],
          darker(colour, 0.25),
          3,
        ),
      )
    : [];
  return boards.join('') + joints.join('') + rows.join('');
}
