import { type Kysely, sql } from 'kysely';
import type {
  RentalUnitRecord,
  RentalUnitSearch,
  RentalUnitStore,
} from '../../../../graphql/holiday/ports.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { withTotal } from '../../../platform/database/with-total.ts';
import { listingColumns } from '../../listings/columns.ts';
import { groupBySource, nearestStatement } from '../../listings/nearest.ts';
import { OFFERED } from '../../listings/statuses.ts';

/** Whether the other unit is in the same country, in Belgium in the same region, and accommodates as many guests. */
const IS_COMPARABLE = sql`
  (select persons from rental_unit where listing_id = other.id)
    >= (select persons from rental_unit where listing_id = mine.id)
  and (select row(country, region) from city where id = other.city_id)
    is not distinct from (select row(country, region) from city where id = mine.city_id)`;

/** The days of a period, named as in the record. */
const from = sql<string>`lower(period)`.as('from');
const until = sql<string>`upper(period)`.as('until');

const UNIT_COLUMNS = [
  'name',
  'persons',
  'bedrooms',
  'bathrooms',
  'allows_pets as allowsPets',
  'facilities',
] as const;

/** Rental units in PostgreSQL; they are few, so plain joins suffice. */
export function createRentalUnitStore(db: Kysely<Database>): RentalUnitStore {
  return {
    search: async (search, { offset, limit }) => {
      const found = searchUnits(db, search);
      const count = found.select((eb) => eb.fn.countAll<number>().as('count'));
      const page = found
        .select(listingColumns)
        .select(UNIT_COLUMNS)
        .select(count.as('total'))
        .orderBy('published_at', 'desc')
        .orderBy('listing.id', 'desc')
        .limit(limit)
        .offset(sql.lit(offset));
      const { items, total } = await withTotal(page, count);
      return { records: items, total };
    },
    countByCity: (search) =>
      searchUnits(db, search)
        .select((eb) => ['listing.city_id as cityId', eb.fn.countAll<number>().as('count')])
        .groupBy('listing.city_id')
        .orderBy('count', 'desc')
        .orderBy('cityId')
        .limit(100)
        .execute(),
    findMany: async (ids): Promise<RentalUnitRecord[]> =>
      db
        .selectFrom('listing')
        .innerJoin('rental_unit', 'rental_unit.listing_id', 'listing.id')
        .where('listing.id', '=', anyOf(ids))
        .select(listingColumns)
        .select(UNIT_COLUMNS)
        .execute(),
    findSimilar: async (units, limit) => {
      const { rows } = await nearestStatement('rentalUnit', units, limit, IS_COMPARABLE).execute(db);
      return groupBySource(units, rows);
    },
    ...calendarOf(db),
  };
}

/** Seasons of units with their prices, and unavailable periods. */
function calendarOf(db: Kysely<Database>): Pick<RentalUnitStore, 'listSeasons' | 'listUnavailable'> {
  return {
    listSeasons: (unitIds) =>
      db
        .selectFrom('rental_season')
        .where('listing_id', '=', anyOf(unitIds))
        .select(['listing_id as unitId', from, until, 'price_per_night_cents as pricePerNightCents'])
        .select(['price_per_week_cents as pricePerWeekCents', 'arrival_days as arrivalDays'])
        .select('min_nights as minNights')
        .orderBy('period')
        .execute(),
    listUnavailable: (unitIds) =>
      db
        .selectFrom('rental_taken')
        .where('listing_id', '=', anyOf(unitIds))
        .select([sql<number>`listing_id`.as('unitId'), from, until])
        .orderBy('period')
        .execute(),
  };
}

/** The units on offer that match a search. */
function searchUnits(db: Kysely<Database>, search: RentalUnitSearch) {
  const { persons, cityIds, country, region, withPets, freePeriod, hasBegun, changedSince } = search;
  let found = db
    .selectFrom('listing')
    .innerJoin('rental_unit', 'rental_unit.listing_id', 'listing.id')
    .where(sql<boolean>`listing.status in ${OFFERED}`);
  if (persons !== undefined) found = found.where('persons', '>=', sql<number>`${persons}::int`);
  if (cityIds) found = found.where('city_id', '=', anyOf(cityIds));
  if (country || region) {
    let cities = db.selectFrom('city').select('id');
    if (country) cities = cities.where('country', '=', country);
    if (region) cities = cities.where('region', '=', region);
    found = found.where('city_id', 'in', cities);
  }
  if (withPets) found = found.where('allows_pets', '=', true);
  if (changedSince) found = found.where('changed_at', '>=', changedSince);
  if (hasBegun) found = found.where(sql<boolean>`false`);
  if (!freePeriod) return found;
  const nights = sql`daterange(${freePeriod.from}::date, ${freePeriod.until}::date)`;
  return found
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rental_taken')
            .whereRef('rental_taken.listing_id', '=', 'listing.id')
            .where(sql<boolean>`rental_taken.period && ${nights}`)
            .select('period'),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('rental_season')
          .whereRef('rental_season.listing_id', '=', 'listing.id')
          .having(sql<boolean>`range_agg(period) @> ${nights}`)
          .select(sql.lit(1).as('one')),
      ),
    );
}
