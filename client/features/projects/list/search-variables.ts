import { MAX_LISTINGS_ON_MAP } from '../../../../shared/listings/view.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { ProjectsSearch } from '../../../../shared/projects/projects-search.ts';
import type { ProjectFilter } from '../../../generated/schema-types.ts';
import type { ProjectsQueryVariables } from './generated/projects.generated.ts';

/**
 * Returns the variables of the list query. They must be equal on server and browser, because they form the
 * result's key.
 */
export function toVariables(
  { criteria, page, view }: ProjectsSearch,
  locale: Locale,
): ProjectsQueryVariables {
  const { delivery, ...otherCriteria } = criteria;
  const deliveredBy = delivery ? { deliveredBy: `${delivery}-12-31` } : {};
  const filter: ProjectFilter = { ...otherCriteria, ...deliveredBy, unknownPlaces: 'IGNORE' };
  const pageSize = view === 'map' ? MAX_LISTINGS_ON_MAP : null;
  return { locale, filter, page, pageSize, cities: criteria.cities ?? [] };
}
