/** Writes SVG paths in few bytes: relative whole numbers, in units that are a fraction of a pixel. */
import { geoIdentity, geoPath } from 'd3-geo';
import type { PieceFeature } from './read-piece.ts';

/** Path coordinates per pixel. */
export const UNITS_PER_PIXEL = 2;
/** Shapes extend this many pixels beyond the drawing, so that their ends are not visible. */
const MARGIN = 20;

/** Returns the path of features, cut off around a drawing of this size; an empty text when none is inside. */
export function compactPath(
  features: readonly PieceFeature[],
  { width, height }: { width: number; height: number },
): string {
  const pen = createPen();
  const projection = geoIdentity().clipExtent([
    [-MARGIN, -MARGIN],
    [width + MARGIN, height + MARGIN],
  ]);
  const draw = geoPath(projection, pen);
  for (const { shape, parts } of features) {
    if (shape === 'lines') draw({ type: 'MultiLineString', coordinates: parts() });
    if (shape === 'area') draw({ type: 'Polygon', coordinates: parts() });
  }
  return pen.path();
}

/** Collects what d3 draws. Steps that are shorter than a unit are left out, and so are shapes without any step. */
function createPen() {
  let path = '';
  let [x, y] = [0, 0];
  let start = [0, 0];
  /** The first position of a shape without a step so far. */
  let pending: [number, number] | null = null;
  let isFirstStep = false;
  const scaled = (pixels: number) => Math.round(pixels * UNITS_PER_PIXEL);
  const append = (right: number, down: number, command = '') => {
    const text = `${right}${down < 0 ? '' : ' '}${down}`;
    path += command || (right < 0 ? '' : ' ');
    path += text;
  };
  return {
    moveTo(left: number, top: number) {
      pending = [scaled(left), scaled(top)];
    },
    lineTo(left: number, top: number) {
      const [nextX, nextY] = [scaled(left), scaled(top)];
      const [fromX, fromY] = pending ?? [x, y];
      if (nextX === fromX && nextY === fromY) return;
      if (pending) {
        append(fromX - x, fromY - y, 'm');
        start = [fromX, fromY];
        pending = null;
        isFirstStep = true;
      }
      append(nextX - fromX, nextY - fromY, isFirstStep ? 'l' : '');
      isFirstStep = false;
      [x, y] = [nextX, nextY];
    },
    closePath() {
      if (pending) return;
      path += 'z';
      [x = 0, y = 0] = start;
    },
    beginPath() {},
    arc() {},
    path: () => path,
  };
}
