import { MAX_CITIES } from '../../shared/listings/criteria.ts';
import { inputError } from '../errors.ts';
import type { UnknownPlaces } from '../generated/resolvers.ts';
import { withoutLanguage } from '../localized-ids.ts';
import type { CityDirectory } from './ports.ts';

/** The cities of a filter. */
export interface PlacesFilter {
  cities?: readonly (string | number)[] | null;
  unknownPlaces?: UnknownPlaces | null;
}

/** Characters of an unknown id that its error repeats. */
const SHOWN_CHARACTERS = 60;

/**
 * Resolves the cities of a filter to ids; undefined when none is known, or given.
 * @throws an input error when there are more than the schema allows, or one is unknown and the filter rejects it.
 */
export function resolveCities(
  { cities: slugs, unknownPlaces }: PlacesFilter,
  cities: CityDirectory,
): number[] | undefined {
  const given = (slugs ?? []).map(withoutLanguage);
  if (given.length > MAX_CITIES) throw inputError('filter.cities', `holds at most ${MAX_CITIES}`);
  const unknown = given.find((slug) => !cities.bySlug(slug));
  if (unknown !== undefined && unknownPlaces !== 'IGNORE') throw unknownPlace('cities', unknown);
  const ids = cities.expand(given);
  return ids.length > 0 ? ids : undefined;
}

/** The error of a filter with an id that names no place. */
export function unknownPlace(field: 'cities' | 'areas', id: string) {
  const source =
    field === 'cities'
      ? 'Ids such as "gent-9000" come from searchCities'
      : 'EstateFilter.areas has the forms';
  return inputError(
    `filter.${field}`,
    `has an unknown id: "${id.slice(0, SHOWN_CHARACTERS)}". ${source}; "unknownPlaces: IGNORE" leaves it out`,
  );
}
