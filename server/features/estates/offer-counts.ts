/**
 * Counts the offered homes, everywhere or in areas. Stored counts of districts within an area are added up. Only the
 * homes of districts that an area intersects are counted one by one.
 */
import { type RawBuilder, sql } from 'kysely';
import type { EstateSearch, FacetName, ResolvedAreas } from '../../../graphql/estates/ports.ts';
import { areaParts, homesOfParts, transactionsOf } from './area-frames.ts';
import { searchConditions } from './conditions.ts';
import { FACET_JSON } from './facet-json.ts';
import { FACET_COLUMNS, FACET_SETS } from './offer-facets.ts';
import { priceCounts } from './price-counts.ts';

/** Returns the total and the requested facets of a search for which `isOfOffer` holds. */
export function offerCountsStatement(
  search: EstateSearch,
  facets: readonly FacetName[],
): RawBuilder<{ total: number }> {
  const { areas, transaction } = search.criteria;
  const transactions = transactionsOf(transaction);
  const facetCondition = sql`facet = any(${['ALL', ...facets.map((facet) => FACET_OF_ROWS[facet])]}::text[])`;
  const counted = areas
    ? countedIn(search, { areas, facetCondition })
    : sql`counted as materialized (
        select * from offer_count where transaction = any(${transactions}) and ${facetCondition})`;
  const total = sql`(select coalesce(sum(homes), 0)::int from counted where facet = 'ALL') as total`;
  const values = facets.map((facet) => FACET_JSON[facet](FACET_ROWS[facet](transactions, search)).as(facet));
  return sql`with ${counted} select ${sql.join([total, ...values])}`;
}

/** The common table expression `counted`: rows as in `offer_count`, for the homes in the areas. */
function countedIn(
  { criteria, locale }: EstateSearch,
  { areas, facetCondition }: { areas: ResolvedAreas; facetCondition: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`
    ${areaParts(areas, criteria.transaction)},
    counted as materialized (
      select facet, type, sub_type, city_id, bedrooms, homes, min_price, max_price
      from offer_count join part using (transaction, district)
      where is_whole and ${facetCondition}
      union all
      select ${FACET_COLUMNS}, count(*), min(price_cents), max(price_cents)
      from ${homesOfParts()}
      where not is_whole and ${searchConditions({ locale, criteria: { areas } })}
      group by ${FACET_SETS})`;
}

/** Which rows of `offer_count` a facet adds up. */
const FACET_OF_ROWS: Record<FacetName, string> = {
  kinds: 'KIND',
  cities: 'CITY',
  municipalities: 'ALL',
  bedrooms: 'BEDROOMS',
  price: 'ALL',
  // Not stored.
  prices: 'ALL',
};

type FindRows = (transactions: RawBuilder<unknown>, search: EstateSearch) => RawBuilder<unknown>;

/** The rows of each facet, mostly from `counted`. */
const FACET_ROWS: Record<FacetName, FindRows> = {
  kinds: () =>
    sql`select type, sub_type as "subType", sum(homes) as count from counted where facet = 'KIND' group by 1, 2`,
  cities: () =>
    sql`select city_id as "cityId", sum(homes) as count from counted where facet = 'CITY' group by 1`,
  // Ignores the areas.
  municipalities: (transactions) => sql`
    select district as nis, sum(homes) as count from offer_count
    where transaction = any(${transactions}) and facet = 'ALL' and district > 0
    group by 1`,
  bedrooms: () => sql`
    select bedrooms, sum(homes) as count from counted
    where facet = 'BEDROOMS' and bedrooms is not null
    group by 1`,
  price: () => sql`
    select min(min_price) as "minCents", max(max_price) as "maxCents" from counted where facet = 'ALL'`,
  prices: (_, search) => priceCounts(search),
};
