/** The pages of towns and municipalities: their paths, how many homes they show, and what is near. */
import type { LocalizedPath } from '../../shared/alternates.ts';
import { kilometresBetween } from '../../shared/geography/plane.ts';
import type { Transaction } from '../../shared/listings/vocabulary.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { municipalityPath, townPath } from '../../shared/towns/town-path.ts';
import type { CityDirectory, CityRecord, MunicipalityRecord } from '../cities/ports.ts';
import type { LocalCounts } from './ports.ts';

/** The minimum number of homes for a page to be indexed. */
export const MIN_INDEXED_HOMES = 3;
const MAX_NEIGHBOURS = 8;

/** Arguments shared by the functions that create links. */
interface LinkContext {
  transaction: Transaction;
  locale: Locale;
  counts: LocalCounts;
  cities: CityDirectory;
}

/** A link to the page of a town or municipality. */
export interface LocalOfferLink {
  name: string;
  path: string;
  /** The number of homes that it shows. */
  count: number;
}

/** The paths of the page of a town in all languages. */
export function townVersions(
  { slug: id, names, postalCode }: CityRecord,
  transaction: Transaction,
): LocalizedPath[] {
  return LOCALES.map((locale) => ({
    locale,
    path: townPath({ id, name: names[locale], postalCode }, transaction, locale),
  }));
}

/** The paths of the page of a municipality in all languages. Only for those without the same town (`findSameTown`). */
export function municipalityVersions(
  { names }: MunicipalityRecord,
  transaction: Transaction,
): LocalizedPath[] {
  return LOCALES.map((locale) => ({ locale, path: municipalityPath(names[locale], transaction, locale) }));
}

/** The town whose page shows the homes of all towns of a municipality and no others; null if there is none. */
export function findSameTown({ nis }: MunicipalityRecord, cities: CityDirectory): CityRecord | null {
  const own = cities.inMunicipality(nis);
  if (!own[0]) return null;
  const main = cities.mainOf(own[0].id);
  const shown = new Set(cities.expand([main.slug]));
  return shown.size === own.length && own.every(({ id }) => shown.has(id)) ? main : null;
}

/** The number of homes in a town, with the other localities of a main postal code. */
export function countTown(
  { slug }: Pick<CityRecord, 'slug'>,
  { inCities }: LocalCounts,
  cities: CityDirectory,
): number {
  return cities.expand([slug]).reduce((sum, id) => sum + (inCities.get(id) ?? 0), 0);
}

/** The main towns with homes that are nearest to a town, nearest first. */
export function findNeighbours(town: CityRecord, counts: LocalCounts, cities: CityDirectory): CityRecord[] {
  const own = new Set(cities.expand([town.slug]));
  return nearestFirst(town, mainsOf(counts.inCities.keys(), cities), (city) => city)
    .filter((city) => !own.has(city.id))
    .slice(0, MAX_NEIGHBOURS);
}

/** The municipalities with homes that are nearest to one, nearest first. */
export function findNearbyMunicipalities(
  municipality: MunicipalityRecord,
  { cities, ...context }: LinkContext,
): LocalOfferLink[] {
  const center = centerOf(municipality, cities);
  const others = [...context.counts.inMunicipalities.keys()]
    .flatMap((nis) => cities.municipality(nis) ?? [])
    .filter(({ nis }) => nis !== municipality.nis);
  return nearestFirst(center, others, (other) => centerOf(other, cities))
    .slice(0, MAX_NEIGHBOURS)
    .map((other) => linkToMunicipality(other, { cities, ...context }));
}

/** The main towns of a municipality with homes, most homes first. */
export function findTownsIn(
  { nis }: MunicipalityRecord,
  { cities, ...context }: LinkContext,
): LocalOfferLink[] {
  const withHomes = cities.inMunicipality(nis).filter(({ id }) => context.counts.inCities.has(id));
  return mainsOf(
    withHomes.map(({ id }) => id),
    cities,
  )
    .map((city) => linkToTown(city, { cities, ...context }))
    .sort((a, b) => b.count - a.count);
}

export function linkToTown(
  city: CityRecord,
  { transaction, locale, counts, cities }: LinkContext,
): LocalOfferLink {
  const name = city.names[locale];
  const path = townPath({ id: city.slug, name, postalCode: city.postalCode }, transaction, locale);
  return { name, path, count: countTown(city, counts, cities) };
}

export function linkToMunicipality(
  municipality: MunicipalityRecord,
  { transaction, locale, counts, cities }: LinkContext,
): LocalOfferLink {
  const sameTown = findSameTown(municipality, cities);
  if (sameTown) return linkToTown(sameTown, { transaction, locale, counts, cities });
  const name = municipality.names[locale];
  return {
    name,
    path: municipalityPath(name, transaction, locale),
    count: counts.inMunicipalities.get(municipality.nis) ?? 0,
  };
}

/** The mean of the positions of its towns. */
export function centerOf({ nis }: MunicipalityRecord, cities: CityDirectory) {
  const towns = cities.inMunicipality(nis);
  const mean = (key: 'latitude' | 'longitude') =>
    towns.reduce((sum, town) => sum + town[key], 0) / Math.max(towns.length, 1);
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

/** The main towns of these cities, each once. */
function mainsOf(ids: Iterable<number>, cities: CityDirectory): CityRecord[] {
  return [...new Set([...ids].map((id) => cities.mainOf(id)))];
}

type Point = { latitude: number; longitude: number };

function nearestFirst<Place>(from: Point, places: Place[], pointOf: (place: Place) => Point): Place[] {
  return places
    .map((place) => ({ place, kilometres: kilometresBetween(from, pointOf(place)) }))
    .sort((a, b) => a.kilometres - b.kilometres)
    .map(({ place }) => place);
}
