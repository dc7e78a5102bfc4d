/** What happens to listings on offer that are missing from their feed. */

export interface RemovalRules {
  /** More missing listings than this percentage of those on offer are too many. */
  maxPercent: number;
  /** Too many missing listings stop the import, or stay on offer while the rest of the feed is imported. */
  whenTooMany: 'STOP' | 'KEEP';
  /** A missing listing stays on offer for so long. */
  graceHours: number;
  /** The agency has confirmed that so many listings may be removed. */
  confirmedRemovals?: number;
}

export const DEFAULT_REMOVALS: RemovalRules = { maxPercent: 20, whenTooMany: 'STOP', graceHours: 0 };

/** For a feed that is meant to remove many listings. */
export const ALL_REMOVALS: RemovalRules = { ...DEFAULT_REMOVALS, maxPercent: 100 };

/** A feed that misses half of the listings is not believed, unless the agency has confirmed or allowed it. */
const MAX_BELIEVED_PERCENT = 50;
/** A feed with fewer listings on offer may lose any number of them, but not all. */
const SMALL_FEED = 10;

export interface Removals {
  /** Listings of the feed that are currently on offer. */
  live: number;
  /** Of those, the number that are missing from the feed. */
  missing: number;
  /** Of those, the number that the import would remove: missing and explicitly withdrawn listings. */
  removed: number;
}

/** Why an import is stopped, and how to import nevertheless. */
export function presentStop({ live, removed }: Removals, rules: RemovalRules, feed: string): string {
  const isHeldFirst = rules.whenTooMany === 'KEEP';
  const limit = isHeldFirst ? MAX_BELIEVED_PERCENT : rules.maxPercent;
  const action = isHeldFirst ? `npm run feeds -- confirm ${feed}` : '--allow-removals';
  const count = removed === live ? `all ${live}` : `${removed} of the ${live}`;
  return `the feed would remove ${count} homes on offer, the limit is ${limit} % (${action} if this is meant)`;
}

/** Decides whether to withdraw missing listings, to keep them on offer, or to stop the import. */
export function decideRemovals(
  { live, missing, removed }: Removals,
  { maxPercent, whenTooMany, confirmedRemovals = 0 }: RemovalRules,
): 'WITHDRAW' | 'KEEP' | 'STOP' {
  if (removed > 0 && removed <= confirmedRemovals) return 'WITHDRAW';
  if (maxPercent >= 100) return 'WITHDRAW';
  if (live < SMALL_FEED) return live > 0 && missing === live ? whenTooMany : 'WITHDRAW';
  const percent = (100 * removed) / live;
  if (percent <= maxPercent) return 'WITHDRAW';
  return whenTooMany === 'KEEP' && percent < MAX_BELIEVED_PERCENT ? 'KEEP' : 'STOP';
}
