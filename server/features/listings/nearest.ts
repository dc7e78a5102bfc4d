import { type RawBuilder, sql } from 'kysely';
import type { ListingRecord } from '../../../graphql/listings/ports.ts';
import { listingPoint } from './listing-point.ts';
import { OFFERED } from './statuses.ts';

/**
 * Selects, for each listing, up to `limit` others of a kind that are on offer, nearest first. `condition` is SQL on the
 * aliases `mine` and `other`. No index is needed, because projects and rental units are few.
 */
export function nearestStatement(
  kind: 'project' | 'rentalUnit',
  listings: readonly ListingRecord[],
  limit: number,
  condition: RawBuilder<unknown>,
) {
  const ids = listings.map(({ id }) => id);
  return sql<{ source: number; id: number }>`
    select mine.id as source, near.id
    from listing mine, lateral (
      select other.id, ${listingPoint('other')} <-> ${listingPoint('mine')} as distance
      from listing other
      where other.kind = ${kind} and other.status in ${OFFERED} and other.id <> mine.id and ${condition}
      order by distance, other.id limit ${limit}
    ) near
    where mine.id = any(${ids}::int4[])
    order by mine.id, near.distance, near.id`;
}

/** Groups the ids of a result by listing, in the order of the listings. */
export function groupBySource(
  listings: readonly ListingRecord[],
  rows: readonly { source: number; id: number }[],
) {
  const found = Map.groupBy(rows, ({ source }) => source);
  return listings.map((listing) => (found.get(listing.id) ?? []).map(({ id }) => id));
}
