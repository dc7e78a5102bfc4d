/**
 * A search and a subscription to it agree: subscribers are notified of exactly the homes that their search
 * finds.
 */

import { encode } from '@here/flexpolyline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { CityDirectory } from '../../graphql/cities/ports.ts';
import { resolveAreas } from '../../graphql/estates/areas/areas.ts';
import type { ResolvedCriteria } from '../../graphql/estates/ports.ts';
import { completeTypes } from '../../graphql/estates/search.ts';
import type { ShownCriteria } from '../../graphql/subscriptions/ports.ts';
import { loadCityDirectory } from '../../server/features/cities/store/directory.ts';
import { searchConditions } from '../../server/features/estates/conditions.ts';
import { matchChanges } from '../../server/features/subscriptions/store/match.ts';
import { criteriaOf } from '../../server/features/subscriptions/store/searches.ts';
import { COUNTRIES } from '../../shared/cities/vocabulary.ts';
import { CRITERION_NAMES } from '../../shared/estates/criteria.ts';
import { ESTATE_SUB_TYPES, ESTATE_TYPES, EXTRAS } from '../../shared/estates/vocabulary.ts';
import { LOCALES } from '../../shared/locales.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { addSubscriptions } from '../support/subscriptions/subscriptions.ts';

const SEARCHES = 400;
const NOW = new Date('2026-11-21T06:00:00Z');

/** Searches by words are the most expensive, so only one in eight has them. */
const NAMES = CRITERION_NAMES.filter((name) => name !== 'text');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

/** Generates a few areas of each kind. */
function areasOf(directory: CityDirectory) {
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const point = fc.tuple(degrees(49.6, 51.5), degrees(2.6, 6.3));
  const municipality = fc.constantFrom(...directory.municipalities().map(({ nis }) => String(nis)));
  const kilometres = fc.integer({ min: 1, max: 60 });
  const circle = fc
    .tuple(kilometres, point)
    .map(([size, [north, east]]) => `${size}km-${north.toFixed(4)}_${east.toFixed(4)}`);
  const town = kilometres.map((size) => `${size}km-gent-9000`);
  const box = fc.tuple(point, point).map(
    (corners) =>
      `box-${corners
        .flat()
        .map((number) => number.toFixed(4))
        .join('_')}`,
  );
  const shape = fc
    .array(point, { minLength: 3, maxLength: 12 })
    .map((polyline) => `shape-${encode({ polyline })}`);
  return fc
    .array(fc.oneof(municipality, circle, town, box, shape), { minLength: 1, maxLength: 4 })
    .map((texts) => resolveAreas(texts, directory));
}

/** Generates searches as visitors make them: some find much, some nothing, some are contradictory. */
function searchesOf(cities: number[], directory: CityDirectory) {
  const few = <Value>(values: readonly Value[]) =>
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 });
  const number = (min: number, max: number) => fc.integer({ min: min, max: max });
  const kinds = fc.tuple(
    fc.subarray([...ESTATE_TYPES]),
    fc.subarray([...ESTATE_SUB_TYPES], { maxLength: 3 }),
  );
  const asked = fc.record(
    {
      cities: few(cities),
      minPrice: number(1, 60_000_000),
      maxPrice: number(10_000_000, 90_000_000),
      minBedrooms: number(1, 5),
      minLivingArea: number(20, 250),
      maxLivingArea: number(40, 400),
      minPlotArea: number(50, 1500),
      maxPlotArea: number(100, 5000),
      minYear: number(1900, 2026),
      maxYear: number(1900, 2026),
      worstEpcLabel: number(0, 7),
      countries: few(COUNTRIES),
      extras: fc.uniqueArray(fc.record({ extra: fc.constantFrom(...EXTRAS), present: fc.boolean() }), {
        minLength: 1,
        maxLength: 2,
        selector: ({ extra }) => extra,
      }),
      areas: areasOf(directory),
      bounds: fc.record({
        south: fc.double({ min: 49.5, max: 51, noNaN: true }),
        west: fc.double({ min: 2.5, max: 4.5, noNaN: true }),
        north: fc.double({ min: 50.9, max: 51.6, noNaN: true }),
        east: fc.double({ min: 4, max: 6.4, noNaN: true }),
      }),
    },
    { requiredKeys: [] },
  );
  // Few criteria each: a search with all of them finds nothing.
  const some = fc
    .tuple(asked, fc.option(kinds), fc.shuffledSubarray(NAMES, { maxLength: 4 }))
    .map(([all, wanted, names]) => ({
      ...Object.fromEntries(
        Object.entries(all).filter(([name]) => names.some((chosenName) => chosenName === name)),
      ),
      ...(wanted ? completeTypes(...wanted) : {}),
    }));
  return fc
    .tuple(some, fc.constantFrom('SALE' as const, 'RENT' as const), fc.constantFrom(...LOCALES))
    .map(([criteria, transaction, locale]) => ({
      criteria: { ...criteria, transaction } as ResolvedCriteria,
      locale,
    }));
}

const withSortedExtras = (criteria?: ShownCriteria) => ({
  ...criteria,
  ...(criteria?.extras ? { extras: criteria.extras.toSorted((a, b) => (a.extra < b.extra ? -1 : 1)) } : {}),
});

test('each of many searches is notified of the homes that it finds, and of no other', async () => {
  const cities = (await rows('select distinct city_id from estate_search order by 1')).map(
    (row) => row.city_id,
  );
  const texts = await rows(`select title from listing_text order by listing_id, locale limit 40`);
  const words = [
    'terras',
    'jardin',
    'BK-10010',
    ...texts.map(({ title }) => title.split(' ').at(-1) as string),
  ];
  const drawn = fc.sample(searchesOf(cities, await loadCityDirectory(database.db)), {
    numRuns: SEARCHES,
    seed: 20261121,
  });
  const searches = drawn.map(({ criteria, locale }, index) => {
    const text = index % 8 === 0 ? { text: words[index % words.length] as string } : {};
    return { criteria: { ...criteria, ...text }, locale };
  });
  const ids = await addSubscriptions(database.db, searches, NOW);
  await rows('truncate offer_change');
  await rows('analyze subscription, subscribed_search');
  await rows(
    `insert into offer_change (listing_id, kind, at) select id, 'NEW', now() from listing where kind = 'estate'`,
  );
  const [{ count }] = await rows('select count(*) from offer_change');
  let matchedCount = 0;
  for (let more = 1; more > 0; matchedCount += more) more = await matchChanges(database.db, NOW);
  expect(matchedCount).toBe(Number(count));

  const notified = new Map<string, number[]>();
  for (const { search_id, ids: homes } of await rows(
    `select search_id, array_agg(listing_id order by listing_id) as ids
     from subscription_notice join offer_change on id = change_id group by 1`,
  ))
    notified.set(search_id, homes);
  let finding = 0;
  for (const [index, { criteria, locale }] of searches.entries()) {
    const found = await sql<{ id: number }>`
      select listing_id as id from estate_search
      where ${searchConditions({ criteria, locale })} order by 1`.execute(database.db);
    const expected = found.rows.map(({ id }) => id);
    if (expected.length > 0) finding++;
    expect({ criteria, homes: notified.get(ids[index] as string) ?? [] }).toEqual({
      criteria,
      homes: expected,
    });
  }
  expect(finding).toBeGreaterThan(SEARCHES / 4);
  expect(finding).toBeLessThan(SEARCHES * 0.95);

  const stored = await database.db.selectFrom('subscribed_search').selectAll().execute();
  const byId = new Map(stored.map((row) => [row.id, row]));
  for (const [index, { criteria }] of searches.entries()) {
    const { bounds, areas, ...others } = criteria;
    const row = byId.get(ids[index] as string);
    const read = row && criteriaOf(row);
    expect(withSortedExtras(read)).toMatchObject(withSortedExtras(others));
    expect(read?.areas?.ids).toEqual(areas?.ids);
    if (bounds) expect(read?.bounds?.south).toBeCloseTo(Math.min(bounds.south, bounds.north), 9);
  }
});

test('matched changes are not matched again, and a change notifies each subscriber once', async () => {
  const [{ count: before }] = await rows('select count(*) from subscription_notice');
  expect(await matchChanges(database.db, NOW)).toBe(0);
  await rows('update offer_change set matched_at = null');
  while ((await matchChanges(database.db, NOW)) > 0);
  const [{ count: after }] = await rows('select count(*) from subscription_notice');
  expect(after).toBe(before);
});

test('an entity of a project is matched like a home', async () => {
  const [entity] = await rows(
    `select entity.id, project_id, sub_type, city_id, entity.price_cents from project_entity entity
     join listing on listing.id = project_id
     where is_listed and entity.status = 'AVAILABLE' and listing.status = 'AVAILABLE'
       and entity.price_cents is not null order by 1 limit 1`,
  );
  const { city_id: city, sub_type: subType } = entity;
  const price = Number(entity.price_cents);
  const wish: ResolvedCriteria = {
    transaction: 'SALE',
    subTypes: [subType],
    cities: [city],
    maxPrice: price,
  };
  const wishes = [
    wish,
    { ...wish, cities: [city + 1] },
    { ...wish, maxPrice: price - 1 },
    { ...wish, subTypes: ['VILLA' as const] },
  ];
  await rows('truncate subscription, offer_change cascade');
  const ids = await addSubscriptions(
    database.db,
    wishes.map((criteria) => ({ criteria, locale: 'nl' as const })),
    NOW,
  );
  await rows(`insert into offer_change (listing_id, entity_id, kind, at) values ($1, $2, 'NEW', now())`, [
    entity.project_id,
    entity.id,
  ]);
  await matchChanges(database.db, NOW);
  expect(await rows('select search_id from subscription_notice')).toEqual([{ search_id: ids[0] }]);
});
