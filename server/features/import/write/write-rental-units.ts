/** Writes the rental unit tables from the staged listings. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';

const SEASON = sql`
  period daterange, price_per_night_cents bigint, price_per_week_cents bigint, arrival_days smallint[],
  min_nights smallint`;

/** Returns the number of units with a new price in an existing season. */
export async function writeRentalUnits(db: Kysely<Database>): Promise<number> {
  const newPrices = await countNewPrices(db);
  await writeUnits(db);
  await writeSeasons(db);
  await writeUnavailable(db);
  return newPrices;
}

async function countNewPrices(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct staged.id) as count
    from staged join staged_content using (reference),
      jsonb_to_recordset(sections -> 'seasons') as fed (${SEASON}), rental_season stored
    where kind = 'rentalUnit' and stored.listing_id = staged.id and stored.period = fed.period
      and (stored.price_per_night_cents, stored.price_per_week_cents)
        <> (fed.price_per_night_cents, fed.price_per_week_cents)`.execute(db);
  return rows[0]?.count ?? 0;
}

async function writeUnits(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into rental_unit (listing_id, name, persons, bedrooms, bathrooms, allows_pets, facilities, cancel_days,
      next_steps, calendar_urls, block_ignoring_urls)
    select staged.id, own.name, own.persons, own.bedrooms, own.bathrooms, own.allows_pets,
      coalesce(own.facilities, '{}'), own.cancel_days, own.next_steps,
      coalesce(own.calendar_urls, '{}'), coalesce(own.block_ignoring_urls, '{}')
    from staged join staged_content using (reference),
      jsonb_to_record(sections) as own (
      name text, persons smallint, bedrooms smallint, bathrooms smallint, allows_pets boolean, facilities text[],
      cancel_days smallint, next_steps jsonb, calendar_urls text[],
      block_ignoring_urls text[]
    )
    where kind = 'rentalUnit'
    order by staged.id
    on conflict (listing_id) do update
      set (name, persons, bedrooms, bathrooms, allows_pets, facilities, cancel_days, next_steps,
          calendar_urls, block_ignoring_urls) =
        row(excluded.name, excluded.persons, excluded.bedrooms, excluded.bathrooms, excluded.allows_pets,
          excluded.facilities, excluded.cancel_days, excluded.next_steps, excluded.calendar_urls,
          excluded.block_ignoring_urls)
      where rental_unit is distinct from excluded`.execute(db);
}

async function writeSeasons(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from rental_season
    where listing_id in (select id from staged where kind = 'rentalUnit')`.execute(db);
  await sql`
    insert into rental_season
      (listing_id, period, price_per_night_cents, price_per_week_cents, arrival_days, min_nights)
    select staged.id, fed.*
    from staged join staged_content using (reference),
      jsonb_to_recordset(sections -> 'seasons') as fed (${SEASON})
    where kind = 'rentalUnit'
    order by staged.id, period`.execute(db);
}

/** Writes only differences, because each write notifies subscribers to the unit. */
async function writeUnavailable(db: Kysely<Database>): Promise<void> {
  const fed = sql`
    select staged.id, period::daterange as period
    from staged join staged_content using (reference),
      jsonb_array_elements_text(sections -> 'unavailable') as fed (period)
    where kind = 'rentalUnit'`;
  await sql`
    with fed as materialized (${fed})
    delete from rental_unavailable stored
    where listing_id in (select id from staged where kind = 'rentalUnit')
      and not exists (select from fed where fed.id = stored.listing_id and fed.period = stored.period)`.execute(
    db,
  );
  await sql`
    insert into rental_unavailable (listing_id, period)
    select id, period from (${fed}) fed
    where not exists (
      select from rental_unavailable stored where stored.listing_id = fed.id and stored.period = fed.period
    )
    order by id, period`.execute(db);
}
