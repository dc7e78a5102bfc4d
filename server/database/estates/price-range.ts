import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EstateSearch } from '../../../graphql/estates/ports.ts';
import { omitGroup } from '../../../shared/estates/criteria.ts';
import type { Database } from '../connect.ts';
import { isWholeOffer, searchConditions } from './conditions.ts';

/** Kinds in towns whose cheapest and dearest homes are looked up one by one: each is two descents of an index. */
const MOST_LOOKED_UP = 4;

/**
 * The lowest and the highest price of what a search finds, its own prices left out: one row, of nulls when nothing has
 * a price.
 */
export function priceRange(db: Kysely<Database>, search: EstateSearch): RawBuilder<unknown> {
  const others = { ...search, criteria: omitGroup(search.criteria, 'PRICE') };
  return priceEnds(db, others) ?? readAll(db, others);
}

function readAll(db: Kysely<Database>, search: EstateSearch): RawBuilder<unknown> {
  // Of the bare column they would be looked for along an index by price, past all homes of other searches.
  const range = db
    .selectFrom('estate_search')
    .where(searchConditions(search))
    .select([
      sql<number | null>`min(price_cents + 0)`.as('minCents'),
      sql<number | null>`max(price_cents + 0)`.as('maxCents'),
    ]);
  return sql`${range}`;
}

/**
 * By the indexes that have prices in order, at a cost that does not grow with the number of homes unless other criteria are
 * rare; undefined: there is none.
 */
function priceEnds(db: Kysely<Database>, search: EstateSearch): RawBuilder<unknown> | undefined {
  const { transaction, cities, types, ...others } = search.criteria;
  if (!transaction) return undefined;
  if (isWholeOffer(search))
    return sql`select min(price_cents) as "minCents", max(price_cents) as "maxCents"
      from estate_search where ${searchConditions(search)}`;
  if (!cities || !types || cities.length * types.length > MOST_LOOKED_UP) return undefined;
  const end = (order: 'asc' | 'desc') =>
    db
      .selectFrom('estate_search')
      .where(searchConditions({ ...search, criteria: { transaction, ...others } }))
      .where(sql<boolean>`city_id = town.id and type = kind.type and price_cents is not null`)
      .select('price_cents')
      .orderBy('price_cents', order)
      .limit(sql.lit(1));
  return sql`
    select min(cheapest.price_cents) as "minCents", max(dearest.price_cents) as "maxCents"
    from unnest(${cities}::int4[]) town (id) cross join unnest(${types}::text[]) kind (type)
    cross join lateral (${end('asc')}) cheapest cross join lateral (${end('desc')}) dearest`;
}
