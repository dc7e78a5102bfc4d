/** Doors, seen from the street. */
import { darker, GLASS, mix, STONE } from '../colours.ts';
import { type Box, ellipse, group, line, rect } from '../svg.ts';

/** A front door with a fanlight, a step and a handle. */
export function doorIn({ x, y, width, height }: Box, colour: string, trim: string): string {
  const light = height * 0.18;
  const leaf = { x: x + width * 0.08, y: y + light, width: width * 0.84, height: height - light };
  const panel = (top: number, tall: number) =>
    [0.14, 0.54].map((left) =>
      rect(
        {
          x: leaf.x + leaf.width * left,
          y: leaf.y + leaf.height * top,
          width: leaf.width * 0.32,
          height: leaf.height * tall,
        },
        darker(colour, 0.22),
      ),
    );
  return group(
    rect(
      { x: x - width * 0.1, y: y - width * 0.12, width: width * 1.2, height: height + width * 0.12 },
      trim,
    ) +
      rect({ x, y, width, height }, darker(colour, 0.35)) +
      rect(
        { x: leaf.x, y: y + width * 0.08, width: leaf.width, height: light - width * 0.14 },
        mix(GLASS, '#f2c879', 0.35),
      ) +
      rect(leaf, colour) +
      [...panel(0.08, 0.34), ...panel(0.5, 0.4)].join('') +
      ellipse(
        [leaf.x + leaf.width * 0.9, leaf.y + leaf.height * 0.52],
        width * 0.035,
        width * 0.035,
        '#d9b36a',
      ) +
      rect({ x, y, width: width * 0.08, height }, '#2b211b', { opacity: 0.3 }) +
      rect({ x: x - width * 0.16, y: y + height - 4, width: width * 1.32, height: 12 }, STONE) +
      rect({ x: x - width * 0.16, y: y + height + 5, width: width * 1.32, height: 4 }, darker(STONE, 0.35)),
  );
}

/** A garage door of boards. */
export function garageDoor({ x, y, width, height }: Box, colour: string): string {
  const boards = Array.from({ length: 6 }, (_, at) =>
    line(
      [x, y + (height / 6) * (at + 1)],
      [x + width, y + (height / 6) * (at + 1)],
      darker(colour, 0.25),
      2.5,
    ),
  );
  return group(
    rect({ x, y, width, height }, colour) +
      boards.join('') +
      rect({ x, y, width, height: height * 0.06 }, '#2b211b', { opacity: 0.35 }) +
      rect({ x: x + width / 2 - 9, y: y + height * 0.62, width: 18, height: 5 }, '#d9b36a'),
  );
}
