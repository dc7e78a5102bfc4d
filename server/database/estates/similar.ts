import { type Kysely, sql } from 'kysely';
import type { EstateRecord } from '../../../graphql/estates/ports.ts';
import type { EstateType } from '../../../shared/estates/vocabulary.ts';
import type { Database } from '../connect.ts';
import { toPlane } from '../plane.ts';

/** How far a comparable price lies, as a share of the price. */
const PRICE_SPAN = 0.3;

/** Kinds that somebody who looks at one would look at too. */
const COMPARABLE_TYPES: Record<EstateType, EstateType[]> = {
  HOUSE: ['HOUSE'],
  APARTMENT: ['APARTMENT'],
  LAND: ['LAND'],
  COMMERCIAL: ['COMMERCIAL'],
  GARAGE: ['GARAGE'],
  INVESTMENT: ['INVESTMENT', 'COMMERCIAL'],
};

/** Offered homes of the same transaction, comparable type and price, the nearest first. */
export function similarStatement(db: Kysely<Database>, estate: EstateRecord, limit: number) {
  const { x, y } = toPlane(estate);
  const distance = sql`place <-> point(${x}, ${y})`;
  const all = db
    .selectFrom('estate_search')
    .select('listing_id')
    .where('listing_id', '<>', estate.id)
    .where('transaction', '=', estate.transaction)
    .where('type', 'in', COMPARABLE_TYPES[estate.type])
    .orderBy(distance)
    .limit(limit);
  if (estate.priceCents === null) return all;
  return all
    .where('price_cents', '>=', Math.round(estate.priceCents * (1 - PRICE_SPAN)))
    .where('price_cents', '<=', Math.round(estate.priceCents * (1 + PRICE_SPAN)));
}
