import { type Kysely, sql } from 'kysely';
import type { EstateOrder, EstateSearch } from '../../../graphql/estates/ports.ts';
import type { Database } from '../connect.ts';
import { searchConditions } from './conditions.ts';

/**
 * The ids of one page and how many there are in all, in one statement. Both halves read an index only.
 * The order is total: homes without a value come last, equal ones by id.
 */
export function searchStatement(
  db: Kysely<Database>,
  search: EstateSearch,
  order: EstateOrder,
  window: { offset: number; limit: number },
) {
  const direction = order.order === 'ASC' ? sql`asc` : sql`desc`;
  const base = db.selectFrom('estate_search').where((eb) => searchConditions(eb, search));
  const sorted = order.by === 'city' ? base.innerJoin('city', 'city.id', 'estate_search.city_id') : base;
  const ids = sorted
    .select('listing_id')
    .orderBy(sql`${sortValue(order, search)} ${direction} nulls last`)
    .orderBy(sql`listing_id ${direction}`)
    .limit(window.limit)
    .offset(sql.lit(window.offset));
  return db.selectNoFrom([sql<number[]>`array(${ids})`.as('ids'), countStatement(db, search).as('total')]);
}

/** How many homes a search finds. */
export function countStatement(db: Kysely<Database>, search: EstateSearch) {
  return db
    .selectFrom('estate_search')
    .where((eb) => searchConditions(eb, search))
    .select((eb) => eb.fn.countAll<number>().as('count'));
}

function sortValue({ by }: EstateOrder, { locale }: EstateSearch) {
  switch (by) {
    case 'price':
      return sql.ref('price_cents');
    case 'city':
      return sql.ref(`city.order_${locale}`);
    case 'area':
      return sql`coalesce(living_area, plot_area)`;
    case 'date':
      return sql.ref('published_at');
  }
}
