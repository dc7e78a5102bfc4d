/** Selects the projects that a map of homes shows. */
import type { EstateSearch } from '../estates/ports.ts';
import { MAP_CRITERIA, type ProjectMapCriteria } from './ports.ts';

/**
 * Returns the criteria of a home search that apply to projects. Null when no project can match: the search is for
 * rentals, or has a criterion that neither projects nor entities have data for.
 */
export function toProjectCriteria({ criteria }: EstateSearch): ProjectMapCriteria | null {
  const { transaction, ...others } = criteria;
  const isApplicable = Object.keys(others).every((name) => Object.hasOwn(MAP_CRITERIA, name));
  return transaction !== 'RENT' && isApplicable ? others : null;
}
