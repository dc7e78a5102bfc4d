import type { Expression, Kysely, RawBuilder } from 'kysely';
import type { EstateSearch, FacetName, TownCount } from '../../../graphql/estates/ports.ts';
import type { CriterionGroup } from '../../../shared/estates/criteria.ts';
import type { Database } from '../../platform/database/connect.ts';
import { searchConditions } from './conditions.ts';
import { FACET_GROUPS } from './facet-groups.ts';
import { FACET_JSON } from './facet-json.ts';
import { priceCounts } from './price-counts.ts';
import { priceRange } from './price-range.ts';

/**
 * The counts of a facet as a selectable value. Needs an index-only scan, and ignores the facet's own group of criteria.
 */
export function facetCounts(
  db: Kysely<Database>,
  search: EstateSearch,
  facet: FacetName,
): RawBuilder<unknown> {
  return FACET_JSON[facet](FACET_ROWS[facet](db, search, FACET_GROUPS[facet]));
}

function matching(db: Kysely<Database>, search: EstateSearch, without?: CriterionGroup) {
  return db.selectFrom('estate_search').where(searchConditions(search, without));
}

/** The towns of the results with their number of homes, largest first. */
export function townCounts(db: Kysely<Database>, search: EstateSearch): RawBuilder<TownCount[]> {
  return FACET_JSON.cities(towns(db, search)) as RawBuilder<TownCount[]>;
}

function towns(db: Kysely<Database>, search: EstateSearch, without?: CriterionGroup) {
  return matching(db, search, without)
    .select((eb) => ['city_id as cityId', eb.fn.countAll<number>().as('count')])
    .groupBy('city_id');
}

type FindRows = (db: Kysely<Database>, search: EstateSearch, without: CriterionGroup) => Expression<unknown>;

/** The rows of each facet. */
const FACET_ROWS: Record<FacetName, FindRows> = {
  kinds: (db, search, without) =>
    matching(db, search, without)
      .select((eb) => ['type', 'sub_type as subType', eb.fn.countAll<number>().as('count')])
      .groupBy(['type', 'sub_type']),
  cities: towns,
  municipalities: (db, search, without) =>
    matching(db, search, without)
      .where('municipality', 'is not', null)
      .select((eb) => ['municipality as nis', eb.fn.countAll<number>().as('count')])
      .groupBy('municipality'),
  bedrooms: (db, search, without) =>
    matching(db, search, without)
      .where('bedrooms', 'is not', null)
      .select((eb) => ['bedrooms', eb.fn.countAll<number>().as('count')])
      .groupBy('bedrooms'),
  price: priceRange,
  prices: (_, search) => priceCounts(search),
};
