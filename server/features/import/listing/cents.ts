/** Converts euros of the feed to whole cents; null: on request. */
export function toCents(euros: number | null | undefined): number | null {
  return typeof euros === 'number' ? Math.round(euros * 100) : null;
}
