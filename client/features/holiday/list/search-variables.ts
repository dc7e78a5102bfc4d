import {
  destinationFilter,
  type HolidaySearch,
  searchPeriod,
} from '../../../../shared/holiday/search-params.ts';
import { MAX_LISTINGS_ON_MAP } from '../../../../shared/listings/view.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { RentalUnitFilter } from '../../../generated/schema-types.ts';
import type { HolidayListQueryVariables } from './generated/holiday-list.generated.ts';

/**
 * Returns the variables of the list query. They must be equal on server and browser, because they form the
 * result's key.
 */
export function toListVariables(search: HolidaySearch, locale: Locale): HolidayListQueryVariables {
  const { destination, persons, withPets, page, view } = search;
  const where = destinationFilter(destination);
  const period = searchPeriod(search);
  const filter: RentalUnitFilter = { ...where, ...period, unknownPlaces: 'IGNORE' };
  if (persons) filter.persons = persons;
  if (withPets) filter.pets = true;
  const stay = period && { ...period, persons: persons ?? 1 };
  const cities = where && 'cities' in where ? where.cities : [];
  const pageSize = view === 'map' ? MAX_LISTINGS_ON_MAP : null;
  return { locale, filter, page, pageSize, cities, hasPeriod: period !== null, ...stay };
}
