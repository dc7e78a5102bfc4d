/**
 * Homes of a map within areas: stored cells that lie within an area, and single homes of cells that an area intersects.
 */
import { type RawBuilder, sql } from 'kysely';
import type { ClusterRecord, ResolvedAreas, ResolvedCriteria } from '../../../graphql/estates/ports.ts';
import { ALL_TYPES, HIGHEST_ZOOM } from '../../../shared/geography/map-grid.ts';
import { areaTable, IS_FRAME_WITHIN, MAY_FRAME_TOUCH } from './area-frames.ts';
import { searchConditions } from './conditions.ts';
import { type Grid, isCellOf } from './map-cells.ts';

/**
 * Levels below that of the view, and the minimum level. In smaller cells, fewer homes have to be compared one by one.
 */
const FINER = 2;
const COARSEST = 11;

export function itemsInAreas(
  areas: ResolvedAreas,
  criteria: ResolvedCriteria,
  grid: Grid,
): RawBuilder<ClusterRecord> {
  const level = Math.min(Math.max(grid.zoom + FINER, COARSEST), HIGHEST_ZOOM);
  const shift = sql.lit(level - grid.zoom);
  return sql<ClusterRecord>`
    with ${areaTable(areas)},
    cell as (
      select *, x >> ${shift} as column, y >> ${shift} as row, box(point(west, south), point(east, north)) as frame
      from map_cell
      where ${isCellOf(criteria, grid, level)}),
    part as materialized (
      select cell.*, ${IS_FRAME_WITHIN} as is_whole from cell cross join area where ${MAY_FRAME_TOUCH}),
    found as (
      select max(listing_id) as id, sum(homes)::int as homes, min(min_price) as "minCents", max(max_price) as "maxCents",
        min(west) as west, min(south) as south, max(east) as east, max(north) as north
      from (
        select part.column, part.row, listing_id, homes, min_price, max_price, west, south, east, north
        from part
        where is_whole
        union all
        select part.column, part.row, estate_search.listing_id, 1, price_cents, price_cents, place[0], place[1], place[0], place[1]
        from part cross join lateral (
          select listing_id, price_cents, municipality, place
          from estate_search
          where place <@ part.frame and transaction = part.transaction and part.counted in (type, ${ALL_TYPES})
          offset 0
        ) estate_search
        where not is_whole and ${searchConditions({ locale: 'nl', criteria: { areas } })}
      ) counted
      group by counted.column, counted.row)
    select found.*, type, status
    from found join listing on listing.id = found.id join estate on listing_id = found.id
    order by west, south, found.id`;
}
