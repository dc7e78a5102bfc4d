/**
 * Counts of what is on offer, anywhere or in areas: districts that lie in them whole are added up, and homes are counted
 * only of those that an area cuts.
 */
import { type RawBuilder, sql } from 'kysely';
import type { EstateSearch, FacetName, ResolvedAreas } from '../../../graphql/estates/ports.ts';
import { TRANSACTIONS } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { areaTable, IS_FRAME_WITHIN, MAY_FRAME_TOUCH } from './area-frames.ts';
import { searchConditions } from './conditions.ts';
import { MOST_PLACES } from './facets.ts';
import { DISTRICT, FACET_SETS, FACETED } from './offer-facets.ts';

/** How many homes a search of `isOfOffer` finds in all, and the facets named. */
export function offerCountsStatement(
  { criteria, locale }: EstateSearch,
  facets: readonly FacetName[],
): RawBuilder<{ total: number }> {
  const { areas, transaction } = criteria;
  const transactions = sql`${transaction ? [transaction] : TRANSACTIONS}::text[]`;
  const wanted = sql`facet = any(${['ALL', ...facets.map((facet) => ROWS[facet])]}::text[])`;
  const counted = areas
    ? countedIn(areas, { transactions, wanted, locale })
    : sql`counted as materialized (
        select * from offer_count where transaction = any(${transactions}) and ${wanted})`;
  const total = sql`(select coalesce(sum(homes), 0)::int from counted where facet = 'ALL') as total`;
  const values = facets.map((facet) => sql`${COUNTS[facet](transactions)} as ${sql.ref(facet)}`);
  return sql`with ${counted} select ${sql.join([total, ...values])}`;
}

/** `counted`: rows as of `offer_count`, of what lies in the areas. */
function countedIn(
  areas: ResolvedAreas,
  {
    transactions,
    wanted,
    locale,
  }: { transactions: RawBuilder<unknown>; wanted: RawBuilder<unknown>; locale: Locale },
): RawBuilder<unknown> {
  return sql`
    ${areaTable(areas)},
    part as materialized (
      select transaction, district, (district = any(municipalities) or ${IS_FRAME_WITHIN}) as is_whole
      from offer_count cross join area
      where transaction = any(${transactions}) and facet = 'ALL' and (district = any(municipalities) or ${MAY_FRAME_TOUCH})),
    counted as materialized (
      select facet, type, sub_type, city_id, bedrooms, homes, min_price, max_price
      from offer_count join part using (transaction, district)
      where is_whole and ${wanted}
      union all
      select ${FACETED}, count(*), min(price_cents), max(price_cents)
      from part cross join lateral (${homesOf(sql`part`)}) estate_search
      where not is_whole and ${searchConditions({ locale, criteria: { areas } })}
      group by ${FACET_SETS})`;
}

/** Read before anything is compared with areas: `offset` keeps the index of points from being taken for it. */
const homesOf = (part: RawBuilder<unknown>) => sql`
  select municipality, city_id, type, sub_type, bedrooms, price_cents, place
  from estate_search
  where ${DISTRICT} = ${part}.district and transaction = ${part}.transaction
  offset 0`;

/** The rows of `offer_count` that a facet adds up. */
const ROWS: Record<FacetName, string> = {
  kinds: 'KIND',
  cities: 'CITY',
  municipalities: 'ALL',
  bedrooms: 'BEDROOMS',
  price: 'ALL',
};

type Count = (transactions: RawBuilder<unknown>) => RawBuilder<unknown>;

/** The facets as `facetCounts` gives them. */
const COUNTS: Record<FacetName, Count> = {
  kinds: () => sql`(
    select coalesce(json_agg(c), '[]')
    from (
      select type, sub_type as "subType", sum(homes) as count from counted where facet = 'KIND' group by 1, 2
    ) c)`,
  cities: () => sql`(
    select coalesce(json_agg(c order by c.count desc, c."cityId"), '[]')
    from (
      select city_id as "cityId", sum(homes) as count from counted where facet = 'CITY'
      group by 1 order by 2 desc, 1 limit ${sql.lit(MOST_PLACES)}
    ) c)`,
  // Without the areas.
  municipalities: (transactions) => sql`(
    select coalesce(json_agg(c order by c.count desc, c.nis), '[]')
    from (
      select district as nis, sum(homes) as count from offer_count
      where transaction = any(${transactions}) and facet = 'ALL' and district > 0
      group by 1 order by 2 desc, 1 limit ${sql.lit(MOST_PLACES)}
    ) c)`,
  bedrooms: () => sql`(
    select coalesce(json_agg(c order by c.bedrooms), '[]')
    from (
      select bedrooms, sum(homes) as count from counted where facet = 'BEDROOMS' and bedrooms is not null group by 1
    ) c)`,
  price: () => sql`(
    select case when r."minCents" is null then null else row_to_json(r) end
    from (
      select min(min_price) as "minCents", max(max_price) as "maxCents" from counted where facet = 'ALL'
    ) r)`,
};
