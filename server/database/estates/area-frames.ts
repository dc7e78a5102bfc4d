/**
 * Areas against frames: boxes around homes that are counted together. Those of a frame that lies within an area are known; only
 * those of a frame that an area cuts have to be looked at.
 */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ResolvedAreas } from '../../../graphql/estates/ports.ts';
import { TRANSACTIONS, type Transaction } from '../../../shared/listings/vocabulary.ts';
import { areasLiteral, edgesLiteral } from './areas-literal.ts';
import { DISTRICT } from './offer-facets.ts';

/** `area`: one row for a statement's `with`, for the conditions below. */
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

/** Whether `frame` has anything in common with a shape's rectangle, or with a circle. */
export const MAY_FRAME_TOUCH = sql`(
  exists (select from unnest(polygons) polygon where box(polygon) && frame)
  or exists (select from unnest(circles) circle where frame <-> center(circle) <= radius(circle) + 0.001))`;

/**
 * Whether one shape or circle holds all of `frame`. A frame that no edge meets lies on one side of the line, as its middle does:
 * PostgreSQL's own comparison of polygons errs where a line winds around a hole twice.
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

/** `part`, with `area` before: the districts that areas touch, and whether a district lies within them (`is_whole`). */
export function areaParts(areas: ResolvedAreas, transaction: Transaction | undefined): RawBuilder<unknown> {
  return sql`
    ${areaTable(areas)},
    part as materialized (
      select transaction, district, (district = any(municipalities) or ${IS_FRAME_WITHIN}) as is_whole
      from offer_count cross join area
      where transaction = any(${transaction ? [transaction] : TRANSACTIONS}::text[]) and facet = 'ALL'
        and (district = any(municipalities) or ${MAY_FRAME_TOUCH}))`;
}

/**
 * The homes of each row of `part` that fit `condition`, as `estate_search`. `offset 0` makes PostgreSQL read them by district:
 * it would compare all points with the areas first.
 */
export function homesOfParts(condition: Expression<SqlBool> = sql`true`): RawBuilder<unknown> {
  return sql`part cross join lateral (
    select municipality, city_id, type, sub_type, bedrooms, price_cents, place
    from estate_search
    where ${DISTRICT} = part.district and transaction = part.transaction and ${condition}
    offset 0) estate_search`;
}
