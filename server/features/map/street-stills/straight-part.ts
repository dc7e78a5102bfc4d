/** Finds where a name can be written along a line. */
import { geoIdentity, geoPath } from 'd3-geo';
import type { Pixel } from './read-piece.ts';

/** The longest way along the line, relative to the straight one. */
const MAX_BEND = 1.04;
/** Distance of the places that are tried, in pixels. */
const STEP = 12;

/**
 * Returns the middle and the angle of the straightest part of this length within a drawing; null when no part of any
 * line is straight enough. The angle is between -90 and 90 degrees, so that names are not upside down.
 */
export function findStraightPart(
  lines: readonly (readonly Pixel[])[],
  length: number,
  drawing: Size,
): { x: number; y: number; degrees: number } | null {
  let best: { bend: number; from: Pixel; to: Pixel } | null = null;
  for (const line of clipLines(lines, drawing)) {
    const positions = walk(line, STEP);
    const span = Math.ceil(length / STEP);
    for (let first = 0; first + span < positions.length; first++) {
      const [from, to] = [positions[first] as Pixel, positions[first + span] as Pixel];
      const straight = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const bend = (span * STEP) / Math.max(straight, 1);
      if (bend <= MAX_BEND && (!best || bend < best.bend)) best = { bend, from, to };
    }
  }
  return best && middleOf(best.from, best.to);
}

interface Size {
  width: number;
  height: number;
}

/** Returns the parts of lines within a drawing. Tiles can have coordinates far outside of it. */
function clipLines(lines: readonly (readonly Pixel[])[], { width, height }: Size): Pixel[][] {
  const parts: Pixel[][] = [];
  const projection = geoIdentity().clipExtent([
    [0, 0],
    [width, height],
  ]);
  const collect = geoPath(projection, {
    moveTo: (x, y) => parts.push([[x, y]]),
    lineTo: (x, y) => parts.at(-1)?.push([x, y]),
    beginPath() {},
    closePath() {},
    arc() {},
  });
  collect({ type: 'MultiLineString', coordinates: lines.map((line) => [...line]) });
  return parts;
}

/** Positions on a line at equal distances along it. */
function walk(line: readonly Pixel[], step: number): Pixel[] {
  const positions: Pixel[] = line[0] ? [line[0]] : [];
  let rest = step;
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [line[index - 1] as Pixel, line[index] as Pixel];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    let along = rest;
    for (; along <= length; along += step) {
      const share = along / length;
      positions.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    rest = along - length;
  }
  return positions;
}

function middleOf([x0, y0]: Pixel, [x1, y1]: Pixel) {
  const degrees = Math.round((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI);
  const upright = degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees;
  return { x: Math.round((x0 + x1) / 2), y: Math.round((y0 + y1) / 2), degrees: upright };
}
