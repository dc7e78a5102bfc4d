import { type Kysely, sql } from 'kysely';
import { fillSumTable } from '../../../server/features/estates/sums/sums.ts';
import { MAP_CELLS } from '../../../server/features/estates/sums/write-map-cells.ts';
import { OFFER_COUNTS } from '../../../server/features/estates/sums/write-offer-counts.ts';
import type { Database } from '../../../server/platform/database/connect.ts';

/**
 * Multiplies the estates to `count`: copies with other prices and dates, physically ordered by transaction and
 * town as the importer orders new ones. Data that no search reads is not copied.
 */
export async function multiplyEstates(
  db: Kysely<Database>,
  count: number,
  /** The largest distance in kilometres between a copy and its original. */
  spread = 0,
): Promise<void> {
  await db.connection().execute(async (one) => {
    // Vacuum does not mark pages all-visible while commits are not flushed. Index-only scans need all-visible
    // pages.
    await sql`set synchronous_commit = on`.execute(one);
    await nameCopies(one, count);
    await copyListings(one);
    await copyCards(one);
    await copySearched(one, spread);
    // Full index pages, as after an import into an empty catalogue.
    await sql`reindex table estate_search`.execute(one);
    await sql`truncate map_cell, offer_count`.execute(one);
    await fillSumTable(db, MAP_CELLS);
    await fillSumTable(db, OFFER_COUNTS);
    await sql`vacuum (analyze) listing, estate, estate_search, map_cell, offer_count, city, city_term`.execute(
      one,
    );
  });
}

/** Assigns new ids to copies, with the values that differ. */
async function nameCopies(db: Kysely<Database>, count: number): Promise<void> {
  await sql`
    create temporary table copy as
    select (select max(id) from listing) + row_number() over (order by transaction, city_id, day) as id, source, price, day
    from (
      select id as source, transaction, city_id, price_cents + index * 1000 as price,
        published_at - index * interval '97 minutes' as day
      from listing, generate_series(1, ${count}::int / (select count(*)::int from estate)) index
      where kind = 'estate'
    ) copies`.execute(db);
  await sql`analyze copy`.execute(db);
}

async function copyListings(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into listing (id, reference, kind, transaction, status, published_at, updated_at, closed_at, office_id,
      agent_id, city_id, street, number, box, latitude, longitude, is_address_hidden, price_cents, photos,
      floor_plans, documents, content_hash)
    select copy.id, reference || '-' || copy.id, kind, transaction, status, day, updated_at, closed_at, office_id,
      agent_id, city_id, street, number, box, latitude, longitude, is_address_hidden, price, photos,
      floor_plans, documents, content_hash
    from copy join listing on listing.id = source
    order by copy.id`.execute(db);
}

const CARD = ['type', 'sub_type', 'bedrooms', 'living_area', 'plot_area', 'epc_label', 'epc_value'];
const SEARCHED = [
  ...['transaction', 'city_id', 'country', 'type', 'sub_type', 'bedrooms', 'living_area', 'plot_area'],
  ...['construction_year', 'epc_rank', 'bicycle_shed', 'commercial_surface', 'garage', 'garden', 'terrace'],
  ...['ready_to_move_in', 'renovation_required', 'revenue_property', 'municipality'],
];

const namesOf = (columns: string[]) => sql.join(columns.map((column) => sql.ref(column)));

async function copyCards(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into estate (listing_id, ${namesOf(CARD)})
    select copy.id, ${namesOf(CARD)}
    from copy join estate original on original.listing_id = source
    order by copy.id`.execute(db);
}

/**
 * Moves each copy by a distance and direction that depend on its id alone. Rows are written in their final order: an
 * update afterwards would write them in the order of its plan, which varies with the statistics of the moment, and so
 * would the pages that a search reads.
 */
async function copySearched(db: Kysely<Database>, kilometres: number): Promise<void> {
  const distance = sql`${kilometres}::float8 * (copy.id * 7919::bigint % 1000) / 1000`;
  await sql`
    insert into estate_search (listing_id, ${namesOf(SEARCHED)}, price_cents, published_at, place)
    select copy.id, ${namesOf(SEARCHED)}, copy.price, copy.day,
      place + point(cos(copy.id), sin(copy.id)) * point(${distance}, 0)
    from copy join estate_search original on original.listing_id = source
    order by copy.id`.execute(db);
}
