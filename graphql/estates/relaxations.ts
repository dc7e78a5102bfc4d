import { CRITERIA, CRITERION_NAMES, type CriterionGroup, omitGroup } from '../../shared/estates/criteria.ts';
import type { EstateSearch } from './ports.ts';

interface RelaxedSearch {
  filter: CriterionGroup;
  search: EstateSearch;
}

/** For each group of criteria in use, the search without that group. */
export function relaxedSearches({ criteria, locale }: EstateSearch): RelaxedSearch[] {
  const used = CRITERION_NAMES.filter((name) => criteria[name] !== undefined);
  const groups = new Set(used.map((name) => CRITERIA[name].group).filter((group) => group !== null));
  return [...groups].map((filter) => ({
    filter,
    search: { locale, criteria: omitGroup(criteria, filter) },
  }));
}
