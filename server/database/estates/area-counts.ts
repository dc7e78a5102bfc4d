/**
 * Counts of a search in areas that has further criteria. The municipalities that an area touches lead to the homes, which are
 * read once for the total and all facets. Homes of a municipality that lies within an area are not compared with its line.
 */
import { type RawBuilder, sql } from 'kysely';
import type { EstateSearch, FacetName, ResolvedAreas } from '../../../graphql/estates/ports.ts';
import { type CriterionGroup, omitGroup } from '../../../shared/estates/criteria.ts';
import { areaParts, homesOfParts } from './area-frames.ts';
import { searchConditions } from './conditions.ts';
import { FACET_JSON } from './facet-json.ts';

/** A facet whose counts lie within the areas. */
type AreaFacet = Exclude<FacetName, 'municipalities'>;

export interface AreaSearch extends EstateSearch {
  criteria: EstateSearch['criteria'] & { areas: ResolvedAreas };
}

/** The group of criteria that each facet leaves out. */
const OWN_GROUP: Record<AreaFacet, CriterionGroup> = {
  kinds: 'KIND',
  cities: 'CITY',
  bedrooms: 'BEDROOMS',
  price: 'PRICE',
};

/** Whether `areaCountsStatement` counts this search. The facet of municipalities counts outside of the areas too. */
export function isCountedByAreas(search: EstateSearch, facets: readonly FacetName[]): search is AreaSearch {
  return search.criteria.areas !== undefined && !facets.includes('municipalities');
}

/** How many homes a search finds in all, and the facets named. */
export function areaCountsStatement(
  { criteria, locale }: AreaSearch,
  facets: readonly FacetName[],
): RawBuilder<{ total: number }> {
  const { areas, transaction, ...others } = criteria;
  const asked = facets.filter((facet): facet is AreaFacet => facet !== 'municipalities');
  const hasTowns = asked.includes('cities');
  const groups = asked.map((facet) => OWN_GROUP[facet]);
  const ofNoFacet = groups.reduce((rest, group) => omitGroup(rest, group), others);
  const ofFacets = Object.fromEntries(Object.entries(others).filter(([name]) => !(name in ofNoFacet)));
  const conditions = (wanted: EstateSearch['criteria']) => searchConditions({ locale, criteria: wanted });
  /** Keeps the homes that fit the facets' own criteria, apart from those of one group. */
  const homes = (without: CriterionGroup | null) =>
    sql`filter (where ${conditions(without ? omitGroup(ofFacets, without) : ofFacets)})`;
  return sql`
    with ${areaParts(areas, transaction)},
    counted as materialized (
      select type, sub_type, bedrooms, ${hasTowns ? sql`city_id, grouping(city_id) = 0` : sql`false`} as is_of_town,
        count(*) ${homes(null)} as homes,
        count(*) ${homes('KIND')} as of_kind,
        count(*) ${homes('CITY')} as of_town,
        count(*) ${homes('BEDROOMS')} as of_bedrooms,
        min(price_cents) ${homes('PRICE')} as min_price,
        max(price_cents) ${homes('PRICE')} as max_price
      from ${homesOfParts(conditions(ofNoFacet))}
      where is_whole or ${conditions({ areas })}
      group by grouping sets ((type, sub_type, bedrooms)${hasTowns ? sql`, (city_id)` : sql``}))
    select ${sql.join([TOTAL, ...asked.map((facet) => FACET_JSON[facet](ROWS[facet]).as(facet))])}`;
}

const TOTAL = sql`(select coalesce(sum(homes), 0)::int from counted where not is_of_town) as total`;

/** The rows of each facet. */
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
