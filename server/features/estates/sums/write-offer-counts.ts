/** The only module that writes `offer_count`. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { DISTRICT, FACET_COLUMNS, FACET_SETS } from '../offer-facets.ts';
import type { SumTable } from './sums.ts';

/** Recounts the districts of changed homes. */
export const OFFER_COUNTS: SumTable = {
  table: 'offer_count',
  among: sql`transaction, ${DISTRICT} as district`,
  writeAll: (db) => writeCounts(db),
  writeAgain: async (db, touched) => {
    const isTouched = sql`(transaction, district) in (select transaction, district from ${touched})`;
    await sql`delete from offer_count where ${isTouched}`.execute(db);
    await writeCounts(db, isTouched);
  },
};

/** Recounts everything, after homes may have been assigned to other municipalities. */
export async function rewriteOfferCounts(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('offer_count').execute();
  await writeCounts(db);
}

/** Counts all districts, or some without counts; inserts the rows of a district together, as they are read. */
async function writeCounts(db: Kysely<Database>, isCounted = sql`true`): Promise<void> {
  await sql`
    insert into offer_count (transaction, district, facet, type, sub_type, city_id, bedrooms, homes, min_price, max_price, frame)
    select transaction, district, ${FACET_COLUMNS}, count(*), min(price_cents), max(price_cents),
      box(point(min(place[0]), min(place[1])), point(max(place[0]), max(place[1])))
    from (select *, ${DISTRICT} as district from estate_search) homes
    where ${isCounted}
    group by transaction, district, ${FACET_SETS}
    order by transaction, district, facet`.execute(db);
}
