/** Places in ordered results: those that follow a place, and the place of a home. */
import { type Kysely, sql } from 'kysely';
import type { EstateSearch } from '../../../../graphql/estates/ports.ts';
import type { EstateOrder, Position } from '../../../../graphql/estates/result-order.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { searchConditions } from '../conditions.ts';
import { homesByTown, isSortedByPrice, orderedHomes, sortValueOf } from '../search.ts';

interface Following {
  after: Position;
  limit: number;
  /** The number of results of the whole search. */
  total: number;
}

/** Above the id of any home. */
const MAX_ID = 2_147_483_647;

/** Returns the ids of the results that follow a position, in order. */
export async function findIdsAfter(
  db: Kysely<Database>,
  search: EstateSearch,
  order: EstateOrder,
  following: Following,
): Promise<readonly number[]> {
  const readFrom = async (after: Position, limit: number) => {
    const statement = statementAfter(db, search, order, { ...following, after, limit });
    return (await statement.executeTakeFirstOrThrow()).ids;
  };
  const { after, limit } = following;
  const ids = await readFrom(after, limit);
  const canLackValue = order.by !== 'date' && order.by !== 'city';
  if (ids.length === limit || after.value === null || !canLackValue) return ids;
  const beforeHomesWithout = { value: null, id: order.order === 'ASC' ? 0 : MAX_ID };
  return [...ids, ...(await readFrom(beforeHomesWithout, limit - ids.length))];
}

/** Selects the results that follow a position with a value and have one, or follow a position without and have none. */
export function statementAfter(
  db: Kysely<Database>,
  search: EstateSearch,
  order: EstateOrder,
  { after, limit, total }: Following,
) {
  const { value, id } = after;
  const comparison = order.order === 'ASC' ? sql`>` : sql`<`;
  const isSorted = isSortedByPrice(search, order, total);
  const column = sql`${sortValueOf(search, order)}${isSorted ? sql` + 0` : sql``}`;
  const isAfter =
    value === null
      ? sql<boolean>`${column} is null and listing_id ${comparison} ${id}`
      : sql<boolean>`(${column}, listing_id) ${comparison} (${toColumn(value, order)}, ${id}::int4)`;
  const homes =
    homesByTown(search, order, { count: limit, total, after }) ??
    orderedHomes(db, search, order, isSorted).where(searchConditions(search)).where(isAfter);
  return db.selectNoFrom(sql<number[]>`array(${homes} limit ${sql.lit(limit)})`.as('ids'));
}

/** Returns the position of the last of some homes that is on offer; null when none is. */
export async function findPosition(
  db: Kysely<Database>,
  search: EstateSearch,
  order: EstateOrder,
  ids: readonly number[],
): Promise<Position | null> {
  const value = sortValueOf(search, order);
  const shown = order.by === 'date' ? sql`(extract(epoch from ${value}) * 1000000)::int8` : value;
  const rows = await orderedHomes(db, search, order)
    .where('listing_id', '=', anyOf(ids))
    .select(sql<string | null>`${shown}::text`.as('value'))
    .execute();
  const byId = new Map(rows.map((row) => [row.listing_id, row]));
  const last = ids.findLast((id) => byId.has(id));
  return last === undefined ? null : { id: last, value: byId.get(last)?.value ?? null };
}

/** Converts the value of a position to the type of its column. */
function toColumn(value: string, { by }: EstateOrder) {
  return by === 'date'
    ? sql`'epoch'::timestamptz + ${value}::int8 * interval '1 microsecond'`
    : sql`${value}::int8`;
}
