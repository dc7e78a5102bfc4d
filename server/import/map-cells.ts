/** The one module that writes `map_cell`. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ESTATE_TYPES } from '../../shared/estates/vocabulary.ts';
import { ALL_TYPES, cellKilometres, HIGHEST_ZOOM, STORED_LEVELS } from '../../shared/geography/map-grid.ts';
import type { Database } from '../database/connect.ts';

const WIDTH = sql.lit(cellKilometres(HIGHEST_ZOOM));
const CELL = sql`floor(place[0] / ${WIDTH})::int4 as x, floor(place[1] / ${WIDTH})::int4 as y`;

/** Named, so that the index leads to them. */
const COUNTED = [...ESTATE_TYPES, ALL_TYPES];

/** Of a database that has homes and no cells yet. */
export async function fillMapCells(db: Kysely<Database>): Promise<void> {
  if (await hasCells(db)) return;
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await writeAll(trx);
  });
}

/**
 * Keeps the cells in agreement with the homes that `change` writes: those in which they lay before and those in which
 * they lie after it are added up anew, from the finest to the coarsest. `ids`: a query of listing ids.
 */
export async function refreshMapCells(
  db: Kysely<Database>,
  ids: RawBuilder<unknown>,
  change: () => Promise<void>,
): Promise<void> {
  if (!(await hasCells(db))) {
    await change();
    return writeAll(db);
  }
  const touched = sql`select distinct transaction, ${CELL} from estate_search where listing_id in (${ids})`;
  await sql`create temporary table touched_cell on commit drop as ${touched}`.execute(db);
  await change();
  await sql`insert into touched_cell ${touched}`.execute(db);
  await sql`analyze touched_cell`.execute(db);
  for (const [index, level] of STORED_LEVELS.entries()) {
    const shift = sql.lit(HIGHEST_ZOOM - level);
    const touchedHere = sql`
      (select distinct transaction, x >> ${shift} as x, y >> ${shift} as y from touched_cell) cell`;
    await sql`
      delete from map_cell using ${touchedHere}
      where level = ${level} and ${isOfCell(sql`map_cell`, 0)}`.execute(db);
    await insertLevel(db, index, touchedHere);
  }
  await sql`drop table touched_cell`.execute(db);
}

async function hasCells(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('map_cell').select('level').limit(1).executeTakeFirst()) !== undefined;
}

async function writeAll(db: Kysely<Database>): Promise<void> {
  for (const index of STORED_LEVELS.keys()) await insertLevel(db, index);
}

/** Adds a level up from the next finer one, the finest from the homes; of some cells or of all. */
async function insertLevel(db: Kysely<Database>, index: number, cells?: RawBuilder<unknown>): Promise<void> {
  const level = STORED_LEVELS[index] ?? HIGHEST_ZOOM;
  const finer = STORED_LEVELS[index - 1];
  const shift = (finer ?? level) - level;
  const parts = finer ? partsOfCells(finer, shift, cells) : partsOfHomes(cells);
  await sql`
    insert into map_cell (level, transaction, counted, tile, x, y, homes, min_price, max_price,
      west, south, east, north, listing_id, type, status)
    select ${level}, transaction, counted, map_tile(x, y), x, y, homes, min_price, max_price,
      west, south, east, north, listing_id, newest[1][1], newest[1][2]
    from (
      select part.transaction, counted, part.x >> ${sql.lit(shift)} as x, part.y >> ${sql.lit(shift)} as y,
        sum(homes) as homes, min(min_price) as min_price, max(max_price) as max_price,
        min(west) as west, min(south) as south, max(east) as east, max(north) as north,
        max(listing_id) as listing_id, (array_agg(array[type, status] order by listing_id desc))[1:1] as newest
      from ${parts}
      group by 1, 2, 3, 4
    ) added
    order by transaction, counted, map_tile(x, y), x, y`.execute(db);
}

function partsOfCells(finer: number, shift: number, cells?: RawBuilder<unknown>): RawBuilder<unknown> {
  return cells
    ? sql`${cells} join map_cell part on part.level = ${finer} and ${isOfCell(sql`part`, shift)}`
    : sql`(select * from map_cell where level = ${finer}) part`;
}

/** Each home counts among those of its type, and among all. */
function partsOfHomes(cells?: RawBuilder<unknown>): RawBuilder<unknown> {
  const homes = sql`
    select estate_search.transaction, counted, place, ${CELL}, 1 as homes,
      estate_search.price_cents as min_price, estate_search.price_cents as max_price,
      place[0] as west, place[1] as south, place[0] as east, place[1] as north, listing_id, type, status
    from estate_search join listing on id = listing_id
    cross join lateral (values (type), (${ALL_TYPES})) as among (counted)`;
  if (!cells) return sql`(${homes}) part`;
  // By the index of points: the box of a cell holds its neighbours' edges, too.
  const box = sql`box(point(cell.x * ${WIDTH}, cell.y * ${WIDTH}), point((cell.x + 1) * ${WIDTH}, (cell.y + 1) * ${WIDTH}))`;
  return sql`${cells} join (${homes}) part on part.place <@ ${box}
    and part.transaction = cell.transaction and part.x = cell.x and part.y = cell.y`;
}

/** Whether a row lies in the cell; cells within one cell share its tile. */
function isOfCell(row: RawBuilder<unknown>, shift: number): RawBuilder<unknown> {
  const finer = sql.lit(shift);
  return sql`${row}.transaction = cell.transaction and ${row}.counted = any(${COUNTED}::text[])
    and ${row}.tile = map_tile(cell.x << ${finer}, cell.y << ${finer})
    and ${row}.x >> ${finer} = cell.x and ${row}.y >> ${finer} = cell.y`;
}
