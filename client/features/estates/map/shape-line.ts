/** Converts a drawn shape to an area of a search. */
import { encode } from '@here/flexpolyline';
import simplify from 'simplify-js';
import type { Area } from '../../../../shared/geography/areas.ts';
import type { Point } from '../../../map/map-options.ts';
import type { ScreenPoint } from '../../../map/screen-points.ts';

/** How far, in pixels, the simplified line may deviate from the drawn one. */
const TOLERANCE = 3;
/** Decimals of a degree: a precision of eleven metres. */
const PRECISION = 4;

/** A shape with fewer corners encloses no area. */
export const MIN_CORNERS = 3;

/** Returns the simplified corners of a line drawn in one stroke; empty when it encloses no area. */
export function simplifyStroke(stroke: readonly ScreenPoint[]): ScreenPoint[] {
  const corners = simplify([...stroke], TOLERANCE);
  return corners.length < MIN_CORNERS ? [] : corners;
}

export function encodeShape(corners: readonly Point[]): Area {
  const polyline = corners.map(({ latitude, longitude }) => [latitude, longitude]);
  return { kind: 'SHAPE', line: encode({ polyline, precision: PRECISION }) };
}
