import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface SearchResult {
  total: number;
  widenings: {
    by: 'RADIUS' | 'CIRCLE' | 'PRICE' | 'BEDROOMS';
    more: number;
    cities: string[] | null;
    areas: string[] | null;
    kilometres: number | null;
    maxPrice: number | null;
    minBedrooms: number | null;
  }[];
}

const FOUND = `query ($filter: EstateFilter!) {
  estates(locale: nl, filter: $filter) {
    total
    widenings { by more cities areas kilometres maxPrice minBedrooms }
  }
}`;
const FILTERS = [
  { transaction: 'SALE', cities: ['gent-9000'], maxPrice: 300_000, minBedrooms: 3 },
  { transaction: 'SALE', cities: ['bruxelles-1000', 'antwerpen-2000'], types: ['HOUSE'] },
  { transaction: 'RENT', maxPrice: 900, minBedrooms: 1 },
  { transaction: 'SALE', areas: ['44021', '5km-leuven-3000'] },
  {
    transaction: 'RENT',
    cities: ['liege-4000'],
    maxPrice: 700,
    extras: [{ extra: 'GARDEN', present: true }],
  },
];

async function find(filter: object): Promise<SearchResult> {
  const { body } = await request(site.app).post('/graphql').send({ query: FOUND, variables: { filter } });
  expect(body.errors).toBeUndefined();
  return body.data.estates;
}

test.each(FILTERS)('each widening of %j finds as many more homes as announced', async (filter) => {
  const { total, widenings } = await find(filter);
  for (const { more, cities, areas, maxPrice, minBedrooms } of widenings) {
    expect(more).toBeGreaterThan(0);
    const { minBedrooms: bedrooms, ...others } = filter as { minBedrooms?: number };
    const wider = {
      ...others,
      ...(bedrooms && minBedrooms !== 0 ? { minBedrooms: minBedrooms ?? bedrooms } : {}),
      ...(cities ? { cities } : {}),
      ...(areas ? { areas } : {}),
      ...(maxPrice ? { maxPrice } : {}),
    };
    expect((await find(wider)).total).toBe(total + more);
  }
});

test('at most ten towns are added to the selected ones', async () => {
  const chosen = ['antwerpen-2000', 'gent-9000', 'bruxelles-1000', 'leuven-3000'];
  const { widenings } = await find({ transaction: 'SALE', cities: chosen });
  const { cities } = widenings.find(({ by }) => by === 'RADIUS') ?? {};
  expect(cities?.filter((city) => !chosen.includes(city))).toHaveLength(10);
});

test('towns, price and bedrooms can be widened, missing criteria cannot', async () => {
  const kinds = async (filter: object) => (await find(filter)).widenings.map(({ by }) => by);
  expect(
    await kinds({ transaction: 'SALE', cities: ['gent-9000'], maxPrice: 300_000, minBedrooms: 3 }),
  ).toEqual(expect.arrayContaining(['RADIUS', 'PRICE']));
  expect(await kinds({ transaction: 'SALE', types: ['HOUSE'] })).toEqual([]);
});
