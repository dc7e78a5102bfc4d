/**
 * Counts a search with further criteria, in one pass over its homes where possible. A facet ignores its own group of
 * criteria.
 *
 * In areas, one pass over the homes of the municipalities that the areas touch gives the total and all facets. Homes of
 * a municipality that lies completely within an area are not compared with its outline.
 *
 * Without areas, the pass reads the results only, by an index. A facet whose group has criteria also counts other
 * homes, so it is counted separately.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EstateSearch, FacetName } from '../../../graphql/estates/ports.ts';
import { type CriterionGroup, omitGroup } from '../../../shared/estates/criteria.ts';
import type { Database } from '../../platform/database/connect.ts';
import { areaParts, homesOfParts } from './area-frames.ts';
import { searchConditions } from './conditions.ts';
import { FACET_GROUPS } from './facet-groups.ts';
import { FACET_JSON } from './facet-json.ts';
import { facetCounts } from './facets.ts';

/** A facet that the pass over the homes of a search can count. */
type PassFacet = Exclude<FacetName, 'municipalities' | 'prices'>;

type Criteria = EstateSearch['criteria'];

/** Returns the total and the requested facets of a search. */
export function filteredCountsStatement(
  db: Kysely<Database>,
  search: EstateSearch,
  facets: readonly FacetName[],
): RawBuilder<{ total: number }> {
  const isOfPass = (facet: FacetName): facet is PassFacet => isCountedInPass(search.criteria, facet);
  const ofPass = facets.filter(isOfPass);
  const hasTowns = ofPass.includes('cities');
  const { tables, homesHere, facetCriteria } = homesOf(search, ofPass);
  /** A filter for the criteria of all facets, except those of one group. */
  const homes = (without: CriterionGroup | null) => {
    const criteria = without ? omitGroup(facetCriteria, without) : facetCriteria;
    if (Object.keys(criteria).length === 0) return sql``;
    return sql`filter (where ${searchConditions({ locale: search.locale, criteria })})`;
  };
  const countsOf = (facet: FacetName) =>
    isOfPass(facet) ? FACET_JSON[facet](ROWS[facet]) : facetCounts(db, search, facet);
  return sql`
    with ${tables} counted as materialized (
      select type, sub_type, bedrooms, ${hasTowns ? sql`city_id, grouping(city_id) = 0` : sql`false`} as is_of_town,
        count(*) ${homes(null)} as homes,
        count(*) ${homes(FACET_GROUPS.kinds)} as of_kind,
        count(*) ${homes(FACET_GROUPS.cities)} as of_town,
        count(*) ${homes(FACET_GROUPS.bedrooms)} as of_bedrooms,
        min(price_cents) ${homes(FACET_GROUPS.price)} as min_price,
        max(price_cents) ${homes(FACET_GROUPS.price)} as max_price
      from ${homesHere}
      group by grouping sets ((type, sub_type, bedrooms)${hasTowns ? sql`, (city_id)` : sql``}))
    select ${sql.join([TOTAL, ...facets.map((facet) => countsOf(facet).as(facet))])}`;
}

function isCountedInPass(criteria: Criteria, facet: FacetName): facet is PassFacet {
  // The municipalities also count homes outside the areas.
  if (facet === 'municipalities' || facet === 'prices') return false;
  return criteria.areas !== undefined || isWithout(criteria, FACET_GROUPS[facet]);
}

const isWithout = (criteria: Criteria, group: CriterionGroup) =>
  Object.keys(omitGroup(criteria, group)).length === Object.keys(criteria).length;

/**
 * The homes of the pass: their source, the tables that it needs, and the criteria of the facets. These are left to the
 * filter of each count, and all other criteria are conditions here.
 */
function homesOf({ criteria, locale }: EstateSearch, facets: readonly PassFacet[]) {
  const { areas, transaction, ...others } = criteria;
  const conditions = (some: Criteria) => searchConditions({ locale, criteria: some });
  if (!areas)
    return { tables: sql``, homesHere: sql`estate_search where ${conditions(criteria)}`, facetCriteria: {} };
  const groups = facets.map((facet) => FACET_GROUPS[facet]);
  const common = groups.reduce((rest, group) => omitGroup(rest, group), others);
  return {
    tables: sql`${areaParts(areas, transaction)},`,
    homesHere: sql`${homesOfParts(conditions(common))} where is_whole or ${conditions({ areas })}`,
    facetCriteria: Object.fromEntries(Object.entries(others).filter(([name]) => !(name in common))),
  };
}

const TOTAL = sql`(select coalesce(sum(homes), 0)::int from counted where not is_of_town) as total`;

/** The rows of each facet, with the columns that `FACET_JSON` expects. */
const ROWS: Record<PassFacet, RawBuilder<unknown>> = {
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
