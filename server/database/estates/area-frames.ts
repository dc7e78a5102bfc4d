/**
 * Areas against frames: boxes around homes that are counted together. Those of a frame that lies within an area are known; only
 * those of a frame that an area cuts have to be looked at.
 */
import { type RawBuilder, sql } from 'kysely';
import type { ResolvedAreas } from '../../../graphql/estates/ports.ts';
import { areasLiteral, edgesLiteral } from './areas-literal.ts';

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
