/** Stores towns abroad that come from feeds. */
import { type Kysely, sql } from 'kysely';
import type { Country } from '../../../../shared/cities/vocabulary.ts';
import { eachLocale, LOCALES } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { slugOfTown } from '../../cities/city-files.ts';
import { cityTerms } from '../../cities/terms.ts';
import { blurLocation, type Location } from '../listing/blur-location.ts';
import type { Town, TownIndex } from './town-index.ts';
import { nameKey } from './typed-names.ts';

export interface NewTown {
  country: Country;
  name: string;
  /** Empty when the feed has none. */
  province: string;
  /** Of a home in the town. */
  location: Location;
}

/** Returns a function that stores a town and adds it to the index. Its point is blurred, because a home lies there. */
export function createTownWriter(db: Kysely<Database>, towns: TownIndex): (town: NewTown) => Promise<Town> {
  return async (town) => {
    const { country, name, province } = town;
    const slug = await freeSlug(db, [slugOfTown(name, country), slugOfTown(name, province, country)]);
    const location = blurLocation(town.location, slug);
    const id = await insertTown(db, slug, { ...town, location });
    await insertTerms(db, id, name);
    const created: Town = {
      id,
      country,
      province,
      postalCode: '',
      location,
      names: eachLocale(() => name),
      region: null,
      isMain: true,
      municipality: null,
      isFromFeed: true,
      keys: [nameKey(name)],
    };
    towns.add(created);
    return created;
  };
}

async function insertTown(
  db: Kysely<Database>,
  slug: string,
  { country, name, province, location }: NewTown,
): Promise<number> {
  const columns = LOCALES.flatMap((locale) => [`name_${locale}`, `order_${locale}`]);
  // The place in the alphabet is that of the town before it; the next seeding of the data files does not change it.
  const values = LOCALES.flatMap((locale) => [
    sql`${name}`,
    sql`(select coalesce(max(${sql.ref(`order_${locale}`)}), 0) from city where ${sql.ref(`name_${locale}`)} <= ${name})`,
  ]);
  const { rows } = await sql<{ id: number }>`
    insert into city (slug, postal_code, country, province, is_main, is_from_feed, latitude, longitude,
      ${sql.join(columns.map((column) => sql.ref(column)))})
    values (${slug}, '', ${country}, ${province}, true, true, ${location.latitude}, ${location.longitude},
      ${sql.join(values)})
    returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

async function insertTerms(db: Kysely<Database>, id: number, name: string): Promise<void> {
  const terms = cityTerms({ names: eachLocale(() => name), other_names: [], postal_code: '' });
  await db
    .insertInto('city_term')
    .values(terms.map(({ term, rank }) => ({ city_id: id, term, rank, is_main: true })))
    .execute();
}

/** The slugs of two towns of one name and country differ by the province, those of further towns by a number. */
async function freeSlug(db: Kysely<Database>, wanted: readonly string[]): Promise<string> {
  const last = wanted.at(-1) as string;
  const rows = await db
    .selectFrom('city')
    .where('slug', '^@', wanted[0] as string)
    .select('slug')
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let number = 2; ; number++) {
    const free = [...wanted, `${last}-${number}`].find((slug) => !taken.has(slug));
    if (free) return free;
  }
}
