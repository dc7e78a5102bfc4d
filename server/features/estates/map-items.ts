/**
 * Markers and clusters of a map: from the cells that the import stores, or counted from the homes when filters are set.
 */
import { type RawBuilder, sql } from 'kysely';
import type { ClusterRecord, EstateSearch, ResolvedCriteria } from '../../../graphql/estates/ports.ts';
import { SUB_TYPES_BY_TYPE } from '../../../shared/estates/vocabulary.ts';
import { cellKilometres, gridFor, LOWEST_STORED, WORLD_BOUNDS } from '../../../shared/geography/map-grid.ts';
import { itemsInAreas } from './area-items.ts';
import { searchConditions } from './conditions.ts';
import { type Grid, isCellOf } from './map-cells.ts';

/** The markers of a search: all homes of each grid cell that its rectangle touches. */
export function mapItemsStatement(search: EstateSearch, itemCount: number): RawBuilder<ClusterRecord> {
  const { bounds = WORLD_BOUNDS, ...criteria } = search.criteria;
  const { zoom, cells } = gridFor(bounds, itemCount);
  if (hasStoredCells(criteria)) return storedItems(criteria, { zoom, cells });
  const { areas, ...others } = criteria;
  // Cells do not store their municipality.
  if (areas?.municipalities.length === 0 && hasStoredCells(others))
    return itemsInAreas(areas, others, { zoom, cells });
  return countedItems({ locale: search.locale, criteria }, { zoom, cells });
}

/** Cells are stored by transaction and type. Every other criterion needs the homes. */
function hasStoredCells({ transaction: _, types = [], subTypes, ...others }: ResolvedCriteria): boolean {
  const all = types.flatMap((type): readonly string[] => SUB_TYPES_BY_TYPE[type]);
  return Object.keys(others).length === 0 && (!subTypes || subTypes.length === all.length);
}

function storedItems(criteria: ResolvedCriteria, { zoom, cells }: Grid): RawBuilder<ClusterRecord> {
  const level = Math.max(zoom, LOWEST_STORED);
  const shift = sql.lit(level - zoom);
  return sql<ClusterRecord>`
    select max(listing_id) as id, (array_agg(type order by listing_id desc))[1] as type,
      (array_agg(status order by listing_id desc))[1] as status, sum(homes)::int as homes,
      min(min_price) as "minCents", max(max_price) as "maxCents",
      min(west) as west, min(south) as south, max(east) as east, max(north) as north
    from map_cell
    where ${isCellOf(criteria, { zoom, cells }, level)}
    group by x >> ${shift}, y >> ${shift}
    order by x >> ${shift}, y >> ${shift}`;
}

/** Counts every matching home, which costs as much as a list with its total. */
function countedItems(search: EstateSearch, { zoom, cells }: Grid): RawBuilder<ClusterRecord> {
  const size = cellKilometres(zoom);
  const box = `(${cells.left * size},${cells.bottom * size}),(${(cells.right + 1) * size},${(cells.top + 1) * size})`;
  const inBox = sql`place <@ ${box}::box`;
  // Areas are mostly smaller than viewports, so leave the index of points, or of municipalities, to them.
  const inView = search.criteria.areas ? sql`(${inBox}) is true` : inBox;
  return sql<ClusterRecord>`
    select found.*, type, status
    from (
      select max(listing_id) as id, count(*)::int as homes, min(price_cents) as "minCents", max(price_cents) as "maxCents",
        min(place[0]) as west, min(place[1]) as south, max(place[0]) as east, max(place[1]) as north
      from estate_search
      where ${inView} and ${searchConditions(search)}
      group by floor(place[0] / ${sql.lit(size)}), floor(place[1] / ${sql.lit(size)})
    ) found
    join listing on listing.id = found.id join estate on listing_id = found.id
    order by west, south, found.id`;
}
