/** The largest amount that a column of cents holds without loss in JavaScript. */
const MOST_EUROS = 1e12;

/** Euros of a filter in cents; nothing is larger than a column holds, nothing negative. */
export function toCents(euros: number | null | undefined): number | undefined {
  if (euros === null || euros === undefined) return undefined;
  return Math.round(Math.min(Math.max(euros, 0), MOST_EUROS) * 100);
}
