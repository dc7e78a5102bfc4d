import {
  CRITERIA,
  CRITERION_NAMES,
  type CriterionGroup,
  withoutGroup,
} from '../../shared/estates/criteria.ts';
import type { EstateSearch } from './ports.ts';

interface RelaxedSearch {
  filter: CriterionGroup;
  search: EstateSearch;
}

/** The searches that giving up one group of the criteria that are asked would make. */
export function relaxedSearches({ criteria, locale }: EstateSearch): RelaxedSearch[] {
  const asked = CRITERION_NAMES.filter((name) => criteria[name] !== undefined);
  const groups = new Set(asked.map((name) => CRITERIA[name].group).filter((group) => group !== null));
  return [...groups].map((filter) => ({
    filter,
    search: { locale, criteria: withoutGroup(criteria, filter) },
  }));
}
