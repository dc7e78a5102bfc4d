import type { Kysely } from 'kysely';
import type { EstateSearch } from '../../../graphql/estates/ports.ts';
import type { Database } from '../../platform/database/connect.ts';
import { searchConditions } from './conditions.ts';

/** The coordinates of the results of a search, newest first. */
export function markersStatement(db: Kysely<Database>, search: EstateSearch, limit: number) {
  const found = db
    .selectFrom('estate_search')
    .where(searchConditions(search))
    .select(['listing_id', 'type', 'price_cents', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('listing_id', 'desc')
    .limit(limit);
  return db
    .selectFrom(found.as('found'))
    .innerJoin('listing', 'listing.id', 'found.listing_id')
    .select(['listing.id', 'listing.latitude', 'listing.longitude', 'listing.status', 'found.type'])
    .select(['found.price_cents as priceCents', 'found.published_at as publishedAt'])
    .orderBy('found.published_at', 'desc')
    .orderBy('listing.id', 'desc');
}
