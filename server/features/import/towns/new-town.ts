/** Stores towns abroad that come from feeds. */
import { type Kysely, sql } from 'kysely';
import type { Country } from '../../../../shared/cities/vocabulary.ts';
import { eachLocale, LOCALES } from '../../../../shared/locales.ts';
import { slugify } from '../../../../shared/slug.ts';
import type { Database } from '../../../platform/database/connect.ts';
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

/** More new towns in one feed are a fault: each process holds all towns in memory. */
const MAX_NEW_TOWNS = 500;
/** Permanent ids of towns have at most 80 characters, with a number after them. */
const MAX_SLUG_LENGTH = 70;

/**
 * Returns a function that stores a town and adds it to the index, or returns null after `MAX_NEW_TOWNS`. The town's
 * point is blurred, because a home lies there.
 */
export function createTownWriter(
  db: Kysely<Database>,
  towns: TownIndex,
): (town: NewTown) => Promise<Town | null> {
  let created = 0;
  return async (town) => {
    if (created++ >= MAX_NEW_TOWNS) return null;
    const { country, name, province } = town;
    const slug = await freeSlug(db, [slugOf(name, country), slugOf(name, province, country)]);
    const location = blurLocation(town.location, slug);
    const id = await insertTown(db, slug, { ...town, location });
    await insertTerms(db, id, name);
    const stored: Town = {
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
    towns.add(stored);
    return stored;
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
    .where((is) => is.or(wanted.map((slug) => is('slug', '^@', slug))))
    .select('slug')
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let number = 2; ; number++) {
    const free = [...wanted, `${last}-${number}`].find((slug) => !taken.has(slug));
    if (free) return free;
  }
}

/** Letters that have no Latin counterpart are left out: the country alone is left of a Greek name, and a number. */
function slugOf(...parts: string[]): string {
  return slugify(parts.join(' ')).slice(-MAX_SLUG_LENGTH).replace(/^-/, '');
}
