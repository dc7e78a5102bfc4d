/**
 * Counts a search in areas with further criteria. One pass over the homes of the municipalities that the areas touch gives the
 * total and all facets. Homes of a municipality that lies completely within an area are not compared with its outline.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EstateSearch, FacetName, ResolvedAreas } from '../../../graphql/estates/ports.ts';
import { type CriterionGroup, omitGroup } from '../../../shared/estates/criteria.ts';
import type { Database } from '../connect.ts';
import { areaParts, homesOfParts } from './area-frames.ts';
import { searchConditions } from './conditions.ts';
import { FACET_GROUPS } from './facet-groups.ts';
import { FACET_JSON } from './facet-json.ts';
import { facetCounts } from './facets.ts';

/** A facet that counts homes within the areas only. */
type AreaFacet = Exclude<FacetName, 'municipalities'>;

export interface AreaSearch extends EstateSearch {
  criteria: EstateSearch['criteria'] & { areas: ResolvedAreas };
}

/** Whether `areaCountsStatement` can count this search. */
export function isCountedByAreas(search: EstateSearch): search is AreaSearch {
  return search.criteria.areas !== undefined;
}

/** Returns the total and the requested facets of a search. */
export function areaCountsStatement(
  db: Kysely<Database>,
  search: AreaSearch,
  facets: readonly FacetName[],
): RawBuilder<{ total: number }> {
  const { criteria, locale } = search;
  const { areas, transaction, ...others } = criteria;
  const requested = facets.filter((facet): facet is AreaFacet => facet !== 'municipalities');
  const hasTowns = requested.includes('cities');
  const groups = requested.map((facet) => FACET_GROUPS[facet]);
  const commonCriteria = groups.reduce((rest, group) => omitGroup(rest, group), others);
  const facetCriteria = Object.fromEntries(
    Object.entries(others).filter(([name]) => !(name in commonCriteria)),
  );
  const conditions = (some: EstateSearch['criteria']) => searchConditions({ locale, criteria: some });
  /** A filter for the criteria of all facets, except those of one group. */
  const homes = (without: CriterionGroup | null) =>
    sql`filter (where ${conditions(without ? omitGroup(facetCriteria, without) : facetCriteria)})`;
  // The facet of municipalities also counts homes outside the areas.
  const countsOf = (facet: FacetName) =>
    facet === 'municipalities' ? facetCounts(db, search, facet) : FACET_JSON[facet](ROWS[facet]);
  return sql`
    with ${areaParts(areas, transaction)},
    counted as materialized (
      select type, sub_type, bedrooms, ${hasTowns ? sql`city_id, grouping(city_id) = 0` : sql`false`} as is_of_town,
        count(*) ${homes(null)} as homes,
        count(*) ${homes(FACET_GROUPS.kinds)} as of_kind,
        count(*) ${homes(FACET_GROUPS.cities)} as of_town,
        count(*) ${homes(FACET_GROUPS.bedrooms)} as of_bedrooms,
        min(price_cents) ${homes(FACET_GROUPS.price)} as min_price,
        max(price_cents) ${homes(FACET_GROUPS.price)} as max_price
      from ${homesOfParts(conditions(commonCriteria))}
      where is_whole or ${conditions({ areas })}
      group by grouping sets ((type, sub_type, bedrooms)${hasTowns ? sql`, (city_id)` : sql``}))
    select ${sql.join([TOTAL, ...facets.map((facet) => countsOf(facet).as(facet))])}`;
}

const TOTAL = sql`(select coalesce(sum(homes), 0)::int from counted where not is_of_town) as total`;

/** The rows of each facet, with the columns that `FACET_JSON` expects. */
const ROWS: Record<AreaFacet, RawBuilder<unknown>> = {
  kinds: sql`
    select type, sub_type as "subType", sum(of_kind) as count from counted
    where not is_of_town
    group by 1, 2
    having sum(of_kind) > 0`,
  cities: sql`
    select city_id as "cityId", of_town as count from counted where is_of_town and of_town > 0`,
  bedrooms: sql`
    select bedrooms, sum(of_bedrooms) as count from counted
    where not is_of_town and bedrooms is not null
    group by 1
    having sum(of_bedrooms) > 0`,
  price: sql`
    select min(min_price) as "minCents", max(max_price) as "maxCents" from counted where not is_of_town`,
};
