import type { Locale } from '../../../shared/locales.ts';
import type { ProjectsSearch } from '../../../shared/projects/projects-search.ts';
import type { ProjectsQueryVariables } from './projects.generated.ts';

/** The variables of the list's query: on both sides the same, for they name its result. */
export function toVariables({ criteria, page }: ProjectsSearch, locale: Locale): ProjectsQueryVariables {
  const { delivery, ...asked } = criteria;
  const filter = delivery ? { ...asked, deliveredBy: `${delivery}-12-31` } : asked;
  return { locale, filter, page, cities: criteria.cities ?? [] };
}
