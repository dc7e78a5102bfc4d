/** Kinds of homes that an agency can have on offer. */
export const OFFERED_KINDS = ['FOR_SALE', 'FOR_RENT', 'PROJECTS', 'HOLIDAY'] as const;
export type OfferedKind = (typeof OFFERED_KINDS)[number];

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
