/**
 * Compares areas with frames: bounding boxes of homes that were counted together. If a frame lies within an area, its
 * stored counts can be used. If an area intersects a frame, its homes are compared one by one.
 */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ResolvedAreas } from '../../../graphql/estates/ports.ts';
import { TRANSACTIONS, type Transaction } from '../../../shared/listings/vocabulary.ts';
import { areasLiteral, edgesLiteral } from './areas-literal.ts';
import { DISTRICT } from './offer-facets.ts';

/** The common table expression `area`, with one row, which the conditions below use. */
export function areaTable(areas: ResolvedAreas): RawBuilder<unknown> {
  return sql`area as materialized (
    select (value).municipalities, (value).polygons, (value).circles, ${edgesLiteral(areas)}::lseg[] as edges
    from (select ${areasLiteral(areas)}::search_areas as value) asked)`;
}

const CORNERS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
].map(([x, y]) => sql`point((frame[${sql.lit(x)}])[0], (frame[${sql.lit(y)}])[1])`);

/** Whether `frame` overlaps a shape's bounding box, or a circle. */
export const MAY_FRAME_TOUCH = sql`(
  exists (select from unnest(polygons) polygon where box(polygon) && frame)
  or exists (select from unnest(circles) circle where frame <-> center(circle) <= radius(circle) + 0.001))`;

/**
 * Whether one shape or circle contains all of `frame`. If no edge intersects the frame, its centre decides.
 * PostgreSQL's `@>` for polygons is wrong for an outline that winds around a hole twice.
 */
export const IS_FRAME_WITHIN = sql`(
  (exists (select from unnest(polygons) polygon where center(frame) <@ polygon)
    and not exists (select from unnest(edges) edge where edge ?# frame))
  or exists (
    select from unnest(circles) circle
    where ${sql.join(
      CORNERS.map((corner) => sql`${corner} <@ circle`),
      sql` and `,
    )}))`;

/** The transactions of a search as an SQL array: its own, or all. */
export const transactionsOf = (transaction: Transaction | undefined): RawBuilder<string[]> =>
  sql`${transaction ? [transaction] : TRANSACTIONS}::text[]`;

/**
 * The common table expressions `area` and `part`: the districts that the areas touch, and whether one lies within them.
 */
export function areaParts(areas: ResolvedAreas, transaction: Transaction | undefined): RawBuilder<unknown> {
  return sql`
    ${areaTable(areas)},
    part as materialized (
      select transaction, district, (district = any(municipalities) or ${IS_FRAME_WITHIN}) as is_whole
      from offer_count cross join area
      where transaction = any(${transactionsOf(transaction)}) and facet = 'ALL'
        and (district = any(municipalities) or ${MAY_FRAME_TOUCH}))`;
}

/**
 * The homes of each row of `part` that match `condition`, as `estate_search`. `offset 0` prevents PostgreSQL from
 * choosing the index of points first.
 */
export function homesOfParts(condition: Expression<SqlBool> = sql`true`): RawBuilder<unknown> {
  return sql`part cross join lateral (
    select municipality, city_id, type, sub_type, bedrooms, price_cents, place
    from estate_search
    where ${DISTRICT} = part.district and transaction = part.transaction and ${condition}
    offset 0) estate_search`;
}

/** Selects the ids of towns with a home that may be in the areas. */
export function townsOfAreas(areas: ResolvedAreas, transaction: Transaction): RawBuilder<unknown> {
  return sql`
    with ${areaTable(areas)}
    select city_id
    from offer_count cross join area
    where transaction = ${transaction}::text and facet = 'CITY'
      and (district = any(municipalities) or ${MAY_FRAME_TOUCH})`;
}
