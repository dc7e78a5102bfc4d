import type { Region } from '../cities/vocabulary.ts';
import { addDays } from '../days.ts';
import type { Rule } from './rule.ts';

/** A rule that ends without a successor is reported this number of days before its last day. */
const NOTICE_DAYS = 30;

/**
 * Returns the rules of a history that have ended, or end within thirty days, and that no other rule of the history
 * follows on the next day in one of their regions.
 */
export function endingRules<R extends Rule>(history: readonly R[], on: string): R[] {
  const horizon = addDays(on, NOTICE_DAYS);
  return history.filter(({ regions, validUntil }) => {
    if (validUntil === undefined || validUntil > horizon) return false;
    const isFollowed = (region: Region) =>
      history.some((other) => other.regions.includes(region) && other.validFrom === addDays(validUntil, 1));
    return !regions.every(isFollowed);
  });
}
