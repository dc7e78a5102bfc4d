import type { CityDirectory } from '../cities/ports.ts';
import { resolveCities } from '../cities/resolve-cities.ts';
import { inputError } from '../errors.ts';
import type { RentalUnitFilter } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import type { RentalUnitSearch } from './ports.ts';

/**
 * Resolves a filter to the criteria of the store. Absent and empty lists mean no restriction.
 * @throws an input error when a value violates a rule in the schema's descriptions.
 */
export function toRentalUnitSearch(
  filter: RentalUnitFilter | null | undefined,
  cities: CityDirectory,
  today: string,
): RentalUnitSearch {
  const { persons, country, region, pets, from, until, changedSince } = filter ?? {};
  if (typeof persons === 'number' && persons < 1) throw inputError('filter.persons', 'is at least 1');
  if (!from !== !until) throw inputError('filter.from', 'goes with "filter.until"');
  if (from && until && until <= from) throw inputError('filter.until', 'is after "filter.from"');
  return omitNullish<RentalUnitSearch>({
    persons,
    cityIds: resolveCities(filter ?? {}, cities),
    country,
    region,
    withPets: pets || null,
    freePeriod: from && until ? { from, until } : null,
    changedSince,
    hasBegun: (from && from < today) || null,
  });
}
