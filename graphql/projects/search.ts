import { chosenCities } from '../cities/chosen-cities.ts';
import type { CityDirectory } from '../cities/ports.ts';
import type { ProjectFilter } from '../generated/resolvers.ts';
import { toCents } from '../listings/to-cents.ts';
import { withoutAbsent } from '../without-absent.ts';
import type { ProjectSearch } from './ports.ts';

/**
 * A filter as the store understands it. Absent and empty lists ask for nothing.
 * @throws an input error when a list is longer than its description allows.
 */
export function toProjectSearch(
  filter: ProjectFilter | null | undefined,
  cities: CityDirectory,
): ProjectSearch {
  const { cities: slugs, types, minPrice, maxPrice, deliveredBy } = filter ?? {};
  return withoutAbsent<ProjectSearch>({
    cityIds: chosenCities(slugs, cities),
    types: types?.length ? types : null,
    minPriceCents: toCents(minPrice),
    maxPriceCents: toCents(maxPrice),
    deliveredBy,
  });
}
