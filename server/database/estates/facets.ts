import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EstateSearch, FacetName, TownCount } from '../../../graphql/estates/ports.ts';
import type { CriterionGroup } from '../../../shared/estates/criteria.ts';
import type { Database } from '../connect.ts';
import { searchConditions } from './conditions.ts';
import { priceRange } from './price-range.ts';

/** Of towns, and of municipalities. */
export const MOST_PLACES = 100;

/**
 * The counts of a facet as a value to select; it reads an index only and leaves its own group of criteria out. `byIndex`:
 * `estate_search` is the table, and not what a statement has put in its place.
 */
export function facetCounts(
  db: Kysely<Database>,
  search: EstateSearch,
  facet: FacetName,
  byIndex: boolean,
): RawBuilder<unknown> {
  return COUNTS[facet](db, search, byIndex);
}

function matching(db: Kysely<Database>, search: EstateSearch, without?: CriterionGroup) {
  return db.selectFrom('estate_search').where(searchConditions(search, without));
}

/** The towns of what a search finds, with how much each has, the fullest first; without one group of criteria. */
export function townCounts(
  db: Kysely<Database>,
  search: EstateSearch,
  without?: CriterionGroup,
): RawBuilder<TownCount[]> {
  const counted = matching(db, search, without)
    .select((eb) => ['city_id as cityId', eb.fn.countAll<number>().as('count')])
    .groupBy('city_id')
    .orderBy('count', 'desc')
    .orderBy('city_id')
    .limit(MOST_PLACES);
  return sql`(select coalesce(json_agg(c order by c.count desc, c."cityId"), '[]') from (${counted}) c)`;
}

function municipalities(db: Kysely<Database>, search: EstateSearch): RawBuilder<unknown> {
  const counted = matching(db, search, 'MAP')
    .where('municipality', 'is not', null)
    .select((eb) => ['municipality as nis', eb.fn.countAll<number>().as('count')])
    .groupBy('municipality')
    .orderBy('count', 'desc')
    .orderBy('municipality')
    .limit(MOST_PLACES);
  return sql`(select coalesce(json_agg(c order by c.count desc, c.nis), '[]') from (${counted}) c)`;
}

function kinds(db: Kysely<Database>, search: EstateSearch): RawBuilder<unknown> {
  const counted = matching(db, search, 'KIND')
    .select((eb) => ['type', 'sub_type as subType', eb.fn.countAll<number>().as('count')])
    .groupBy(['type', 'sub_type']);
  return sql`(select coalesce(json_agg(c), '[]') from (${counted}) c)`;
}

function bedrooms(db: Kysely<Database>, search: EstateSearch): RawBuilder<unknown> {
  const counted = matching(db, search, 'BEDROOMS')
    .where('bedrooms', 'is not', null)
    .select((eb) => ['bedrooms', eb.fn.countAll<number>().as('count')])
    .groupBy('bedrooms');
  return sql`(select coalesce(json_agg(c order by c.bedrooms), '[]') from (${counted}) c)`;
}

type Counts = (db: Kysely<Database>, search: EstateSearch, byIndex: boolean) => RawBuilder<unknown>;

const COUNTS: Record<FacetName, Counts> = {
  kinds,
  cities: (db, search) => townCounts(db, search, 'CITY'),
  municipalities,
  bedrooms,
  price: priceRange,
};
