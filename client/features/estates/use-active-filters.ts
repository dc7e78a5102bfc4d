import { type EstateSearchParams, formatEstateSearch } from '../../../shared/estates/search-params.ts';
import type { ActiveFilter } from '../listings/filter-chips.tsx';
import type { City } from './choices.ts';
import { useChosen } from './use-chosen.ts';

/** Every choice in force, with the search without it. */
export function useActiveFilters(params: EstateSearchParams, cities: readonly City[]): ActiveFilter[] {
  return useChosen(params.criteria, cities).map(({ label, others }) => ({
    label,
    queryWithout: formatEstateSearch({ ...params, criteria: others, page: 1 }),
  }));
}
