import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';

/** Views of a listing on a day in Brussels. */
export interface ListingViews {
  listingId: number;
  day: string;
  views: number;
}

/** Adds views to those of other processes, in one statement. Views of listings that do not exist are left out. */
export async function addViews(db: Kysely<Database>, counts: readonly ListingViews[]): Promise<void> {
  const ids = counts.map(({ listingId }) => listingId);
  const days = counts.map(({ day }) => day);
  const views = counts.map((count) => count.views);
  // Rows are locked in one order, so that two processes cannot wait for each other.
  await sql`
    insert into listing_statistics (listing_id, day, views)
    select listing.id, counted.day, counted.views
    from unnest(${ids}::int[], ${days}::date[], ${views}::int[]) counted (id, day, views)
    join listing on listing.id = counted.id
    order by listing.id, counted.day
    on conflict (listing_id, day) do update set views = listing_statistics.views + excluded.views
  `.execute(db);
}
