/** The only module that writes `map_cell`. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ESTATE_TYPES } from '../../../../shared/estates/vocabulary.ts';
import {
  ALL_TYPES,
  cellKilometres,
  HIGHEST_ZOOM,
  LOWEST_STORED,
  STRIP_BITS,
} from '../../../../shared/geography/map-grid.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { SumTable } from './sums.ts';

const STRIP = sql.lit(STRIP_BITS);
const WIDTH = sql.lit(cellKilometres(HIGHEST_ZOOM));
const CELL = sql`floor(place[0] / ${WIDTH})::int4 as x, floor(place[1] / ${WIDTH})::int4 as y`;

/** From the finest to the coarsest level: each aggregates the one before. */
const LEVELS = Array.from({ length: HIGHEST_ZOOM - LOWEST_STORED + 1 }, (_, index) => HIGHEST_ZOOM - index);

/** Listed explicitly, so that queries can use the index. */
const COUNTED = [...ESTATE_TYPES, ALL_TYPES];

/** Recomputes the cells of changed homes, from the finest to the coarsest level. */
export const MAP_CELLS: SumTable = {
  table: 'map_cell',
  among: sql`transaction, ${CELL}`,
  writeAll,
  writeAgain,
};

async function writeAll(db: Kysely<Database>): Promise<void> {
  for (const level of LEVELS) await insertLevel(db, level);
}

async function writeAgain(db: Kysely<Database>, touched: RawBuilder<unknown>): Promise<void> {
  for (const level of LEVELS) {
    const shift = sql.lit(HIGHEST_ZOOM - level);
    const touchedHere = sql`
      (select distinct transaction, x >> ${shift} as x, y >> ${shift} as y from ${touched}) cell`;
    await sql`
      delete from map_cell using ${touchedHere}
      where level = ${level} and ${isCell(sql`map_cell`)}`.execute(db);
    await insertLevel(db, level, touchedHere);
  }
}

/** Computes a level from the next finer one, the finest from the homes; for some cells or for all. */
async function insertLevel(db: Kysely<Database>, level: number, cells?: RawBuilder<unknown>): Promise<void> {
  const isFinest = level === HIGHEST_ZOOM;
  const shift = sql.lit(isFinest ? 0 : 1);
  const parts = isFinest ? partsOfHomes(cells) : partsOfCells(level + 1, cells);
  await sql`
    insert into map_cell (level, transaction, counted, strip, x, y, homes, min_price, max_price,
      west, south, east, north, listing_id, type, status)
    select ${level}, transaction, counted, x >> ${STRIP}, x, y, homes, min_price, max_price,
      west, south, east, north, listing_id, newest[1][1], newest[1][2]
    from (
      select part.transaction, counted, part.x >> ${shift} as x, part.y >> ${shift} as y,
        sum(homes) as homes, min(min_price) as min_price, max(max_price) as max_price,
        min(west) as west, min(south) as south, max(east) as east, max(north) as north,
        max(listing_id) as listing_id, (array_agg(array[type, status] order by listing_id desc))[1:1] as newest
      from ${parts}
      group by 1, 2, 3, 4
    ) added
    order by transaction, counted, x >> ${STRIP}, y, x`.execute(db);
}

function partsOfCells(finer: number, cells?: RawBuilder<unknown>): RawBuilder<unknown> {
  return cells
    ? sql`${cells} cross join (values (0, 0), (0, 1), (1, 0), (1, 1)) quarter (x, y)
        join map_cell part on part.level = ${finer}
          and ${isCell(sql`part`, sql`(2 * cell.x + quarter.x)`, sql`(2 * cell.y + quarter.y)`)}`
    : sql`(select * from map_cell where level = ${finer}) part`;
}

/** Each home is counted for its type and for all types. */
function partsOfHomes(cells?: RawBuilder<unknown>): RawBuilder<unknown> {
  const homes = sql`
    select estate_search.transaction, counted, place, ${CELL}, 1 as homes,
      estate_search.price_cents as min_price, estate_search.price_cents as max_price,
      place[0] as west, place[1] as south, place[0] as east, place[1] as north, listing_id, type, status
    from estate_search join listing on id = listing_id
    cross join lateral (values (type), (${ALL_TYPES})) as among (counted)`;
  if (!cells) return sql`(${homes}) part`;
  // Uses the index of points; the box also contains homes on the edges of neighbouring cells.
  const box = sql`box(point(cell.x * ${WIDTH}, cell.y * ${WIDTH}), point((cell.x + 1) * ${WIDTH}, (cell.y + 1) * ${WIDTH}))`;
  return sql`${cells} join (${homes}) part on part.place <@ ${box}
    and part.transaction = cell.transaction and part.x = cell.x and part.y = cell.y`;
}

/** Whether a row is this cell. All conditions are equalities, for an index lookup or a hash join. */
function isCell(row: RawBuilder<unknown>, x = sql`cell.x`, y = sql`cell.y`): RawBuilder<unknown> {
  return sql`${row}.transaction = cell.transaction and ${row}.counted = any(${COUNTED}::text[])
    and ${row}.strip = ${x} >> ${STRIP} and ${row}.y = ${y} and ${row}.x = ${x}`;
}
