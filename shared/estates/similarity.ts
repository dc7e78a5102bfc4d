/**
 * Which homes on offer are similar to a home: those of the same transaction and type with a comparable price, nearest
 * first.
 */

/** The maximum difference of a comparable price, as a share of the home's price. A home without a price accepts any. */
export const COMPARABLE_PRICE = 0.3;

/** The longest distance, in kilometres, of a similar home that is called nearby. */
const NEARBY_KM = 25;

/** Whether all of the similar homes are near enough to be called nearby, by their distances in kilometres. */
export function areNearby(kilometres: readonly number[]): boolean {
  return kilometres.length > 0 && kilometres.every((distance) => distance <= NEARBY_KM);
}
