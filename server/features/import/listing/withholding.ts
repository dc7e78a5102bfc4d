/** Why visitors do not see a listing that its feed publishes: the one rule for imports and for the desk. */
import type { Region } from '../../../../shared/cities/vocabulary.ts';
import { isOffered, type StatusCode } from '../../../../shared/listings/vocabulary.ts';
import { isKeptBack, missingStatements } from '../../../../shared/rules/statements/statements.ts';
import type { ListingDraft } from './listing-draft.ts';
import { withValues } from './row-columns.ts';

/** `HIDDEN`: by an employee. `INCOMPLETE`: its advert would be punished, and the agency keeps back such homes. */
export type Withholding = 'HIDDEN' | 'INCOMPLETE';

interface Facts {
  /** Whether an employee has hidden it. */
  isHidden: boolean;
  /** Whether it is kept back because of its advert, if it is on offer. */
  isKeptBack(): boolean;
}

/**
 * Returns the reason; null when the listing has the status of its feed. A hidden one stays hidden when it is sold, but
 * not when its feed withdraws it.
 */
export function withholdingOf(status: StatusCode, { isHidden, isKeptBack }: Facts): Withholding | null {
  if (isHidden) return status === 'WITHDRAWN' ? null : 'HIDDEN';
  return isOffered(status) && isKeptBack() ? 'INCOMPLETE' : null;
}

/** Whether the advert of a home lacks statements on the day for which it is kept back. `region`: null abroad. */
export function isAdvertKeptBack(
  { advert }: Pick<ListingDraft, 'advert'>,
  region: Region | null,
  today: string,
): boolean {
  if (!advert) return false;
  return missingStatements({ ...advert, region }, today).some(({ rule }) => isKeptBack(rule));
}

/** Returns the listing as in preparation, which visitors do not see. */
export function withheld(draft: ListingDraft): ListingDraft {
  const status = 'IN_PREPARATION';
  return { ...draft, status, values: withValues(draft.values, { status }) };
}
