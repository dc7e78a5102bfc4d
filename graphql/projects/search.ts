import type { CityDirectory } from '../cities/ports.ts';
import { resolveCities } from '../cities/resolve-cities.ts';
import type { ProjectFilter } from '../generated/resolvers.ts';
import { toCents } from '../listings/to-cents.ts';
import { omitNullish } from '../omit-nullish.ts';
import type { ProjectSearch } from './ports.ts';

/**
 * Resolves a filter to the criteria of the store. Absent and empty lists mean no restriction.
 * @throws an input error when a list is longer than the schema allows.
 */
export function toProjectSearch(
  filter: ProjectFilter | null | undefined,
  cities: CityDirectory,
): ProjectSearch {
  const { types, minPrice, maxPrice, deliveredBy, changedSince } = filter ?? {};
  return omitNullish<ProjectSearch>({
    cityIds: resolveCities(filter ?? {}, cities),
    types: types?.length ? types : null,
    minPriceCents: toCents(minPrice),
    maxPriceCents: toCents(maxPrice),
    deliveredBy,
    changedSince,
  });
}
