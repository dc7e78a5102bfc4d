import { sql } from 'kysely';
import type { EstateRecord } from '../../../graphql/estates/ports.ts';
import { COMPARABLE_PRICE } from '../../../shared/estates/similarity.ts';
import { toPlane } from '../../../shared/geography/plane.ts';

/**
 * For each estate, finds similar ones by the rule of `shared/estates/similarity.ts`. One statement, with one
 * nearest-neighbour index scan per estate. The price condition is written as a distance: for a range, the planner
 * underestimates the matches, reads them all and sorts.
 */
export function similarStatement(estates: readonly EstateRecord[], limit: number) {
  const wanted = JSON.stringify(estates.map(toWanted));
  return sql<{ source: number; id: number }>`
    select wanted.id as source, near.listing_id as id
    from json_to_recordset(${wanted}::json) as wanted
      (position int, id int, transaction text, type text, price bigint, span bigint, x float8, y float8),
    lateral (
      select listing_id, place <-> point(wanted.x, wanted.y) as distance from estate_search
      where listing_id <> wanted.id and transaction = wanted.transaction and type = wanted.type
        and abs(price_cents - wanted.price) <= wanted.span
      order by place <-> point(wanted.x, wanted.y) limit ${limit}
    ) near
    order by wanted.position, near.distance`;
}

function toWanted(estate: EstateRecord, position: number) {
  const { id, transaction, type, priceCents } = estate;
  const price = priceCents ?? 0;
  const span = priceCents === null ? Number.MAX_SAFE_INTEGER : Math.round(priceCents * COMPARABLE_PRICE);
  return { position, id, transaction, type, price, span, ...toPlane(estate) };
}
