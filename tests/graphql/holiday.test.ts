import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import request from 'supertest';
import { addDays } from '../../shared/days.ts';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { observeCalls } from '../support/observe-calls.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const ask = (query: string, variables?: Record<string, unknown>) => askGraphql(site, query, variables);

const units = () => site.database.db.selectFrom('listing').where('kind', '=', 'rentalUnit').select('id');

async function unitWith(status: 'AVAILABLE' | 'IN_PREPARATION'): Promise<number> {
  return (await units().where('status', '=', status).orderBy('id').executeTakeFirstOrThrow()).id;
}

/** Closes the last unit. */
async function closedUnit(status: 'RENTED' | 'WITHDRAWN'): Promise<number> {
  const { id } = await units().orderBy('id', 'desc').executeTakeFirstOrThrow();
  await site.database.db.updateTable('listing').set({ status }).where('id', '=', id).execute();
  return id;
}

const SEARCH = `query ($filter: RentalUnitFilter, $page: Int! = 1) {
  rentalUnits(filter: $filter, page: $page, pageSize: 30, locale: nl) {
    total pageCount bookableFrom
    items { id persons allowsPets address { city { id region country } }
      seasons { from until } unavailable { from until } }
    places { count city { id } }
  }
}`;

// biome-ignore lint/suspicious/noExplicitAny: depends on the query
async function search(filter: object): Promise<any> {
  const { data, errors } = await ask(SEARCH, { filter });
  expect(errors).toBeUndefined();
  return data.rentalUnits;
}

describe('the offered units', () => {
  test('are listed on pages, with the first bookable date', async () => {
    const { total, items, bookableFrom } = await search({});
    expect(total).toBeGreaterThan(15);
    expect(items).toHaveLength(total);
    expect(bookableFrom).toBe('2026-11-21');
    const { data } = await ask(SEARCH, { page: 2 });
    expect(data.rentalUnits.items).toEqual([]);
  });

  test.each([
    [{ persons: 6 }, 'persons'],
    [{ pets: true }, 'allowsPets'],
    [{ country: 'ES' }, 'address.city.country'],
    [{ region: 'WALLONIA' }, 'address.city.region'],
  ])('%j', async (filter, path) => {
    const { total, items } = await search(filter);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan((await search({})).total);
    const [wanted] = Object.values(filter);
    for (const item of items) {
      const value = path.split('.').reduce((object, key) => object[key], item);
      if (path === 'persons') expect(value).toBeGreaterThanOrEqual(wanted as number);
      else expect(value).toBe(wanted);
    }
  });

  test('towns are counted by the other filters, regardless of the destination', async () => {
    const { places, items } = await search({ persons: 6, cities: ['gent-9000'] });
    expect(items).toEqual([]);
    expect(places.length).toBeGreaterThan(0);
    for (const { city, count } of places) {
      expect((await search({ persons: 6, cities: [city.id] })).total).toBeGreaterThanOrEqual(count);
    }
  });

  test('a free period has a season on all of its nights, none of which is taken', async () => {
    const { items: all } = await search({});
    const first = fc.integer({ min: 0, max: 430 });
    await fc.assert(
      fc.asyncProperty(first, fc.integer({ min: 1, max: 40 }), async (start, nights) => {
        const from = addDays('2026-11-21', start);
        const until = addDays(from, nights);
        const { items } = await search({ from, until });
        type Period = { from: string; until: string };
        const isFree = (unit: { seasons: Period[]; unavailable: Period[] }) =>
          !unit.unavailable.some((taken) => taken.from < until && from < taken.until) &&
          Array.from({ length: nights }, (_, index) => addDays(from, index)).every((night) =>
            unit.seasons.some((season) => season.from <= night && night < season.until),
          );
        const expected = all.filter(isFree).map(({ id }: { id: string }) => id);
        expect(items.map(({ id }: { id: string }) => id)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});

describe('an invalid filter', () => {
  test.each([
    ['filter.persons', { persons: 0 }],
    ['filter.from', { from: '2027-01-01' }],
    ['filter.from', { until: '2027-01-01' }],
    ['filter.until', { from: '2027-01-02', until: '2027-01-02' }],
    ['filter.cities', { cities: Array.from({ length: 51 }, () => 'a') }],
  ])('%s is reported', async (argument, filter) => {
    const { errors } = await ask(SEARCH, { filter });
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(errors[0].message).toContain(argument);
  });

  test.each(['2027-02-30', 'tomorrow', '0000-00-00', '99999-01-01', '2027-01-01T00:00:00Z', 7])(
    '%p is not a date',
    async (day) => {
      const { errors } = await ask(SEARCH, { filter: { from: day, until: '2027-03-03' } });
      expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
      expect(errors[0].message).toContain('YYYY-MM-DD');
      expect(errors[0].message).toContain('filter.from');
      const literal = await ask(
        `{ projects(locale: nl, filter: { deliveredBy: ${JSON.stringify(day)} }) { total } }`,
      );
      expect(literal.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    },
  );

  test('a period that has started is nowhere available', async () => {
    const { total, places } = await search({ from: '2026-11-20', until: '2026-11-22' });
    expect([total, places]).toEqual([0, []]);
  });

  test('more persons than any unit has beds find nothing', async () => {
    expect((await search({ persons: 2_147_483_647 })).total).toBe(0);
  });
});

const UNIT = `query ($id: ID!, $locale: Locale! = en, $from: Date! = "2027-07-03", $until: Date! = "2027-07-17", $persons: Int! = 2) {
  rentalUnit(id: $id, locale: $locale) {
    id name path alternates { locale path } persons facilities office { name }
    status { code } title { text } priceFromPerNight priceFromPerWeek bookableFrom
    seasons { from until pricePerNight pricePerWeek arrivalDays minNights }
    unavailable { from until }
    stay(from: $from, until: $until, persons: $persons) {
      nights total lines { nights weeks singleNights price season { pricePerNight pricePerWeek } } errors { code field }
    }
  }
}`;

describe('a unit', () => {
  test.each(LOCALES)('has its page in %s', async (locale) => {
    const id = await unitWith('AVAILABLE');
    const { rentalUnit } = (await ask(UNIT, { id, locale })).data;
    expect(rentalUnit.path).toBe(routePath('holidayUnit', locale, { rentalUnitId: id }));
    expect(rentalUnit.office.name).toEqual(expect.any(String));
  });

  test('lists future seasons and its lowest prices', async () => {
    const { rentalUnit } = (await ask(UNIT, { id: await unitWith('AVAILABLE') })).data;
    const { seasons, unavailable, priceFromPerNight, priceFromPerWeek, bookableFrom } = rentalUnit;
    expect(seasons.length).toBeGreaterThan(3);
    for (const { until } of [...seasons, ...unavailable]) expect(until > bookableFrom).toBe(true);
    type Prices = { pricePerNight: number; pricePerWeek: number };
    expect(priceFromPerNight).toBe(Math.min(...seasons.map((one: Prices) => one.pricePerNight)));
    expect(priceFromPerWeek).toBe(Math.min(...seasons.map((one: Prices) => one.pricePerWeek)));
  });

  test.each(['RENTED', 'WITHDRAWN'] as const)(
    'that is %s has no prices and is not available',
    async (status) => {
      const { rentalUnit } = (await ask(UNIT, { id: await closedUnit(status) })).data;
      expect(rentalUnit).toMatchObject({ status: { code: status }, seasons: [], unavailable: [] });
      expect(rentalUnit).toMatchObject({ priceFromPerNight: null, priceFromPerWeek: null });
      expect(rentalUnit.stay).toMatchObject({ total: null, errors: [{ code: 'OUT_OF_SEASON' }] });
      if (status === 'WITHDRAWN') expect(rentalUnit).toMatchObject({ title: null, facilities: [] });
      else expect(rentalUnit.title.text).toEqual(expect.any(String));
    },
  );

  test.each(['0', '-1', 'x', '999999', '99999999999999'])('%s is not found', async (id) => {
    expect((await ask(UNIT, { id })).data.rentalUnit).toBeNull();
  });

  test('is not found in preparation, nor by the id of another kind of home', async () => {
    expect((await ask(UNIT, { id: await unitWith('IN_PREPARATION') })).data.rentalUnit).toBeNull();
    expect((await ask(UNIT, { id: 1 })).data.rentalUnit).toBeNull();
  });

  test('is a listing like others', async () => {
    const id = String(await unitWith('AVAILABLE'));
    const { data } = await ask(
      'query ($ids: [ID!]!) { listings(ids: $ids, locale: fr) { __typename ... on RentalUnit { id } ... on Estate { id } } }',
      { ids: [id, '1', await unitWith('IN_PREPARATION')] },
    );
    expect(data.listings).toEqual([
      { __typename: 'RentalUnit', id },
      { __typename: 'Estate', id: '1' },
    ]);
  });
});

describe('the price of a stay', () => {
  test.each([
    ['winter and spring', '2026-11-21'],
    ['summer and autumn', '2027-05-15'],
  ])('adds up, or lists the errors: %s', async (_, first) => {
    const starts = Array.from({ length: 35 }, (_, index) => addDays(first, index * 5));
    const stays = starts.map(
      (from, index) =>
        `s${index}: stay(from: "${from}", until: "${addDays(from, 9)}", persons: 2) { ...Quote }`,
    );
    const { data } = await ask(
      `query ($id: ID!) { rentalUnit(id: $id, locale: nl) { ${stays.join(' ')} } }
      fragment Quote on StayQuote { nights total lines { price } errors { code } }`,
      { id: await unitWith('AVAILABLE') },
    );
    type Quote = { nights: number; total: number | null; lines: { price: number }[]; errors: object[] };
    const quotes: Quote[] = Object.values(data.rentalUnit);
    for (const { nights, total, lines, errors } of quotes) {
      expect(nights).toBe(9);
      expect(total === null).toBe(errors.length > 0);
      if (total !== null) expect(lines.reduce((sum, { price }) => sum + price, 0)).toBe(total);
    }
    expect(quotes.filter(({ total }) => total !== null).length).toBeGreaterThan(5);
  });

  test.each([
    [{ from: '2026-11-20', until: '2026-11-27' }, 'from', 'ARRIVAL_IN_PAST'],
    [{ from: '2027-07-03', until: '2027-07-03' }, 'until', 'DEPARTURE_NOT_AFTER_ARRIVAL'],
    [{ from: '2199-12-01', until: '1900-01-01' }, 'until', 'DEPARTURE_NOT_AFTER_ARRIVAL'],
    [{ from: '2027-01-01', until: '2199-12-31' }, 'until', 'STAY_TOO_LONG'],
    [{ from: '2150-01-01', until: '2150-01-08' }, 'from', 'OUT_OF_SEASON'],
    [{ persons: 100 }, 'persons', 'TOO_MANY_PERSONS'],
    [{ persons: -2_147_483_648 }, 'persons', 'TOO_FEW_PERSONS'],
  ])('%j is not possible', async (wish, field, code) => {
    const { data } = await ask(UNIT, { id: await unitWith('AVAILABLE'), ...wish });
    expect(data.rentalUnit.stay.errors).toContainEqual({ code, field });
  });
});

test('a list of units sends as many database queries as one unit', async () => {
  let queries = 0;
  const counting = await startSite({
    wrapPorts: (ports) => ({
      ...ports,
      rentalUnits: observeCalls(ports.rentalUnits, () => queries++),
    }),
  });
  const count = async (pageSize: number) => {
    queries = 0;
    const query = `{ rentalUnits(locale: nl, pageSize: ${pageSize}) { items { id seasons { from } unavailable { from } priceFromPerWeek stay(from: "2027-07-03", until: "2027-07-10", persons: 2) { total } } } }`;
    await request(counting.app).post('/graphql').send({ query });
    return queries;
  };
  expect(await count(20)).toBe(await count(1));
  await counting.stop();
});
