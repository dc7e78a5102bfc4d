import { type Kysely, sql } from 'kysely';
import type { EstateOrder, EstateSearch, FacetName } from '../../../graphql/estates/ports.ts';
import type { Database } from '../connect.ts';
import { isOfOffer, isWholeOffer, searchConditions } from './conditions.ts';
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
      ...(window.facets ?? []).map((facet) => facetCounts(db, search, facet, source === db).as(facet)),
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
 * So many homes are read and put in order at once: to walk along an index by price, past homes of other kinds and towns, may
 * lead through all of them.
 */
const MOST_SORTED = 20_000;

/**
 * An area in which more than so many times the homes lie that are passed over and shown: these are found sooner along an
 * index by date or price than by reading the area.
 */
const WALKED_FROM = 200;

/**
 * One page of estates alone, when it is known how many there are (`total`): an index has them in their order, and no more rows
 * are read than are passed over and shown, or as many as are found and few.
 */
export function pageStatement(
  db: Kysely<Database>,
  search: EstateSearch,
  order: EstateOrder,
  { offset, limit, total }: { offset: number; limit: number; total: number },
) {
  const direction = order.order === 'ASC' ? sql`asc` : sql`desc`;
  // Every home has a date; the index does not know that none comes last.
  const end = order.by === 'date' ? sql`` : sql` nulls last`;
  const { areas, transaction } = search.criteria;
  const isWide = areas !== undefined && total > WALKED_FROM * (offset + limit);
  // Each index of an order begins with the transaction.
  const isWalked =
    isWide &&
    transaction !== undefined &&
    (order.by === 'date' || (order.by === 'price' && isOfOffer(search)));
  const found = db
    .selectFrom('estate_search')
    .where(isWalked ? conditionsAlongOrder(search) : searchConditions(search));
  const joined = order.by === 'city' ? found.innerJoin('city', 'city.id', 'city_id') : found;
  const isSorted = order.by === 'price' && total <= MOST_SORTED && !isWholeOffer(search) && !isWalked;
  const value = order.by === 'city' ? sql.ref(`city.order_${search.locale}`) : sortValue(order);
  const ids = joined
    .select('listing_id')
    .orderBy(sql`${value}${isSorted ? sql` + 0` : sql``} ${direction}${end}`)
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

/** Areas are compared home by home: no index of points is taken for them. */
function conditionsAlongOrder(search: EstateSearch) {
  const { areas, ...others } = search.criteria;
  const rest = searchConditions({ ...search, criteria: others });
  const within = searchConditions({ ...search, criteria: areas ? { areas } : {} });
  return sql<boolean>`${rest} and case when ${within} then true else false end`;
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
