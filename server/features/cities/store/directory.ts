import { type Kysely, sql } from 'kysely';
import type { CityDirectory, CityRecord } from '../../../../graphql/cities/ports.ts';
import { toPlane } from '../../../../shared/geography/plane.ts';
import { FORMAT_LOCALES, LOCALES, type Locale } from '../../../../shared/locales.ts';
import { townSlug } from '../../../../shared/towns/town-path.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { findBorders } from './borders.ts';
import { createFuzzySearch } from './fuzzy-search.ts';
import { loadMunicipalities } from './municipalities.ts';
import { searchCities } from './search.ts';

export interface LoadedCityDirectory extends CityDirectory {
  /** Loads all cities again when feeds have brought new ones. Methods must be called on the directory itself. */
  refresh(): Promise<void>;
}

/**
 * Loads all cities (about 3,000) and municipalities once. They change with a release, and when a feed brings a town
 * abroad. Searches query the database.
 */
export async function loadCityDirectory(db: Kysely<Database>): Promise<LoadedCityDirectory> {
  let known: string | undefined;
  const refresh = async () => {
    // Read first: a city that is added meanwhile is loaded now or by the next refresh.
    const extent = await readExtent(db);
    if (extent === known) return;
    Object.assign(directory, await createDirectory(db, await readCities(db)));
    known = extent;
  };
  const directory = { refresh } as LoadedCityDirectory;
  await refresh();
  return directory;
}

/** Differs after any city was added or removed. */
async function readExtent(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ extent: string }>`
    select concat_ws(' ', count(*), max(id)) as extent from city`.execute(db);
  return (rows[0] as { extent: string }).extent;
}

async function createDirectory(db: Kysely<Database>, cities: readonly CityRecord[]): Promise<CityDirectory> {
  const municipalities = await loadMunicipalities(db, cities);
  const byId = new Map(cities.map((city) => [city.id, city]));
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const byTownSlug = indexBySlug(cities);
  const byPostalCode = Map.groupBy(cities, postalCodeKey);
  const idsByName = createOrder(cities);
  const alike = createFuzzySearch(cities);
  const find = (id: number) => byId.get(id) ?? null;
  const findById = (id: number) => {
    const city = find(id);
    if (!city) throw new Error(`no city ${id}`);
    return city;
  };
  return {
    find,
    byId: findById,
    bySlug: (slug) => bySlug.get(slug) ?? null,
    byTownSlug: (slug) => byTownSlug.get(slug) ?? null,
    mainOf: (id) => {
      const city = findById(id);
      return byPostalCode.get(postalCodeKey(city))?.find(({ isMain }) => isMain) ?? city;
    },
    expand: (slugs) => {
      const chosen = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
      const included = chosen.flatMap((city) =>
        city.isMain ? (byPostalCode.get(postalCodeKey(city)) ?? []) : [city],
      );
      return [...new Set(included.map((city) => city.id))];
    },
    around: (ids, kilometres) => {
      const chosen = new Set(ids);
      const middles = ids.flatMap((id) => byId.get(id) ?? []).map(toPlane);
      const isNear = (city: CityRecord) => {
        const { x, y } = toPlane(city);
        return middles.some((middle) => Math.hypot(middle.x - x, middle.y - y) <= kilometres);
      };
      return cities.filter((city) => !chosen.has(city.id) && isNear(city)).map(({ id }) => id);
    },
    ...municipalities,
    findBorders: (nis) => findBorders(db, nis),
    list: (locale, { offset, limit }) => idsByName(locale).slice(offset, offset + limit),
    search: (text, window) => searchCities({ db, alike }, text, window),
  };
}

/** The readable parts of addresses in all languages. A permanent id wins over the name of another city. */
function indexBySlug(cities: readonly CityRecord[]): Map<string, CityRecord> {
  const localized = cities.flatMap((city) =>
    LOCALES.map((locale): [string, CityRecord] => [
      townSlug({ id: city.slug, name: city.names[locale], postalCode: city.postalCode }),
      city,
    ]),
  );
  return new Map([...localized, ...cities.map((city): [string, CityRecord] => [city.slug, city])]);
}

async function readCities(db: Kysely<Database>): Promise<CityRecord[]> {
  const rows = await db.selectFrom('city').selectAll().execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    postalCode: row.postal_code,
    country: row.country,
    region: row.region,
    province: row.province,
    isMain: row.is_main,
    names: { nl: row.name_nl, fr: row.name_fr, en: row.name_en, de: row.name_de },
    latitude: row.latitude,
    longitude: row.longitude,
    municipality: row.municipality,
  }));
}

/** All ids ordered by name, then by postal code; each language is sorted at its first use. */
function createOrder(cities: readonly CityRecord[]): (locale: Locale) => number[] {
  const orders = new Map<Locale, number[]>();
  return (locale) => {
    const cached = orders.get(locale);
    if (cached) return cached;
    const { compare } = new Intl.Collator(FORMAT_LOCALES[locale]);
    const sorted = cities.toSorted(
      (a, b) => compare(a.names[locale], b.names[locale]) || compare(a.postalCode, b.postalCode),
    );
    const ids = sorted.map(({ id }) => id);
    orders.set(locale, ids);
    return ids;
  };
}

/** A town without a postal code is alone. */
function postalCodeKey({ country, postalCode, slug }: CityRecord): string {
  return postalCode === '' ? slug : `${country} ${postalCode}`;
}
