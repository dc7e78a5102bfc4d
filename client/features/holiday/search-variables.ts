import { type HolidaySearch, periodOf, placeFilter } from '../../../shared/holiday/search-params.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { HolidayListQueryVariables } from './holiday-list.generated.ts';

/** The variables of the list's query: on both sides the same, for they name its result. */
export function toListVariables(search: HolidaySearch, locale: Locale): HolidayListQueryVariables {
  const { place, persons, withPets, page } = search;
  const where = placeFilter(place);
  const period = periodOf(search);
  return {
    locale,
    filter: {
      ...where,
      ...(persons ? { persons } : {}),
      ...(withPets ? { pets: true } : {}),
      ...period,
    },
    page,
    cities: where && 'cities' in where ? where.cities : [],
    hasPeriod: period !== null,
    ...(period ? { ...period, persons: persons ?? 1 } : {}),
  };
}
