import { KILOMETRES_PER_DEGREE, KILOMETRES_PER_DEGREE_NORTH } from '../../../../shared/geography/plane.ts';
import type { Location } from '../listing/blur-location.ts';

/** The distance of two points in kilometres, anywhere in Europe: on a plane at their mean latitude. */
export function kilometresApart(one: Location, other: Location): number {
  const parallel = Math.cos(((one.latitude + other.latitude) / 360) * Math.PI);
  const east = (one.longitude - other.longitude) * KILOMETRES_PER_DEGREE * parallel;
  const north = (one.latitude - other.latitude) * KILOMETRES_PER_DEGREE_NORTH;
  return Math.hypot(east, north);
}
