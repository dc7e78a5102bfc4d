import type { Region } from '../../../../shared/cities/vocabulary.ts';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { isPunished, missingStatements } from '../../../../shared/rules/statements/statements.ts';
import type { ListingDraft } from './listing-draft.ts';
import { withValues } from './row-columns.ts';

/**
 * Returns the listing as in preparation if it is a home on offer whose advert would be punished, because it lacks
 * statements that the law requires on the day; else null. `region`: null abroad.
 */
export function keepBack(draft: ListingDraft, region: Region | null, today: string): ListingDraft | null {
  if (!draft.advert || !isOffered(draft.status)) return null;
  const missing = missingStatements({ ...draft.advert, region }, today);
  if (!missing.some(({ rule }) => isPunished(rule))) return null;
  const status = 'IN_PREPARATION';
  return { ...draft, status, values: withValues(draft.values, { status }) };
}
