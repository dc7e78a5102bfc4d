/** What happens to listings on offer that are missing from their feed. */
import { ImportStopped } from '../feed/import-stopped.ts';

export interface RemovalRules {
  /** The percentage of the feed's listings on offer that an import may remove. */
  maxPercent: number;
  /** Above it: stop the import, or keep the missing listings on offer and import the rest. */
  whenTooMany: 'STOP' | 'KEEP';
  /** Hours until a missing listing is withdrawn. */
  graceHours: number;
  /** The number of removals that the agency has confirmed. */
  confirmedRemovals?: number;
}

export const DEFAULT_REMOVALS: RemovalRules = { maxPercent: 20, whenTooMany: 'STOP', graceHours: 0 };

/** For a feed that is meant to remove many listings. */
export const ALL_REMOVALS: RemovalRules = { ...DEFAULT_REMOVALS, maxPercent: 100 };

/** From this percentage on, `KEEP` stops the import too, unless the agency has confirmed it. */
const MAX_KEEP_PERCENT = 50;
/**
 * With fewer listings on offer, one is a large percentage. `STOP` allows any number of removals but all, and `KEEP`
 * fewer than half, or one.
 */
const SMALL_FEED = 10;

export interface Removals {
  /** Listings of the feed that are currently on offer. */
  onOffer: number;
  /** Listings on offer that are missing from the feed. */
  missing: number;
  /** Listings on offer that are missing from the feed, or that the feed withdraws explicitly. */
  removed: number;
}

/** Returns why an import is stopped. */
export function stopOf({ onOffer, missing, removed }: Removals, rules: RemovalRules): ImportStopped {
  const keepsMissing = rules.whenTooMany === 'KEEP';
  const remedy = keepsMissing ? 'CONFIRM' : 'ALLOW_REMOVALS';
  if (missing === onOffer)
    return new ImportStopped(`the feed contains none of the ${onOffer} homes on offer`, remedy);
  const limit = keepsMissing ? MAX_KEEP_PERCENT : rules.maxPercent;
  const reason = `the feed would remove ${removed} of the ${onOffer} homes on offer, the limit is ${limit} %`;
  return new ImportStopped(reason, remedy);
}

/** Decides whether to withdraw missing listings, to keep them on offer, or to stop the import. */
export function decideRemovals(
  { onOffer, missing, removed }: Removals,
  { maxPercent, whenTooMany, confirmedRemovals = 0 }: RemovalRules,
): 'WITHDRAW' | 'KEEP' | 'STOP' {
  if (removed > 0 && removed <= confirmedRemovals) return 'WITHDRAW';
  if (maxPercent >= 100) return 'WITHDRAW';
  if (onOffer > 0 && missing === onOffer) return 'STOP';
  const percent = (100 * removed) / onOffer;
  if (onOffer < SMALL_FEED) {
    const isTooMany = removed > 1 && percent >= MAX_KEEP_PERCENT;
    return isTooMany && whenTooMany === 'KEEP' ? 'KEEP' : 'WITHDRAW';
  }
  if (percent <= maxPercent) return 'WITHDRAW';
  return whenTooMany === 'KEEP' && percent < MAX_KEEP_PERCENT ? 'KEEP' : 'STOP';
}
