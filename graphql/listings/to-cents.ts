/** The largest amount whose value in cents JavaScript represents exactly. */
const MAX_EUROS = 1e12;

/** Converts the euros of a filter to cents; clamps them to 0 and the largest amount. */
export function toCents(euros: number | null | undefined): number | undefined {
  if (euros === null || euros === undefined) return undefined;
  return Math.round(Math.min(Math.max(euros, 0), MAX_EUROS) * 100);
}
