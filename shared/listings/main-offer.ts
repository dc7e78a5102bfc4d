/** A kind of homes that an agency can have on offer. */
export type OfferedKind = 'FOR_SALE' | 'FOR_RENT' | 'PROJECTS' | 'HOLIDAY';

/** What a title says that an agency offers. */
export type MainOffer = OfferedKind | 'SEVERAL';

/**
 * Returns the one kind that stands for all that an agency offers. Holiday homes beside other homes do not count, and
 * projects are for sale.
 */
export function mainOffer(offered: readonly OfferedKind[]): MainOffer {
  const lasting = offered.filter((kind) => kind !== 'HOLIDAY');
  if (lasting.length === 0) return offered[0] ?? 'SEVERAL';
  if (!lasting.includes('FOR_RENT')) return lasting.includes('FOR_SALE') ? 'FOR_SALE' : 'PROJECTS';
  return lasting.length === 1 ? 'FOR_RENT' : 'SEVERAL';
}
