import { chosenCities } from '../cities/chosen-cities.ts';
import type { CityDirectory } from '../cities/ports.ts';
import { inputError } from '../errors.ts';
import type { RentalUnitFilter } from '../generated/resolvers.ts';
import type { RentalUnitSearch } from './ports.ts';

/**
 * A filter as the store understands it. Absent and empty lists ask for nothing.
 * @throws an input error when a value is not as its description says.
 */
export function toRentalUnitSearch(
  filter: RentalUnitFilter | null | undefined,
  cities: CityDirectory,
  today: string,
): RentalUnitSearch {
  const { persons, cities: slugs, country, region, pets, from, until } = filter ?? {};
  const cityIds = chosenCities(slugs, cities);
  if (typeof persons === 'number' && persons < 1) throw inputError('filter.persons', 'is at least 1');
  if (!from !== !until) throw inputError('filter.from', 'goes with "filter.until"');
  if (from && until && until <= from) throw inputError('filter.until', 'is after "filter.from"');
  return {
    ...(persons ? { persons } : {}),
    ...(cityIds ? { cityIds } : {}),
    ...(country ? { country } : {}),
    ...(region ? { region } : {}),
    ...(pets ? { withPets: true } : {}),
    ...(from && until ? { free: { from, until } } : {}),
    ...(from && from < today ? { hasBegun: true } : {}),
  };
}
