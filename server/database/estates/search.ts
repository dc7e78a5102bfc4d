import { type Kysely, sql } from 'kysely';
import type { EstateOrder, EstateSearch, FacetName } from '../../../graphql/estates/ports.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
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
  search: EstateSearch,
  order: EstateOrder,
  window: { offset: number; limit: number; facets?: readonly FacetName[] },
) {
  const direction = order.order === 'ASC' ? sql`asc` : sql`desc`;
  return db
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
  const isSorted = order.by === 'price' && total <= MOST_SORTED && !isWholeOffer(search) && !isWalked;
  const value = order.by === 'city' ? sql.ref(`city.order_${search.locale}`) : sortValue(order);
  const joined = order.by === 'city' ? found.innerJoin('city', 'city.id', 'city_id') : found;
  const sorted = joined
    .select('listing_id')
    .orderBy(sql`${value}${isSorted ? sql` + 0` : sql``} ${direction}${end}`)
    .orderBy(sql`listing_id ${direction}`);
  const isWalkedByTown = order.by === 'city' && total > WALKED_FROM * (offset + limit);
  const ids = sql`
    ${isWalkedByTown && transaction ? homesByTown(search, order, transaction) : sorted}
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
  return db
    .with(
      (name) => name('page').materialized(),
      (cte) => cte.selectNoFrom(sql<number[]>`array(${ids})`.as('ids')),
    )
    .selectNoFrom(recordsAsJson(sql`(select ids from page)`).as('estates'));
}

/**
 * Homes sorted by town and id. Reads the towns in their order and the homes of each by an index, so a page reads no more
 * towns than it needs.
 */
function homesByTown(search: EstateSearch, { order }: EstateOrder, transaction: Transaction) {
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  const name = sql.ref(`order_${search.locale}`);
  return sql`
    select listing_id
    from (select id, ${name} from city order by ${name} ${direction}) town
    cross join lateral (
      select listing_id from estate_search
      where transaction = ${transaction}::text and city_id = town.id and ${conditionsAlongOrder(search)}
    ) home
    order by ${name} ${direction}, listing_id ${direction}`;
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
