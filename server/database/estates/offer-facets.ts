/** How homes are counted for `offer_count`, and those beside it: the same columns in the same order. */
import { sql } from 'kysely';

/** What counts a home: its municipality, or its town. An index has it. */
export const DISTRICT = sql`coalesce(municipality, -city_id)`;

/** The columns by which homes are counted; those that a facet does not count by are null. */
export const FACETED = sql`
  case grouping(type, city_id, bedrooms) when 3 then 'KIND' when 5 then 'CITY' when 6 then 'BEDROOMS' else 'ALL' end as facet,
  type, sub_type, city_id, bedrooms`;

export const FACET_SETS = sql`grouping sets ((), (type, sub_type), (city_id), (bedrooms))`;
