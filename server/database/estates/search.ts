import { type Kysely, sql } from 'kysely';
import type { EstateOrder, EstateSearch, FacetName } from '../../../graphql/estates/ports.ts';
import type { Database } from '../connect.ts';
import { searchConditions } from './conditions.ts';
import { facetCounts } from './facets.ts';
import { recordsAsJson } from './records.ts';

/**
 * One page of estates, how many there are in all, and the facets named, in one statement. Page and total read
 * an index once, each facet once more.
 * The order is total: estates without a value come last, equal ones by id.
 */
export function searchStatement(
  db: Kysely<Database>,
  asked: EstateSearch,
  order: EstateOrder,
  window: { offset: number; limit: number; facets?: readonly FacetName[] },
) {
  const direction = order.order === 'ASC' ? sql`asc` : sql`desc`;
  const { source, search } = inAreas(db, asked, window.facets);
  return source
    .with(
      (name) => name('found').materialized(),
      (cte) =>
        cte
          .selectFrom('estate_search')
          .where(searchConditions(search))
          .select(['listing_id', sortValue(order).as('value')]),
    )
    .with(
      (name) => name('page').materialized(),
      (cte) => {
        const found = cte.selectFrom('found');
        const joined = order.by === 'city' ? found.innerJoin('city', 'city.id', 'found.value') : found;
        const value = order.by === 'city' ? sql.ref(`city.order_${search.locale}`) : sql.ref('value');
        const ids = joined
          .select('listing_id')
          .orderBy(sql`${value} ${direction} nulls last`)
          .orderBy(sql`listing_id ${direction}`)
          .limit(sql.lit(window.limit))
          .offset(sql.lit(window.offset));
        return cte.selectNoFrom(sql<number[]>`array(${ids})`.as('ids'));
      },
    )
    .selectNoFrom((eb) => [
      recordsAsJson(sql`(select ids from page)`).as('estates'),
      eb
        .selectFrom('found')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('total'),
      ...(window.facets ?? []).map((facet) => facetCounts(db, search, facet).as(facet)),
    ]);
}

/**
 * The homes in the areas of a search are looked up once: the rest of the statement reads them in place of the table. A
 * count by municipality leaves the areas out.
 */
function inAreas(db: Kysely<Database>, search: EstateSearch, facets: readonly FacetName[] = []) {
  const { areas, ...criteria } = search.criteria;
  if (!areas || facets.includes('municipalities')) return { source: db, search };
  const { transaction } = criteria;
  const within = { ...search, criteria: { areas, ...(transaction ? { transaction } : {}) } };
  const source = db.with(
    (name) => name('estate_search').materialized(),
    (cte) => cte.selectFrom('estate_search').where(searchConditions(within)).selectAll(),
  );
  // To its types it is the table that it stands for.
  return { source: source as unknown as Kysely<Database>, search: { ...search, criteria } };
}

/**
 * One page of estates alone, when it is known how many there are: the newest come from an index in their order, and
 * no more rows are read than are passed over and shown.
 */
export function pageStatement(
  db: Kysely<Database>,
  search: EstateSearch,
  order: EstateOrder,
  { offset, limit }: { offset: number; limit: number },
) {
  const direction = order.order === 'ASC' ? sql`asc` : sql`desc`;
  // Every home has a date; the index does not know that none comes last.
  const end = order.by === 'date' ? sql`` : sql` nulls last`;
  const found = db.selectFrom('estate_search').where(searchConditions(search));
  const joined = order.by === 'city' ? found.innerJoin('city', 'city.id', 'city_id') : found;
  const value = order.by === 'city' ? sql.ref(`city.order_${search.locale}`) : sortValue(order);
  const ids = joined
    .select('listing_id')
    .orderBy(sql`${value} ${direction}${end}`)
    .orderBy(sql`listing_id ${direction}`)
    .limit(sql.lit(limit))
    .offset(sql.lit(offset));
  return db
    .with(
      (name) => name('page').materialized(),
      (cte) => cte.selectNoFrom(sql<number[]>`array(${ids})`.as('ids')),
    )
    .selectNoFrom(recordsAsJson(sql`(select ids from page)`).as('estates'));
}

/** How many estates a search finds. */
export function countStatement(db: Kysely<Database>, search: EstateSearch) {
  return db
    .selectFrom('estate_search')
    .where(searchConditions(search))
    .select((eb) => eb.fn.countAll<number>().as('count'));
}

function sortValue({ by }: EstateOrder) {
  switch (by) {
    case 'price':
      return sql<number>`price_cents`;
    case 'city':
      return sql<number>`city_id`;
    case 'area':
      return sql<number>`coalesce(living_area, plot_area)`;
    case 'date':
      return sql<number>`published_at`;
  }
}
