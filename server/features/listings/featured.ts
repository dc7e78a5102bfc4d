import { type Kysely, sql } from 'kysely';
import { MAX_FEATURED } from '../../../shared/listings/featured.ts';
import type { Database } from '../../platform/database/connect.ts';
import { OFFERED } from './statuses.ts';

/** The ids of the listings on offer that the agency features, the latest first. */
export async function findFeatured(db: Kysely<Database>): Promise<number[]> {
  const rows = await db
    .selectFrom('featured_listing')
    .innerJoin('listing', 'listing.id', 'featured_listing.listing_id')
    .where(sql<boolean>`status in ${OFFERED}`)
    .select('listing.id')
    .orderBy('featured_at', 'desc')
    .orderBy('listing.id', 'desc')
    .limit(MAX_FEATURED)
    .execute();
  return rows.map(({ id }) => id);
}
