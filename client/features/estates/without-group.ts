import type { EstateSearchParams } from '../../../shared/estates/search-params.ts';
import type { FilterGroup } from '../../generated/schema-types.ts';

/** What stands for "not asked" in each group of filters. */
const UNSET: Record<
  FilterGroup,
  Partial<{ [K in keyof EstateSearchParams]: EstateSearchParams[K] | undefined }>
> = {
  CITY: { cities: [] },
  KIND: { types: [], subTypes: [] },
  PRICE: { minPrice: undefined, maxPrice: undefined },
  BEDROOMS: { bedrooms: undefined },
  AREA: { minArea: undefined, maxArea: undefined },
  PLOT: { minPlotArea: undefined, maxPlotArea: undefined },
  YEAR: { minYear: undefined, maxYear: undefined },
  ENERGY: { worstEpcLabel: undefined },
  COUNTRY: { countries: [] },
  EXTRAS: { extras: {} },
  TEXT: { text: undefined },
};

/** A search without one group of its filters, from its first page. */
export function withoutGroup(params: EstateSearchParams, group: FilterGroup): EstateSearchParams {
  return { ...params, ...UNSET[group], page: 1 } as EstateSearchParams;
}
