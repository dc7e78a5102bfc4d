import type { EstateSearchParams } from '../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { EstateSortKey } from '../../generated/schema-types.ts';
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
  return { locale, filter: { transaction, ...criteria }, sort, page, cities, areas };
}
