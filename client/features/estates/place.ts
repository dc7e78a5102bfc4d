import type { Locale } from '../../../shared/locales.ts';
import type { Run } from '../../data/run.ts';
import { SearchCitiesDocument } from './city-search.generated.ts';

/** The public id of the city that a typed place most likely means; null when there is none. */
export async function resolvePlace(run: Run, place: string, locale: Locale): Promise<string | null> {
  const { searchCities } = await run(SearchCitiesDocument, { query: place.slice(0, 80), locale });
  return searchCities.items[0]?.id ?? null;
}

/** Chosen cities as a part of a heading; empty when there is none or there are too many to name. */
export function placesIn(cities: readonly { name: string }[]): string {
  return cities.length <= 3 ? cities.map(({ name }) => name).join(', ') : '';
}
