import { type EstateSearchParams, formatEstateSearch } from '../../../shared/estates/search-params.ts';
import { FilterChips } from '../listings/filter-chips.tsx';
import { type City, useChosen } from './use-chosen.ts';

interface ActiveFiltersProps {
  params: EstateSearchParams;
  cities: readonly City[];
}

/** Every choice in force, as chips. */
export function ActiveFilters({ params, cities }: ActiveFiltersProps) {
  const chosen = useChosen(params.criteria, cities).map(({ label, others }) => ({
    label,
    queryWithout: formatEstateSearch({ ...params, criteria: others, page: 1 }),
  }));
  return <FilterChips chosen={chosen} />;
}
