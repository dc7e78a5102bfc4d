/** A drawn shape as an area of a search. */
import { encode } from '@here/flexpolyline';
import simplify from 'simplify-js';
import type { Area } from '../../../../shared/geography/areas.ts';
import type { Point } from '../../../map/map-options.ts';
import type { Spot } from '../../../map/on-screen.ts';

/** Pixels by which a line may stray from the one that a hand drew. */
const TOLERANCE = 3;
/** Decimals of a degree: eleven metres. */
const PRECISION = 4;

/** What encloses nothing has fewer. */
export const LEAST_CORNERS = 3;

/** The corners of a line that was drawn in one go; empty: it encloses nothing. */
export function cornersOfStroke(stroke: readonly Spot[]): Spot[] {
  const corners = simplify([...stroke], TOLERANCE);
  return corners.length < LEAST_CORNERS ? [] : corners;
}

export function shapeOf(corners: readonly Point[]): Area {
  const polyline = corners.map(({ latitude, longitude }) => [latitude, longitude]);
  return { kind: 'SHAPE', line: encode({ polyline, precision: PRECISION }) };
}
