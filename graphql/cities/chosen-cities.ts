import { MOST_CITIES } from '../../shared/listings/criteria.ts';
import { inputError } from '../errors.ts';
import type { CityDirectory } from './ports.ts';

/**
 * The towns of a filter as the store knows them; undefined: none was asked for.
 * @throws an input error when there are more than its description allows.
 */
export function chosenCities(
  slugs: readonly (string | number)[] | null | undefined,
  cities: CityDirectory,
): number[] | undefined {
  if ((slugs?.length ?? 0) > MOST_CITIES) throw inputError('filter.cities', `holds at most ${MOST_CITIES}`);
  return slugs?.length ? cities.expand(slugs.map(String)) : undefined;
}
