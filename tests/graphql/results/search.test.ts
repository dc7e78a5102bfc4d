import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import request from 'supertest';
import { nameEpcLabel } from '../../../shared/estates/epc-label.ts';
import { EPC_LABELS, ESTATE_SUB_TYPES, ESTATE_TYPES, EXTRAS } from '../../../shared/estates/vocabulary.ts';
import { LOCALES } from '../../../shared/locales.ts';
import { askGraphql } from '../../support/ask-graphql.ts';
import { observeCalls } from '../../support/observe-calls.ts';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const ask = (query: string, variables?: Record<string, unknown>) => askGraphql(site, query, variables);

const filters = fc.record(
  {
    transaction: fc.constantFrom('SALE', 'RENT'),
    cities: fc.array(fc.oneof(fc.constantFrom('gent-9000', 'liege-4000'), fc.string({ unit: 'grapheme' })), {
      maxLength: 5,
    }),
    types: fc.subarray(ESTATE_TYPES),
    subTypes: fc.subarray(ESTATE_SUB_TYPES),
    minPrice: fc.double({ noNaN: true, noDefaultInfinity: true }),
    maxPrice: fc.double({ noNaN: true, noDefaultInfinity: true }),
    minBedrooms: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    minLivingArea: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    maxPlotArea: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    minYear: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    maxYear: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    worstEpcLabel: fc.constantFrom(...EPC_LABELS.map(nameEpcLabel)),
    extras: fc.array(fc.record({ extra: fc.constantFrom(...EXTRAS), present: fc.boolean() }), {
      maxLength: 4,
    }),
    text: fc.string({ unit: 'binary' }),
    bounds: fc.record({
      south: fc.double({ noNaN: true, noDefaultInfinity: true }),
      west: fc.double({ noNaN: true, noDefaultInfinity: true }),
      north: fc.double({ noNaN: true, noDefaultInfinity: true }),
      east: fc.double({ noNaN: true, noDefaultInfinity: true }),
    }),
  },
  { requiredKeys: [] },
);

test('any filter returns consistent results and facets', async () => {
  const query = `query ($filter: EstateFilter, $locale: Locale!, $page: Int!) {
      estates(filter: $filter, locale: $locale, page: $page, pageSize: 3) {
        total items { id } facets { types { count } subTypes { count } bedrooms { bedrooms count } price { min max } prices { min max count } cities(first: 3) { count } }
        relaxations { filter total }
      }
    }`;
  await fc.assert(
    fc.asyncProperty(
      filters,
      fc.constantFrom(...LOCALES),
      fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      async (filter, locale, page) => {
        const { data, errors } = await ask(query, {
          filter: { ...filter, unknownPlaces: 'IGNORE' },
          locale,
          page,
        });
        expect(errors).toBeUndefined();
        const { total, items, facets, relaxations } = data.estates;
        expect(items.length).toBeLessThanOrEqual(Math.min(3, total));
        const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
        expect(sum(facets.types)).toBe(sum(facets.subTypes));
        expect(sum(facets.types)).toBeGreaterThanOrEqual(total);
        const step = filter.transaction === 'RENT' ? 100 : 50_000;
        for (const { min, max } of facets.prices) expect([min + step, null]).toContain(max);
        expect(sum(facets.prices) > 0).toBe(facets.price !== null);
        for (const relaxation of relaxations) expect(relaxation.total).toBeGreaterThanOrEqual(total);
      },
    ),
    { numRuns: 150 },
  );
});

test.each(['DATE', 'PRICE', 'CITY', 'AREA', 'PRICE_PER_AREA'])(
  'pages sorted by %s contain every home once',
  async (by) => {
    const query = `query ($page: Int!, $order: SortOrder!) {
      estates(locale: fr, filter: { transaction: SALE }, sort: { by: ${by}, order: $order }, page: $page, pageSize: 60) { total pageCount items { id } }
    }`;
    for (const order of ['ASC', 'DESC']) {
      const { pageCount, total } = (await ask(query, { page: 1, order })).data.estates;
      const pages = Array.from({ length: pageCount }, (_, index) => ask(query, { page: index + 1, order }));
      const ids = (await Promise.all(pages)).flatMap(({ data }) =>
        data.estates.items.map(({ id }: { id: string }) => id),
      );
      expect(new Set(ids).size).toBe(total);
      expect(ids).toHaveLength(total);
    }
  },
);

test.each(['ASC', 'DESC'])(
  'the order by price per m², %s, is that of the shown figures, and none come last',
  async (order) => {
    const query = `query ($order: SortOrder!, $page: Int!) {
      estates(locale: nl, sort: { by: PRICE_PER_AREA, order: $order }, page: $page, pageSize: 60) {
        items { transaction pricePerSquareMetre }
      }
    }`;
    const pages = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ask(query, { order, page: index + 1 })),
    );
    const homes = pages.flatMap(({ data }) => data.estates.items);
    const figures: (number | null)[] = homes.map(({ pricePerSquareMetre }) => pricePerSquareMetre);
    const known = figures.filter((figure) => figure !== null);
    expect(known.length).toBeGreaterThan(60);
    expect(figures.slice(known.length).every((figure) => figure === null)).toBe(true);
    const sorted = known.toSorted((a, b) => (order === 'ASC' ? a - b : b - a));
    expect(figures.slice(0, known.length)).toEqual(sorted);
  },
);

test.each([
  ['Luik', 'liege-4000'],
  ['lüttich', 'liege-4000'],
  ['LIEGE', 'liege-4000'],
  ['4000', 'liege-4000'],
  ['gand', 'gent-9000'],
  ['lueven', 'leuven-3000'],
  ['Antwrpen', 'antwerpen-2000'],
  ['brussels', 'bruxelles-1000'],
])('the town "%s" is %s', async (query, id) => {
  const { data } = await ask(
    'query ($query: String!) { searchCities(query: $query, locale: en) { items { id } } }',
    { query },
  );
  expect(data.searchCities.items[0].id).toBe(id);
});

test('a list of homes sends as many database queries as one home', async () => {
  let queries = 0;
  const counting = await startSite({
    wrapPorts: (ports) => ({
      ...ports,
      estates: observeCalls(ports.estates, () => queries++),
    }),
  });
  const count = async (pageSize: number) => {
    queries = 0;
    const query = `{ estates(locale: nl, pageSize: ${pageSize}) { total items { id title { text } floors { level } priceHistory { price } photos { alt { text } } } facets { types { count } price { min } } } }`;
    await request(counting.app).post('/graphql').send({ query });
    return queries;
  };
  expect(await count(50)).toBe(await count(1));
  await counting.stop();
});
