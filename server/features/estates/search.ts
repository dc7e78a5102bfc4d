import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EstateSearch } from '../../../graphql/estates/ports.ts';
import type { EstateOrder, Position } from '../../../graphql/estates/result-order.ts';
import type { Database } from '../../platform/database/connect.ts';
import { townsOfAreas } from './area-frames.ts';
import { isOfOffer, isWholeOffer, searchConditions } from './conditions.ts';
import { HAS_WHOLE_PRICE } from './has-whole-price.ts';

/**
 * Up to this many results are sorted instead of read in the order of an index by price. An index scan may pass all
 * homes of other types and towns.
 */
const MAX_SORTED_ROWS = 20_000;

/**
 * When a search finds more than this many times the homes that a page skips and shows, an index in the page's order
 * finds them sooner than reading all results.
 */
const WALKED_FROM = 200;

/**
 * A page sorted by town reads one town after the other when it skips and shows less than an eighth of the results.
 * Reading all towns takes about five times as long as a scan of the homes.
 */
const WALKED_BY_TOWN_FROM = 8;

/** Fewer results are found sooner by an index of a selective criterion, such as days or a narrow range of prices. */
const MIN_WALKED_BY_TOWN = 2_000;

/** A part of the results of a search. */
export interface PageWindow {
  offset: number;
  limit: number;
  /** The number of results of the whole search. */
  total: number;
}

/**
 * Returns the ids of one page of estates, in order. Needs the total: a page of many results reads an index in its
 * order, so it reads few more rows than it skips and shows; few results are sorted. Estates without a value come last;
 * equal ones are sorted by id.
 */
export function pageStatement(
  db: Kysely<Database>,
  search: EstateSearch,
  order: EstateOrder,
  { offset, limit, total }: PageWindow,
) {
  const { areas, transaction } = search.criteria;
  const isMany = total > WALKED_FROM * (offset + limit);
  // Each index with an order starts with the transaction.
  const isWalked =
    areas !== undefined &&
    isMany &&
    transaction !== undefined &&
    (order.by === 'date' || (order.by === 'price' && isOfOffer(search)));
  const isSorted = isSortedByPrice(search, order, total) && !isWalked;
  const sorted = orderedHomes(db, search, order, isSorted).where(
    isWalked ? conditionsAlongOrder(search) : searchConditions(search),
  );
  const ids = sql`
    ${homesByTown(search, order, { count: offset + limit, total }) ?? sorted}
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
  return db.selectNoFrom(sql<number[]>`array(${ids})`.as('ids'));
}

/** Whether this number of results is sorted rather than read in the order of the index by price. */
export function isSortedByPrice(search: EstateSearch, { by }: EstateOrder, total: number): boolean {
  return by === 'price' && total <= MAX_SORTED_ROWS && !isWholeOffer(search);
}

/** Selects the ids of homes in an order. `isSorted` keeps PostgreSQL from reading an index in that order. */
export function orderedHomes(
  db: Kysely<Database>,
  search: EstateSearch,
  order: EstateOrder,
  isSorted = false,
) {
  const direction = order.order === 'ASC' ? sql`asc` : sql`desc`;
  // Every home has a date. `nulls last` would not match the index.
  const end = order.by === 'date' ? sql`` : sql` nulls last`;
  // `offset 0` makes PostgreSQL read the towns once instead of looking up the town of each home.
  const towns = db.selectFrom('city').selectAll().offset(sql.lit(0)).as('town');
  const homes = db.selectFrom('estate_search');
  const joined = order.by === 'city' ? homes.innerJoin(towns, 'town.id', 'city_id') : homes;
  return joined
    .select('listing_id')
    .orderBy(sql`${sortValueOf(search, order)}${isSorted ? sql` + 0` : sql``} ${direction}${end}`)
    .orderBy(sql`listing_id ${direction}`);
}

/** What homes are ordered by, a whole number or a date; null comes last. */
export function sortValueOf({ locale }: EstateSearch, { by }: EstateOrder): RawBuilder<unknown> {
  switch (by) {
    case 'city':
      return sql.ref(`town.order_${locale}`);
    case 'price':
      return sql`price_cents`;
    case 'living_area':
      return sql`coalesce(living_area, plot_area)`;
    case 'price_per_area':
      return PRICE_PER_AREA;
    case 'date':
      return sql`published_at`;
  }
}

/** The same quotient as in shared/estates/price-per-area.ts. All its columns are in the covering indexes. */
const PRICE_PER_AREA = sql`
  case when transaction = 'SALE' and ${HAS_WHOLE_PRICE}
    then price_cents / nullif(case type when 'LAND' then plot_area else living_area end, 0) end`;

/**
 * Homes sorted by town and id, after a position if there is one. Reads the searched towns in their order and the homes
 * of each by an index, so a page reads only the towns that it shows or skips. Null when another statement finds the
 * first `count` results sooner, and for another order.
 */
export function homesByTown(
  search: EstateSearch,
  { by, order }: EstateOrder,
  { count, total, after }: { count: number; total: number; after?: Position },
) {
  const { areas, cities, text, transaction } = search.criteria;
  const isMany = total > Math.max(MIN_WALKED_BY_TOWN, WALKED_BY_TOWN_FROM * count);
  // A search for words might look them up in each town.
  if (by !== 'city' || !isMany || text !== undefined || !transaction) return null;
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  const name = sql.ref(`order_${search.locale}`);
  const isNear = areas ? sql`id = any(array(${townsOfAreas(areas, transaction)}))` : sql`true`;
  const isSearched = cities ? sql`id = any(${cities}::int4[]) and ${isNear}` : isNear;
  const comparison = order === 'ASC' ? sql`>` : sql`<`;
  const isTownAfter = after ? sql`${name} ${comparison}= ${after.value}::int8` : sql`true`;
  const isHomeAfter = after
    ? sql`(${name}, listing_id) ${comparison} (${after.value}::int8, ${after.id}::int4)`
    : sql`true`;
  return sql`
    select listing_id
    from (select id, ${name} from city where ${isSearched} and ${isTownAfter} order by ${name} ${direction}) town
    cross join lateral (
      select listing_id from estate_search
      where transaction = ${transaction}::text and city_id = town.id and ${conditionsAlongOrder(search)}
    ) home
    where ${isHomeAfter}
    order by ${name} ${direction}, listing_id ${direction}`;
}

/** Conditions that compare areas home by home. The `case` keeps PostgreSQL from choosing the index of points. */
function conditionsAlongOrder(search: EstateSearch) {
  const { areas, ...others } = search.criteria;
  const rest = searchConditions({ ...search, criteria: others });
  const within = searchConditions({ ...search, criteria: areas ? { areas } : {} });
  return sql<boolean>`${rest} and case when ${within} then true else false end`;
}

/** Counts the results of a search. */
export function countStatement(db: Kysely<Database>, search: EstateSearch) {
  return db
    .selectFrom('estate_search')
    .where(searchConditions(search))
    .select((eb) => eb.fn.countAll<number>().as('count'));
}
