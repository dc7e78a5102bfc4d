/** The columns by which homes are counted in `offer_count`, and in counts that are combined with it. */
import { sql } from 'kysely';

/** The district of a home: its municipality, or its town where there is none. An index contains this expression. */
export const DISTRICT = sql`coalesce(municipality, -city_id)`;

/** The columns by which homes are counted; a column that a facet does not use is null. */
export const FACET_COLUMNS = sql`
  case grouping(type, city_id, bedrooms) when 3 then 'KIND' when 5 then 'CITY' when 6 then 'BEDROOMS' else 'ALL' end as facet,
  type, sub_type, city_id, bedrooms`;

export const FACET_SETS = sql`grouping sets ((), (type, sub_type), (city_id), (bedrooms))`;
