import type { EstateCriteria } from '../../../shared/estates/criteria.ts';
import type { EstateSearchParams } from '../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { EstateFilter, EstateSortKey } from '../../generated/schema-types.ts';
import type { ResultsQueryVariables } from './generated/results.generated.ts';

/** Returns the variables of the results query. Server and browser derive the same variables from a URL. */
export function toResultsVariables(
  { criteria, sortType, sortOrder, page }: EstateSearchParams,
  transaction: Transaction,
  locale: Locale,
): ResultsQueryVariables {
  const by = (sortType ?? 'date').toUpperCase() as EstateSortKey;
  const sort = { by, order: sortOrder ?? (sortType ? 'ASC' : 'DESC') };
  const { cities = [], areas = [] } = criteria;
  return { locale, filter: toResultsFilter(transaction, criteria), sort, page, cities, areas };
}

/** Returns the filter of a page's search. Cities and areas of old links that no longer exist do not break the page. */
export function toResultsFilter(transaction: Transaction, criteria: EstateCriteria): EstateFilter {
  return { transaction, ...criteria, unknownPlaces: 'IGNORE' };
}
