import type { EstateSearchParams } from '../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { RunQuery } from '../../data/run-query.ts';
import { RelaxationsDocument } from './empty/generated/relaxations.generated.ts';
import { WideningsDocument } from './empty/generated/widenings.generated.ts';
import { hasFewResults } from './empty/wider-searches.tsx';
import { ResultsDocument } from './generated/results.generated.ts';
import { toResultsFilter, toResultsVariables } from './search-variables.ts';

/** The queries of the results as cards. */
export const resultsDocuments = [ResultsDocument, RelaxationsDocument, WideningsDocument];

export interface Search {
  params: EstateSearchParams;
  transaction: Transaction;
  locale: Locale;
}

/** Runs the queries of the results, and of wider searches when few homes are found. */
export async function loadResults(run: RunQuery, { params, transaction, locale }: Search): Promise<void> {
  const { estates } = await run(ResultsDocument, toResultsVariables(params, transaction, locale));
  const variables = { locale, filter: toResultsFilter(transaction, params.criteria) };
  if (estates.total === 0) await run(RelaxationsDocument, variables);
  if (hasFewResults(estates.total)) await run(WideningsDocument, variables);
}
