/** Facets as the API has them, of rows that were counted one by one or added up. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { FacetName } from '../../../graphql/estates/ports.ts';

type Rows = Expression<unknown>;

/** Towns and municipalities that are shown. */
const MOST_PLACES = 100;

/** By facet, of rows with these columns. */
export const FACET_JSON: Record<FacetName, (rows: Rows) => RawBuilder<unknown>> = {
  /** `type`, `"subType"`, `count`. */
  kinds: (rows) => sql`(select coalesce(json_agg(c), '[]') from (${rows}) c)`,
  /** `"cityId"`, `count`. */
  cities: (rows) => fullest(rows, sql`"cityId"`),
  /** `nis`, `count`. */
  municipalities: (rows) => fullest(rows, sql`nis`),
  /** `bedrooms`, `count`. */
  bedrooms: (rows) => sql`(select coalesce(json_agg(c order by c.bedrooms), '[]') from (${rows}) c)`,
  /** One row: `"minCents"`, `"maxCents"`. */
  price: (rows) =>
    sql`(select case when r."minCents" is null then null else row_to_json(r) end from (${rows}) r)`,
};

function fullest(rows: Rows, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const order = sql`order by count desc, ${id}`;
  return sql`(
    select coalesce(json_agg(c ${order}), '[]')
    from (select * from (${rows}) counted ${order} limit ${sql.lit(MOST_PLACES)}) c)`;
}
