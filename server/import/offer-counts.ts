/** The one module that writes `offer_count`. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { DISTRICT, FACET_SETS, FACETED } from '../database/estates/offer-facets.ts';
import { fillOnce, isFilled } from './fill-once.ts';

/** Of a database that has homes and no counts yet. */
export async function fillOfferCounts(db: Kysely<Database>): Promise<void> {
  await fillOnce(db, 'offer_count', (trx) => writeCounts(trx));
}

/** After all homes may have come into other municipalities. */
export async function rewriteOfferCounts(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('offer_count').execute();
  await writeCounts(db);
}

/**
 * Keeps the counts in agreement with the homes that `change` writes: the districts in which they lay before and those in
 * which they lie after it are counted anew. `ids`: a query of listing ids.
 */
export async function refreshOfferCounts(
  db: Kysely<Database>,
  ids: RawBuilder<unknown>,
  change: () => Promise<void>,
): Promise<void> {
  if (!(await isFilled(db, 'offer_count'))) {
    await change();
    return writeCounts(db);
  }
  const touched = sql`select distinct transaction, ${DISTRICT} as district from estate_search where listing_id in (${ids})`;
  await sql`create temporary table touched_district on commit drop as ${touched}`.execute(db);
  await change();
  await sql`insert into touched_district ${touched}`.execute(db);
  await sql`analyze touched_district`.execute(db);
  const isTouched = sql`(transaction, district) in (select transaction, district from touched_district)`;
  await sql`delete from offer_count where ${isTouched}`.execute(db);
  await writeCounts(db, isTouched);
  await sql`drop table touched_district`.execute(db);
}

/** Of all districts, or of some that have no counts; each one's rows side by side, as they are read. */
async function writeCounts(db: Kysely<Database>, isCounted = sql`true`): Promise<void> {
  await sql`
    insert into offer_count (transaction, district, facet, type, sub_type, city_id, bedrooms, homes, min_price, max_price, frame)
    select transaction, district, ${FACETED}, count(*), min(price_cents), max(price_cents),
      box(point(min(place[0]), min(place[1])), point(max(place[0]), max(place[1])))
    from (select *, ${DISTRICT} as district from estate_search) homes
    where ${isCounted}
    group by transaction, district, ${FACET_SETS}
    order by transaction, district, facet`.execute(db);
}
