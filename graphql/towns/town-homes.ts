import type { LocalizedPath } from '../../shared/alternates.ts';
import { kilometresBetween } from '../../shared/geography/plane.ts';
import type { Transaction } from '../../shared/listings/vocabulary.ts';
import { LOCALES } from '../../shared/locales.ts';
import { townPath } from '../../shared/towns/town-path.ts';
import type { CityDirectory, CityRecord } from '../cities/ports.ts';

/** The minimum number of homes for a town's page to be indexed. */
export const MIN_INDEXED_HOMES = 3;

/** The paths of the page of a town in all languages. */
export function townVersions({ names, postalCode }: CityRecord, transaction: Transaction): LocalizedPath[] {
  return LOCALES.map((locale) => ({
    locale,
    path: townPath({ name: names[locale], postalCode }, transaction, locale),
  }));
}

type Counts = ReadonlyMap<number, number>;

/** The number of homes in a town, with the other localities of a main postal code. */
export function countTown({ slug }: Pick<CityRecord, 'slug'>, counts: Counts, cities: CityDirectory): number {
  return cities.expand([slug]).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
}

/** The main towns with homes that are nearest to a town, nearest first. */
export function findNeighbours(
  town: CityRecord,
  counts: Counts,
  cities: CityDirectory,
): { city: CityRecord; count: number }[] {
  const own = new Set(cities.expand([town.slug]));
  const mains = new Set([...counts.keys()].map((id) => cities.mainOf(id)));
  return [...mains]
    .filter((city) => !own.has(city.id))
    .map((city) => ({ city, kilometres: kilometresBetween(town, city) }))
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, MAX_NEIGHBOURS)
    .map(({ city }) => ({ city, count: countTown(city, counts, cities) }));
}

const MAX_NEIGHBOURS = 8;
