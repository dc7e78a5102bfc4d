import { type EstateSearchParams, formatEstateSearch } from '../../../shared/estates/search-params.ts';
import type { ActiveFilter } from '../listings/filters/filter-chips.tsx';
import type { ChosenPlaces } from './filter-labels.ts';
import { useFilterLabels } from './use-filter-labels.ts';

/** Returns every active filter, with the query string that removes it. */
export function useActiveFilters(params: EstateSearchParams, places: ChosenPlaces): ActiveFilter[] {
  return useFilterLabels(params.criteria, places).map(({ label, others }) => ({
    label,
    queryWithout: formatEstateSearch({ ...params, criteria: others, page: 1 }),
  }));
}
