/** Updates the tables of cities and municipalities from the data files. */
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { eachLocale, FORMAT_LOCALES, LOCALES, type Locale } from '../../../shared/locales.ts';
import type { Database } from '../../platform/database/connect.ts';
import { lockImports } from '../listings/import-lock.ts';
import { type CityRow, hashCityFiles, readCityFiles } from './city-files.ts';
import { placeInMunicipalities, writeMunicipalities } from './seed-municipalities.ts';
import { cityTerms } from './terms.ts';

/** Increase this when the same files produce other rows. */
const RULES = 5;
const SEED = 'cities';
/** An arbitrary advisory lock number, the same in every process. */
const LOCK = 7_301_002;

/** Seeds the cities when the files have changed since the last seeding. Ids are preserved by slug. */
export async function seedCities(db: Kysely<Database>, log: (message: string) => void): Promise<void> {
  const hash = `${RULES}-${await hashCityFiles()}`;
  if ((await storedHash(db)) === hash) return;
  await db.transaction().execute(async (trx) => {
    // The statement timeout is meant for visitors' queries. Another process may seed or import for minutes.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    if ((await storedHash(trx)) === hash) return;
    // Lock imports before changing any city: an import may be about to assign a home to it.
    await lockImports(trx);
    const cities = await readCityFiles();
    await writeCities(trx, cities);
    await writeTerms(trx, cities);
    await removeUnusedCities(trx, cities);
    await writeMunicipalities(trx);
    await placeInMunicipalities(trx);
    await trx
      .insertInto('seed')
      .values({ name: SEED, hash })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash, seeded_at: sql`now()` }))
      .execute();
    log(`Places: ${cities.length}`);
  });
}

async function storedHash(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db.selectFrom('seed').select('hash').where('name', '=', SEED).executeTakeFirst();
  return row?.hash;
}

const COLUMNS = [
  ...['postal_code', 'country', 'region', 'province', 'is_main', 'is_from_feed', 'latitude', 'longitude'],
  ...LOCALES.flatMap((locale) => [`name_${locale}`, `order_${locale}`]),
];

async function writeCities(trx: Transaction<Database>, cities: CityRow[]): Promise<void> {
  const rows = JSON.stringify(tableRows(cities));
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));
  // Two statements instead of an upsert, which would leave gaps in the ids.
  await sql`
    update city set (${columns}) = (select ${columns} from json_populate_record(null::city, fed.row))
    from (select row, row->>'slug' as slug from json_array_elements(${rows}::json) as row) as fed
    where city.slug = fed.slug`.execute(trx);
  await sql`
    insert into city (slug, ${columns})
    select slug, ${columns} from json_populate_recordset(null::city, ${rows}::json) as fed
    where not exists (select from city where city.slug = fed.slug)
    order by fed.id`.execute(trx);
}

function tableRows(cities: CityRow[]): Record<string, unknown>[] {
  const orders = LOCALES.map((locale) => [locale, alphabeticalOrder(cities, locale)] as const);
  return cities.map(({ names, other_names: _, ...city }, index) => ({
    ...city,
    is_from_feed: false,
    // Only for the order of insertion; the table generates the ids.
    id: index,
    ...Object.fromEntries(LOCALES.map((locale) => [`name_${locale}`, names[locale]])),
    ...Object.fromEntries(orders.map(([locale, order]) => [`order_${locale}`, order.get(city.slug)])),
  }));
}

/** Slug → position in the language's alphabetical order, from 0; cities of one name are ordered by postal code. */
function alphabeticalOrder(cities: CityRow[], locale: Locale): Map<string, number> {
  const { compare } = new Intl.Collator(FORMAT_LOCALES[locale]);
  const sorted = cities.toSorted(
    (a, b) => compare(a.names[locale], b.names[locale]) || compare(a.postal_code, b.postal_code),
  );
  return new Map(sorted.map((city, position) => [city.slug, position]));
}

async function writeTerms(trx: Transaction<Database>, cities: CityRow[]): Promise<void> {
  const terms = [...cities, ...(await readTownsOfFeeds(trx))].flatMap((city) =>
    cityTerms(city).map((term) => ({ ...term, slug: city.slug, is_main: city.is_main })),
  );
  await trx.deleteFrom('city_term').execute();
  await sql`
    insert into city_term (city_id, term, rank, is_main)
    select city.id, fed.term, fed.rank, fed.is_main
    from json_to_recordset(${JSON.stringify(terms)}::json)
      as fed (slug text, term text, rank smallint, is_main boolean)
    join city using (slug)
    order by fed.term collate "C", fed.rank, city.id`.execute(trx);
}

/** Their terms are written again, too: a release that does not know these towns may have deleted them. */
async function readTownsOfFeeds(trx: Transaction<Database>) {
  const names = LOCALES.map((locale) => `name_${locale}` as const);
  const rows = await trx
    .selectFrom('city')
    .where('is_from_feed', '=', true)
    .select(['slug', 'is_main', 'postal_code', ...names])
    .execute();
  return rows.map((row) => ({
    ...row,
    names: eachLocale((locale) => row[`name_${locale}`]),
    other_names: [],
  }));
}

/** A city that the files no longer contain stays while a listing or an office uses it; searches no longer offer it. */
async function removeUnusedCities(trx: Transaction<Database>, cities: CityRow[]): Promise<void> {
  await sql`
    delete from city
    where slug <> all(${cities.map((city) => city.slug)}::text[])
      and not exists (select from listing where city_id = city.id)
      and not exists (select from office where city_id = city.id)`.execute(trx);
}
