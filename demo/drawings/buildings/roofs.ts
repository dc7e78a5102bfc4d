/** Roofs over a front: tiles, gables, dormers and chimneys. `y`: the top of the wall. */
import { darker, lighter, STONE } from '../colours.ts';
import { type Box, d, group, type Point, path, pattern, polygon, rect } from '../svg.ts';
import { type WindowStyle, windowIn } from './windows.ts';

export type RoofKind = 'saddle' | 'mansard' | 'hip' | 'flat' | 'stepped' | 'gable';

export interface RoofStyle {
  kind: RoofKind;
  tiles: string;
  /** The fill of the front wall, for gables: `url(#…)` or a colour. */
  wall: string;
  trim: string;
  /** Height above the wall in pixels. */
  height: number;
}

/** A pattern of tiles with round ends. */
function tilePattern(id: string, colour: string, scale: number): string {
  const wide = Math.max(9, scale * 0.22);
  const tall = wide * 0.9;
  const row = (y: number, shift: number, tone: string) =>
    [-1, 0, 1].map((at) => {
      const x = at * wide + shift;
      return path(
        d`M${x} ${y}L${x + wide} ${y}L${x + wide} ${y + tall * 0.55}Q${x + wide / 2} ${y + tall * 1.15} ${x} ${y + tall * 0.55}Z`,
        tone,
        {
          stroke: darker(colour, 0.28),
          'stroke-width': 1.2,
        },
      );
    });
  const tiles = [...row(tall, wide / 2, lighter(colour, 0.06)), ...row(0, 0, colour)];
  return pattern(
    id,
    wide,
    tall * 2,
    rect({ x: 0, y: 0, width: wide, height: tall * 2 }, darker(colour, 0.2)) + tiles.join(''),
  );
}

/** The outline of a roof or gable over a wall `width` wide, from left to right. */
function outline({ x, y, width }: Box, kind: RoofKind, height: number, over: number): Point[] {
  const right = x + width;
  const middle = x + width / 2;
  if (kind === 'mansard') {
    const knee = height * 0.72;
    return [
      [x - over, y],
      [x + width * 0.06, y - knee],
      [x + width * 0.14, y - height],
      [right - width * 0.14, y - height],
      [right - width * 0.06, y - knee],
      [right + over, y],
    ];
  }
  if (kind === 'hip')
    return [
      [x - over, y],
      [x + width * 0.22, y - height],
      [right - width * 0.22, y - height],
      [right + over, y],
    ];
  if (kind === 'gable')
    return [
      [x, y],
      [middle, y - height],
      [right, y],
    ];
  if (kind === 'stepped') return steps(x, y, width, height);
  if (kind === 'flat')
    return [
      [x, y],
      [x, y - height],
      [right, y - height],
      [right, y],
    ];
  return [
    [x - over, y],
    [x + width * 0.03, y - height],
    [right - width * 0.03, y - height],
    [right + over, y],
  ];
}

function steps(x: number, y: number, width: number, height: number): Point[] {
  const count = 5;
  const points: Point[] = [[x, y]];
  for (let at = 0; at < count; at++) {
    const top = y - (height / count) * (at + 1);
    const left = x + (width / 2) * (at / count) * 0.86;
    points.push([left, at === 0 ? y : y - (height / count) * at], [left, top]);
  }
  const mirrored = points.map(([px, py]): Point => [2 * x + width - px, py]).reverse();
  return [...points, ...mirrored];
}

const isGable = (kind: RoofKind) => kind === 'stepped' || kind === 'gable';

/** The roof, or its gable with stone edges. */
export function roof(id: string, box: Box, style: RoofStyle, scale: number): string {
  const { kind, tiles, wall, trim, height } = style;
  const over = scale * 0.3;
  if (kind === 'flat')
    return (
      rect({ ...box, x: box.x - 4, y: box.y - height, width: box.width + 8, height }, trim) +
      rect({ x: box.x - 4, y: box.y, width: box.width + 8, height: 6 }, '#2b211b', { opacity: 0.25 })
    );
  const shape = outline(box, kind, height, over);
  if (isGable(kind)) {
    const edge =
      polygon(shape, wall) +
      polygon(shape, 'none', { stroke: trim, 'stroke-width': scale * 0.12, 'stroke-linejoin': 'miter' });
    return group(edge + caps(shape, trim, scale, kind));
  }
  const shade = polygon(half(shape, box), '#2b211b', { opacity: 0.14 });
  return group(
    tilePattern(`${id}-tiles`, tiles, scale) +
      polygon(shape, `url(#${id}-tiles)`) +
      shade +
      rect(
        {
          x: box.x + box.width * 0.03,
          y: box.y - height - 4,
          width: box.width * 0.94,
          height: kind === 'saddle' ? 8 : 0,
        },
        darker(tiles, 0.3),
      ),
  );
}

/** Stones on the steps of a gable. */
function caps(shape: Point[], trim: string, scale: number, kind: RoofKind): string {
  if (kind !== 'stepped') return '';
  const wide = scale * 0.5;
  return shape
    .filter(([, y], at) => at > 0 && y < (shape[at - 1]?.[1] ?? 0))
    .map(([x, y]) =>
      rect({ x: x - wide * 0.3, y: y - scale * 0.1, width: wide, height: scale * 0.14 }, lighter(trim, 0.2)),
    )
    .join('');
}

/** The shaded side. */
const half = (shape: Point[], { x, width }: Box): Point[] =>
  shape.map(([px, py]): Point => [Math.max(px, x + width * 0.72), py]);

/** A dormer. */
export function dormer({ x, y, width, height }: Box, style: WindowStyle, tiles: string): string {
  const cheek = width * 0.16;
  return group(
    rect({ x: x - cheek, y, width: width + 2 * cheek, height: height + 4 }, style.frame) +
      rect({ x: x + width + cheek * 0.2, y, width: cheek * 0.8, height: height + 4 }, '#2b211b', {
        opacity: 0.3,
      }) +
      windowIn({ x, y: y + height * 0.1, width, height: height * 0.78 }, { ...style, head: 'none' }, 0.4) +
      path(
        d`M${x - cheek * 1.6} ${y + 4}L${x + width / 2} ${y - height * 0.42}L${x + width + cheek * 1.6} ${y + 4}Z`,
        darker(tiles, 0.15),
      ) +
      path(
        d`M${x - cheek * 0.6} ${y}L${x + width / 2} ${y - height * 0.28}L${x + width + cheek * 0.6} ${y}Z`,
        lighter(style.frame, 0.1),
      ),
  );
}

/** A chimney with pots. `y`: its base. */
export function chimney({ x, y, width, height }: Box, wall: string): string {
  const pot = width * 0.26;
  return group(
    [0.12, 0.6]
      .map((at) =>
        rect({ x: x + width * at, y: y - height - pot * 1.2, width: pot, height: pot * 1.4 }, '#b5603f'),
      )
      .join('') +
      rect({ x, y: y - height, width, height }, wall) +
      rect({ x: x + width * 0.62, y: y - height, width: width * 0.38, height }, '#2b211b', {
        opacity: 0.22,
      }) +
      rect(
        { x: x - width * 0.1, y: y - height, width: width * 1.2, height: width * 0.16 },
        darker(STONE, 0.25),
      ),
  );
}
