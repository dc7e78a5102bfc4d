import { nameEpcLabel } from '../../../shared/estates/epc-label.ts';
import type { EstateSearchParams } from '../../../shared/estates/search-params.ts';
import { EXTRAS } from '../../../shared/estates/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { EstateFilter } from '../../generated/schema-types.ts';
import type { ResultsQueryVariables } from './results.generated.ts';

export type Transaction = 'SALE' | 'RENT';

/** The filter that a query string asks for. */
export function toFilter(params: EstateSearchParams, transaction: Transaction): EstateFilter {
  const { cities, types, subTypes, countries, worstEpcLabel, bedrooms } = params;
  const { minPrice, maxPrice, minArea, maxArea, minPlotArea, maxPlotArea, minYear, maxYear, text } = params;
  const extras = EXTRAS.flatMap((extra) => {
    const present = params.extras[extra];
    return present === undefined ? [] : [{ extra, present }];
  });
  const numbers = { minPrice, maxPrice, minArea, maxArea, minPlotArea, maxPlotArea, minYear, maxYear };
  return withoutAbsent({
    transaction,
    ...numbers,
    minBedrooms: bedrooms,
    text,
    worstEpcLabel: worstEpcLabel && nameEpcLabel(worstEpcLabel),
    cities: cities.length ? cities : undefined,
    types: types.length ? types : undefined,
    subTypes: subTypes.length ? subTypes : undefined,
    countries: countries.length ? countries : undefined,
    extras: extras.length ? extras : undefined,
  });
}

/** The variables of the results page's query: the same for the same address, on both sides. */
export function toResultsVariables(
  params: EstateSearchParams,
  transaction: Transaction,
  locale: Locale,
): ResultsQueryVariables {
  const by = (params.sortType ?? 'date').toUpperCase() as 'DATE';
  const order = params.sortOrder ?? (params.sortType ? 'ASC' : 'DESC');
  const sort = { by, order };
  return { locale, filter: toFilter(params, transaction), sort, page: params.page, cities: params.cities };
}

/** Absent values are left out, so that a result is remembered under one key on both sides. */
function withoutAbsent(filter: { [K in keyof EstateFilter]: EstateFilter[K] | undefined }): EstateFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
