import { type EstateSearchParams, formatEstateSearch } from '../../../shared/estates/search-params.ts';
import type { ActiveFilter } from '../listings/filter-chips.tsx';
import type { ChosenPlaces } from './choices.ts';
import { useChosen } from './use-chosen.ts';

/** Every choice in force, with the search without it. */
export function useActiveFilters(params: EstateSearchParams, places: ChosenPlaces): ActiveFilter[] {
  return useChosen(params.criteria, places).map(({ label, others }) => ({
    label,
    queryWithout: formatEstateSearch({ ...params, criteria: others, page: 1 }),
  }));
}
