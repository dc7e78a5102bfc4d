/** Furniture that several rooms share. */
import { darker, lighter, mix } from '../colours.ts';
import { type Box, d, ellipse, group, line, type Point, path, rect } from '../svg.ts';

export const shadow = (x: number, y: number, rx: number) =>
  ellipse([x, y], rx, rx * 0.09, '#2b211b', { opacity: 0.2 });

export const bowl = (x: number, y: number, colour: string): string =>
  [-34, 0, 32]
    .map((at, index) => ellipse([x + at, y - 34], 25, 23, ['#c98a3a', '#b5603f', '#d9a94f'][index] as string))
    .join('') + path(d`M${x - 74} ${y - 38}Q${x} ${y + 26} ${x + 74} ${y - 38}Z`, lighter(colour, 0.45));

export const stool = (x: number, y: number, colour: string): string =>
  [-34, 34].map((side) => line([x + side * 0.7, y - 96], [x + side, y + 66], '#3b322b', 8)).join('') +
  rect({ x: x - 62, y: y - 120, width: 124, height: 28 }, colour, { rx: 12 }) +
  rect({ x: x - 62, y: y - 120, width: 124, height: 8 }, lighter(colour, 0.25), { rx: 4 });

export const rug = (x: number, y: number, rx: number, colour: string): string =>
  ellipse([x, y], rx, rx * 0.2, darker(colour, 0.1), { opacity: 0.85 }) +
  ellipse([x, y], rx * 0.9, rx * 0.17, lighter(colour, 0.45)) +
  ellipse([x, y], rx * 0.62, rx * 0.11, mix(colour, '#efe7d8', 0.35));

export function plant(x: number, y: number, size: number): string {
  const leaf = (angle: number, long: number, colour: string) => {
    const tip: Point = [x + Math.cos(angle) * long * size, y - 120 * size + Math.sin(angle) * long * size];
    const bend = 46 * size;
    return path(
      d`M${x} ${y - 110 * size}Q${x + Math.cos(angle - 0.5) * bend * 3} ${y - 120 * size + Math.sin(angle - 0.5) * bend * 3} ${tip[0]} ${tip[1]}Q${x + Math.cos(angle + 0.4) * bend * 2} ${y - 120 * size + Math.sin(angle + 0.4) * bend * 2} ${x} ${y - 110 * size}Z`,
      colour,
    );
  };
  const leaves = [-2.7, -2.35, -1.95, -1.57, -1.2, -0.8, -0.45].map((angle, at) =>
    leaf(angle, 190 + (at % 3) * 42, ['#4f7259', '#5f7f5a', '#6f8c5c'][at % 3] as string),
  );
  return group(
    shadow(x, y + 6, 80 * size) +
      leaves.join('') +
      path(
        d`M${x - 62 * size} ${y - 122 * size}L${x + 62 * size} ${y - 122 * size}L${x + 46 * size} ${y}L${x - 46 * size} ${y}Z`,
        '#b5603f',
      ) +
      rect({ x: x - 70 * size, y: y - 134 * size, width: 140 * size, height: 26 * size }, '#c57552'),
  );
}

export const picture = ({ x, y, width, height }: Box, accent: string): string =>
  rect({ x: x - 10, y: y - 10, width: width + 20, height: height + 20 }, '#5d4736') +
  rect({ x, y, width, height }, '#f6efe2') +
  ellipse([x + width * 0.62, y + height * 0.32], width * 0.16, width * 0.16, '#e2b45a') +
  path(
    d`M${x + 8} ${y + height - 8}L${x + width * 0.4} ${y + height * 0.45}L${x + width * 0.62} ${y + height - 8}Z`,
    accent,
  ) +
  path(
    d`M${x + width * 0.4} ${y + height - 8}L${x + width * 0.72} ${y + height * 0.58}L${x + width - 8} ${y + height - 8}Z`,
    darker(accent, 0.3),
  );

export function shelf({ x, y, width, height }: Box, wood: string, odd: number): string {
  const rows = 4;
  const tall = height / rows;
  const books = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (__, at) => {
      const high = tall * (0.5 + ((at * 5 + row * 3 + odd) % 4) * 0.09);
      return rect(
        {
          x: x + 12 + at * ((width - 24) / 7),
          y: y + tall * (row + 1) - 10 - high,
          width: (width - 24) / 7 - 3,
          height: high,
        },
        ['#a5482f', '#2f5d46', '#d9b36a', '#2d4a63', '#8f8a84', '#efe0c2'][(at + row + odd) % 6] as string,
      );
    }).join(''),
  );
  const boards = Array.from({ length: rows }, (_, row) =>
    rect({ x, y: y + tall * (row + 1) - 10, width, height: 10 }, lighter(wood, 0.15)),
  );
  return group(
    rect({ x, y, width, height }, darker(wood, 0.35)) +
      books.join('') +
      boards.join('') +
      rect({ x, y, width, height }, 'none', { stroke: wood, 'stroke-width': 10 }),
  );
}
