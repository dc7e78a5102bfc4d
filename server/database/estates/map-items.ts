/** Homes of a map as markers and clusters: from the cells that the import keeps, or counted when filters are set. */
import { type RawBuilder, sql } from 'kysely';
import type { EstateSearch, MapItemRecord, ResolvedCriteria } from '../../../graphql/estates/ports.ts';
import { SUB_TYPES_BY_TYPE } from '../../../shared/estates/vocabulary.ts';
import {
  ALL_TYPES,
  type CellRange,
  cellKilometres,
  EARTH,
  gridFor,
  STORED_LEVELS,
  TILE_CELLS,
} from '../../../shared/geography/map-grid.ts';
import { TRANSACTIONS } from '../../../shared/listings/vocabulary.ts';
import { searchConditions } from './conditions.ts';

/** The markers of a search: the homes of each cell of the grid that its rectangle touches, whole cells. */
export function mapItemsStatement(search: EstateSearch, wanted: number): RawBuilder<MapItemRecord> {
  const { bounds = EARTH, ...criteria } = search.criteria;
  const { zoom, cells } = gridFor(bounds, wanted);
  return isKept(criteria)
    ? keptItems(criteria, zoom, cells)
    : countedItems({ locale: search.locale, criteria }, zoom, cells);
}

/** Cells are kept by transaction and type; every other criterion needs the homes. */
function isKept({ transaction: _, types = [], subTypes, ...others }: ResolvedCriteria): boolean {
  const all = types.flatMap((type): readonly string[] => SUB_TYPES_BY_TYPE[type]);
  return Object.keys(others).length === 0 && (!subTypes || subTypes.length === all.length);
}

function keptItems(
  { transaction, types }: ResolvedCriteria,
  zoom: number,
  cells: CellRange,
): RawBuilder<MapItemRecord> {
  const level = STORED_LEVELS.findLast((stored) => stored >= zoom) ?? STORED_LEVELS[0];
  const shift = level - zoom;
  const [left, bottom] = [cells.left * 2 ** shift, cells.bottom * 2 ** shift];
  const [right, top] = [(cells.right + 1) * 2 ** shift - 1, (cells.top + 1) * 2 ** shift - 1];
  const transactions = transaction ? [transaction] : TRANSACTIONS;
  return sql<MapItemRecord>`
    select max(listing_id) as id, (array_agg(type order by listing_id desc))[1] as type,
      (array_agg(status order by listing_id desc))[1] as status, sum(homes)::int as homes,
      min(min_price) as "minCents", max(max_price) as "maxCents",
      min(west) as west, min(south) as south, max(east) as east, max(north) as north
    from map_cell
    where level = ${level} and transaction = any(${transactions}::text[])
      and counted = any(${types ?? [ALL_TYPES]}::text[])
      and tile = any(${tilesOf({ left, right, bottom, top })}::int4[])
      and x between ${left} and ${right} and y between ${bottom} and ${top}
    group by x >> ${sql.lit(shift)}, y >> ${sql.lit(shift)}
    order by x >> ${sql.lit(shift)}, y >> ${sql.lit(shift)}`;
}

/** The tiles that hold these cells, as `map_tile` numbers them. */
function tilesOf({ left, right, bottom, top }: CellRange): number[] {
  const tiles: number[] = [];
  for (let x = Math.floor(left / TILE_CELLS); x <= Math.floor(right / TILE_CELLS); x++)
    for (let y = Math.floor(bottom / TILE_CELLS); y <= Math.floor(top / TILE_CELLS); y++)
      tiles.push(x * 65_536 + y);
  return tiles;
}

/** Every home that answers is counted: no more than a list and its total cost. */
function countedItems(search: EstateSearch, zoom: number, cells: CellRange): RawBuilder<MapItemRecord> {
  const size = cellKilometres(zoom);
  const box = `(${cells.left * size},${cells.bottom * size}),(${(cells.right + 1) * size},${(cells.top + 1) * size})`;
  return sql<MapItemRecord>`
    select found.*, type, status
    from (
      select max(listing_id) as id, count(*)::int as homes, min(price_cents) as "minCents", max(price_cents) as "maxCents",
        min(place[0]) as west, min(place[1]) as south, max(place[0]) as east, max(place[1]) as north
      from estate_search
      where place <@ ${box}::box and ${searchConditions(search)}
      group by floor(place[0] / ${sql.lit(size)}), floor(place[1] / ${sql.lit(size)})
    ) found
    join listing on listing.id = found.id join estate on listing_id = found.id
    order by west, south, found.id`;
}
