import type { Locale } from '../../../shared/locales.ts';
import type { Run } from '../../data/run.ts';
import { SearchCitiesDocument } from './city-search.generated.ts';

/** The public id of the city that a typed name or postal code most likely means; null when there is none. */
export async function resolveTown(run: Run, typed: string, locale: Locale): Promise<string | null> {
  const { searchCities } = await run(SearchCitiesDocument, { query: typed.slice(0, 80), locale });
  return searchCities.items[0]?.id ?? null;
}

/** The names of chosen cities for a heading; empty when there is none or more than three. */
export function townsIn(cities: readonly { name: string }[]): string {
  return cities.length <= 3 ? cities.map(({ name }) => name).join(', ') : '';
}
