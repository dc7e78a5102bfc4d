import { sql } from 'kysely';
import type { EstateRecord } from '../../../graphql/estates/ports.ts';
import { toPlane } from '../plane.ts';

/** How far a comparable price lies, as a share of the price. */
const PRICE_SPAN = 0.3;

/**
 * For each estate, offered homes of the same transaction and type and a comparable price, the nearest first:
 * one statement, and for each estate one walk through the index of places.
 */
export function similarStatement(estates: readonly EstateRecord[], limit: number) {
  const wanted = JSON.stringify(estates.map(toWanted));
  return sql<{ source: number; id: number }>`
    select wanted.id as source, near.listing_id as id
    from json_to_recordset(${wanted}::json) as wanted
      (nth int, id int, transaction text, type text, low bigint, high bigint, x float8, y float8),
    lateral (
      select listing_id, place <-> point(wanted.x, wanted.y) as distance from estate_search
      where listing_id <> wanted.id and transaction = wanted.transaction and type = wanted.type
        and price_cents between wanted.low and wanted.high
      order by place <-> point(wanted.x, wanted.y) limit ${limit}
    ) near
    order by wanted.nth, near.distance`;
}

function toWanted(estate: EstateRecord, nth: number) {
  const { id, transaction, type, priceCents } = estate;
  const low = priceCents === null ? 0 : Math.round(priceCents * (1 - PRICE_SPAN));
  const high = priceCents === null ? Number.MAX_SAFE_INTEGER : Math.round(priceCents * (1 + PRICE_SPAN));
  return { nth, id, transaction, type, low, high, ...toPlane(estate) };
}
