/** SQL that counts homes by facet, for `offer_count` and for counts combined with it. */
import { sql } from 'kysely';

/** A home's municipality, or its negated town id. The index `estate_search_district` needs this exact expression. */
export const DISTRICT = sql`coalesce(municipality, -city_id)`;

/** Select list: the facet's name and its columns; columns of other facets are null. */
export const FACET_COLUMNS = sql`
  case grouping(type, city_id, bedrooms) when 3 then 'KIND' when 5 then 'CITY' when 6 then 'BEDROOMS' else 'ALL' end as facet,
  type, sub_type, city_id, bedrooms`;

export const FACET_SETS = sql`grouping sets ((), (type, sub_type), (city_id), (bedrooms))`;
