/** Each criterion finds exactly the matching homes, and so does its SQL with a stored value. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { ResolvedCriteria } from '../../graphql/estates/ports.ts';
import { CONDITIONS, criteriaByColumn, searchConditions } from '../../server/features/estates/conditions.ts';
import type { Database } from '../../server/platform/database/connect.ts';
import { CRITERION_NAMES, type CriterionName } from '../../shared/estates/criteria.ts';
import { EXTRAS } from '../../shared/estates/vocabulary.ts';
import { toPlane } from '../../shared/geography/plane.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { windings } from '../support/ray-casting.ts';

type Home = Selectable<Database['estate_search']> &
  Pick<Selectable<Database['listing']>, 'reference' | 'latitude' | 'longitude'>;

interface Example<Value> {
  value: Value;
  /** The same condition evaluated on a row. */
  isMet(home: Home): boolean;
}

interface Point {
  x: number;
  y: number;
}

const CITY = 5;
const DAY = 24 * 60 * 60 * 1000;
const GHENT = 44021;
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = toPlane({ latitude: 50.63, longitude: 5.57 });
/** A self-intersecting line around Antwerp and Brussels. */
const corners = [
  [51.4, 4],
  [51.4, 5],
  [50.7, 4],
  [50.7, 5],
].map(([latitude = 0, longitude = 0]) => toPlane({ latitude, longitude }));
const box = { south: 50.9, west: 3.5, north: 51.3, east: 4.5 };

/** Whether the text of a multirange has a range that has not ended, and begins within a year. */
function comesWithinYear(openHouses: string | null): boolean {
  const ranges = [...(openHouses ?? '').matchAll(/"([^"]+)","([^"]+)"/g)];
  return ranges.some(
    ([, from, until]) =>
      Date.parse(until ?? '') > Date.now() && Date.parse(from ?? '') < Date.now() + 365 * DAY,
  );
}

const EXAMPLES: { [Name in CriterionName]: Example<NonNullable<ResolvedCriteria[Name]>> } = {
  transaction: { value: 'RENT', isMet: ({ transaction }) => transaction === 'RENT' },
  areas: {
    value: {
      ids: [],
      municipalities: [GHENT],
      polygons: [corners],
      circles: [{ ...middle, radius: 10 }],
    },
    isMet: ({ municipality, place }) =>
      municipality === GHENT || windings(corners, place) !== 0 || distance(place, middle) <= 10,
  },
  cities: { value: [CITY, -1], isMet: ({ city_id }) => city_id === CITY },
  types: { value: ['HOUSE', 'LAND'], isMet: ({ type }) => type === 'HOUSE' || type === 'LAND' },
  subTypes: { value: ['VILLA'], isMet: ({ sub_type }) => sub_type === 'VILLA' },
  minPrice: { value: 30_000_000, isMet: ({ price_cents }) => Number(price_cents ?? -1) >= 30_000_000 },
  maxPrice: { value: 30_000_000, isMet: ({ price_cents }) => Number(price_cents ?? 1e12) <= 30_000_000 },
  minBedrooms: { value: 3, isMet: ({ bedrooms }) => (bedrooms ?? -1) >= 3 },
  minLivingArea: { value: 150, isMet: ({ living_area }) => (living_area ?? -1) >= 150 },
  maxLivingArea: { value: 100, isMet: ({ living_area }) => (living_area ?? 1e9) <= 100 },
  minPlotArea: { value: 500, isMet: ({ plot_area }) => (plot_area ?? -1) >= 500 },
  maxPlotArea: { value: 500, isMet: ({ plot_area }) => (plot_area ?? 1e9) <= 500 },
  minYear: { value: 2000, isMet: ({ construction_year }) => (construction_year ?? -1) >= 2000 },
  maxYear: { value: 1950, isMet: ({ construction_year }) => (construction_year ?? 9999) <= 1950 },
  publishedWithin: { value: 60, isMet: ({ published_at }) => Number(published_at) >= Date.now() - 60 * DAY },
  worstEpcLabel: { value: 3, isMet: ({ epc_rank }) => (epc_rank ?? 99) <= 3 },
  countries: { value: ['ES', 'NL'], isMet: ({ country }) => country !== 'BE' },
  heatingFuels: {
    value: ['GAS', 'PELLETS'],
    isMet: ({ heating_fuel }) => heating_fuel === 'GAS' || heating_fuel === 'PELLETS',
  },
  availableBy: {
    value: '2026-12-31',
    isMet: ({ available_from }) =>
      available_from === '-infinity' || (available_from ?? '9999-12-31') <= '2026-12-31',
  },
  saleMethods: {
    value: ['BIDS_FROM', 'LIFE_ANNUITY'],
    isMet: ({ sale_method }) => sale_method === 'BIDS_FROM' || sale_method === 'LIFE_ANNUITY',
  },
  openHouseWithin: {
    value: 365,
    isMet: ({ open_houses }) => comesWithinYear(open_houses),
  },
  office: { value: 2, isMet: ({ office_id }) => office_id === 2 },
  extras: {
    value: [
      { extra: 'GARDEN', present: true },
      { extra: 'TERRACE', present: false },
    ],
    isMet: ({ garden, terrace }) => garden === true && terrace === false,
  },
  text: { value: 'bk-10010', isMet: ({ reference }) => reference === 'BK-10010' },
  bounds: {
    value: box,
    isMet: ({ latitude, longitude }) =>
      latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east,
  },
};

let database: TestDatabase;
let homes: Home[];

beforeAll(async () => {
  database = await createTestDatabase();
  // The open houses of the demo end with time.
  await sql`update estate_search set open_houses = tstzmultirange(tstzrange(now() + '1 day', now() + '2 days'))
    where listing_id = (select min(listing_id) from estate_search)`.execute(database.db);
  await sql`update estate_search set pets_allowed = listing_id % 2 = 0 where transaction = 'RENT'`.execute(
    database.db,
  );
  homes = await database.db
    .selectFrom('estate_search')
    .innerJoin('listing', 'listing.id', 'listing_id')
    .selectAll('estate_search')
    .select(['reference', 'latitude', 'longitude'])
    .execute();
});

afterAll(() => database.drop());

async function idsWhere(condition: RawBuilder<SqlBool>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select listing_id as id from estate_search where ${condition}`.execute(database.db);
  return rows.map(({ id }) => id).sort();
}

const found = (criteria: ResolvedCriteria) => idsWhere(sql`${searchConditions({ criteria, locale: 'nl' })}`);

/** Finds the same homes with criteria in columns, as in a stored search. */
function foundByStored(criteria: ResolvedCriteria) {
  const stored = criteriaByColumn(criteria).map(
    ([name, value]) =>
      sql`exists (select from (select ${value}::text as value) as stored where ${CONDITIONS[name](sql`stored.value`, 'nl')})`,
  );
  return idsWhere(sql`${sql.join(stored, sql` and `)}`);
}

const meeting = (isMet: Example<unknown>['isMet']) =>
  homes
    .filter(isMet)
    .map(({ listing_id }) => listing_id)
    .sort();

describe.each(CRITERION_NAMES)('%s', (name) => {
  const { value, isMet } = EXAMPLES[name];

  test('finds exactly the matching homes', async () => {
    const expected = meeting(isMet);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(homes.length);
    expect(await found({ [name]: value })).toEqual(expected);
  });

  test('matches the same homes when the value is stored', async () => {
    expect(await foundByStored({ [name]: value })).toEqual(meeting(isMet));
  });
});

test.each(EXTRAS)('%s is known to be present, known to be absent, or unknown', async (extra) => {
  const column = extra.toLowerCase() as Lowercase<typeof extra>;
  for (const present of [true, false]) {
    const expected = meeting((home) => home[column] === present);
    expect(expected.length).toBeGreaterThan(0);
    expect(await found({ extras: [{ extra, present }] })).toEqual(expected);
  }
});

test('combines all criteria, and finds every home without any', async () => {
  const { minPrice, minBedrooms } = EXAMPLES;
  const both = meeting((home) => minPrice.isMet(home) && minBedrooms.isMet(home));
  expect(await found({ minPrice: minPrice.value, minBedrooms: minBedrooms.value })).toEqual(both);
  expect(await found({})).toHaveLength(homes.length);
});
