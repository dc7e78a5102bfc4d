import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EstateSearch } from '../../../graphql/estates/ports.ts';
import { omitGroup } from '../../../shared/estates/criteria.ts';
import type { Database } from '../../platform/database/connect.ts';
import { isWholeOffer, searchConditions } from './conditions.ts';
import { FACET_GROUPS } from './facet-groups.ts';

/**
 * The maximum number of pairs of town and type whose lowest and highest price are looked up, by two index descents
 * each.
 */
const MAX_LOOKUPS = 4;

/**
 * The lowest and the highest price of the results, ignoring the search's own price criteria. One row, with nulls when
 * no result has a price.
 */
export function priceRange(db: Kysely<Database>, search: EstateSearch): RawBuilder<unknown> {
  const others = { ...search, criteria: omitGroup(search.criteria, FACET_GROUPS.price) };
  return priceEnds(db, others) ?? readAll(db, others);
}

function readAll(db: Kysely<Database>, search: EstateSearch): RawBuilder<unknown> {
  // With the bare column, PostgreSQL would scan an index by price, past all homes that do not match.
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
 * Looks the range up in indexes sorted by price. The cost does not grow with the number of homes, unless few homes
 * match the other criteria. Undefined when no index fits.
 */
function priceEnds(db: Kysely<Database>, search: EstateSearch): RawBuilder<unknown> | undefined {
  const { transaction, cities, types, ...others } = search.criteria;
  if (!transaction) return undefined;
  if (isWholeOffer(search))
    return sql`select min(price_cents) as "minCents", max(price_cents) as "maxCents"
      from estate_search where ${searchConditions(search)}`;
  if (!cities || !types || cities.length * types.length > MAX_LOOKUPS) return undefined;
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
