import type { CityDirectory } from '../cities/ports.ts';
import { inputError } from '../errors.ts';
import { toCents } from '../estates/search.ts';
import type { ProjectFilter } from '../generated/resolvers.ts';
import type { ProjectSearch } from './ports.ts';

const MOST_CITIES = 50;

/**
 * A filter as the store understands it. Absent and empty lists ask for nothing.
 * @throws an input error when a list is longer than its description allows.
 */
export function toProjectSearch(
  filter: ProjectFilter | null | undefined,
  cities: CityDirectory,
): ProjectSearch {
  const { cities: slugs, types, minPrice, maxPrice, deliveredBy } = filter ?? {};
  if ((slugs?.length ?? 0) > MOST_CITIES) throw inputError('filter.cities', `holds at most ${MOST_CITIES}`);
  const lowest = toCents(minPrice);
  const highest = toCents(maxPrice);
  return {
    ...(slugs?.length ? { cityIds: cities.expand(slugs.map(String)) } : {}),
    ...(types?.length ? { types } : {}),
    ...(lowest === undefined ? {} : { minPriceCents: lowest }),
    ...(highest === undefined ? {} : { maxPriceCents: highest }),
    ...(deliveredBy ? { deliveredBy } : {}),
  };
}
