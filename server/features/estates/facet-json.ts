/** Facets as JSON values of the API, from rows of counts. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { FacetName } from '../../../graphql/estates/ports.ts';

type Rows = Expression<unknown>;

/** The maximum number of towns or municipalities in a facet. */
const MAX_PLACES = 100;

/** The JSON of each facet, from rows with the columns named. */
export const FACET_JSON: Record<FacetName, (rows: Rows) => RawBuilder<unknown>> = {
  /** `type`, `"subType"`, `count`. */
  kinds: (rows) => sql`(select coalesce(json_agg(c), '[]') from (${rows}) c)`,
  /** `"cityId"`, `count`. */
  cities: (rows) => fullest(rows, sql`"cityId"`),
  /** `nis`, `count`. */
  municipalities: (rows) => fullest(rows, sql`nis`),
  /** `bedrooms`, `count`. */
  bedrooms: (rows) => sql`(select coalesce(json_agg(c order by c.bedrooms), '[]') from (${rows}) c)`,
  /** One row with `"minCents"` and `"maxCents"`. */
  price: (rows) =>
    sql`(select case when r."minCents" is null then null else row_to_json(r) end from (${rows}) r)`,
  /** `interval`, `count`. */
  prices: (rows) => sql`(select coalesce(json_agg(c order by c.interval), '[]') from (${rows}) c)`,
};

function fullest(rows: Rows, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const order = sql`order by count desc, ${id}`;
  return sql`(
    select coalesce(json_agg(c ${order}), '[]')
    from (select * from (${rows}) counted ${order} limit ${sql.lit(MAX_PLACES)}) c)`;
}
