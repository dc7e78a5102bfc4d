import { type RawBuilder, sql } from 'kysely';
import type { EstateSearch } from '../../../graphql/estates/ports.ts';
import { omitGroup } from '../../../shared/estates/criteria.ts';
import { PRICE_INTERVALS, PRICE_STEPS } from '../../../shared/estates/price-steps.ts';
import { areaParts, homesOfParts } from './area-frames.ts';
import { searchConditions } from './conditions.ts';
import { FACET_GROUPS } from './facet-groups.ts';

/**
 * The number of homes in each interval of prices, ignoring the search's own price criteria. A pass of its own: pages of
 * results do not show it. Reads homes by an index, and in areas only those of the districts that the areas touch.
 */
export function priceCounts({ criteria, locale }: EstateSearch): RawBuilder<unknown> {
  const { areas, ...others } = omitGroup(criteria, FACET_GROUPS.prices);
  const { transaction, ...ofHome } = others;
  const conditions = (some: EstateSearch['criteria']) => searchConditions({ locale, criteria: some });
  const step = sql.lit(PRICE_STEPS[transaction ?? 'SALE'] * 100);
  const homes = areas
    ? sql`${homesOfParts(conditions(ofHome))} where (is_whole or ${conditions({ areas })})`
    : sql`estate_search where ${conditions(others)}`;
  return sql`
    ${areas ? sql`with ${areaParts(areas, transaction)}` : sql``}
    select least(price_cents / ${step}, ${sql.lit(PRICE_INTERVALS - 1)})::int as interval, count(*) as count
    from ${homes} and price_cents is not null
    group by 1`;
}
