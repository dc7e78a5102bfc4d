import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import type { EstateSearch, FacetCounts, FacetName } from '../../../graphql/estates/ports.ts';
import { createCountCache } from './count-cache.ts';

const FACETS: FacetName[] = ['kinds', 'cities', 'municipalities', 'bedrooms', 'price'];
const HOUSES: EstateSearch['criteria'] = { transaction: 'SALE', types: ['HOUSE'], minBedrooms: 2 };
const GHENT = { ids: ['44021'], municipalities: [44021], polygons: [], circles: [] };
const version = { published: 1, databaseNumber: 1, agendas: 0, seenAt: 0 };

/** A cache, and the facets of each statement that it needed. The counts of a statement contain its number, from 1. */
function startCache() {
  const statements: FacetName[][] = [];
  const state = { ...version };
  const cache = createCountCache(state);
  const complete = (criteria: EstateSearch['criteria'], locale: EstateSearch['locale'] = 'nl') =>
    cache.complete({ criteria, locale }, FACETS, {
      count: async (facets) => {
        statements.push([...facets]);
        const count = statements.length;
        const all: Required<FacetCounts> = {
          kinds: [{ type: 'HOUSE', subType: 'VILLA', count }],
          cities: [{ cityId: 1, count }],
          municipalities: [{ nis: 44021, count }],
          bedrooms: [{ bedrooms: 2, count }],
          price: { minCents: count, maxCents: count },
          prices: [{ interval: 0, count }],
        };
        return { total: count, ...Object.fromEntries(facets.map((facet) => [facet, all[facet]])) };
      },
      readPage: async () => ({ estates: [], isLast: true }),
    });
  return { statements, state, complete };
}

test('the same search is counted once per version of the catalogue, in any language', async () => {
  const { statements, state, complete } = startCache();
  await Promise.all([complete(HOUSES), complete(HOUSES, 'fr')]);
  expect((await complete(HOUSES)).total).toBe(1);
  expect(statements).toEqual([FACETS]);
  state.published = 2;
  expect((await complete(HOUSES)).total).toBe(2);
  expect(statements).toEqual([FACETS, FACETS]);
});

test('words are counted for each language', async () => {
  const { statements, complete } = startCache();
  await complete({ ...HOUSES, text: 'tuin' });
  await complete({ ...HOUSES, text: 'tuin' }, 'fr');
  expect(statements).toHaveLength(2);
});

test.each<[string, EstateSearch['criteria'], FacetName]>([
  ['kind', { ...HOUSES, types: ['APARTMENT'] }, 'kinds'],
  ['town', { ...HOUSES, cities: [1] }, 'cities'],
  ['area', { ...HOUSES, areas: GHENT }, 'municipalities'],
  ['number of bedrooms', { ...HOUSES, minBedrooms: 3 }, 'bedrooms'],
  ['price', { ...HOUSES, maxPrice: 300_000_00 }, 'price'],
])('another %s needs all counts but the facet that ignores it', async (_, criteria, facet) => {
  const { statements, complete } = startCache();
  const first = await complete(HOUSES);
  const second = await complete(criteria);
  expect(statements[1]).toEqual(FACETS.filter((name) => name !== facet));
  for (const name of ['total', ...FACETS] as const)
    expect([name, isDeepStrictEqual(second[name], first[name])]).toEqual([name, name === facet]);
});

test('another price needs no other counts by price', async () => {
  const cache = createCountCache(version);
  const asked: FacetName[][] = [];
  const complete = (maxPrice: number) =>
    cache.complete({ criteria: { ...HOUSES, maxPrice }, locale: 'nl' }, ['prices'], {
      count: async (facets) => {
        asked.push([...facets]);
        return { total: 1, prices: [{ interval: 0, count: 1 }] };
      },
      readPage: async () => ({ estates: [], isLast: true }),
    });
  await complete(300_000_00);
  await complete(400_000_00);
  expect(asked).toEqual([['prices'], []]);
});

test('a search whose results change with time is counted each time', async () => {
  const { statements, complete } = startCache();
  const criteria = { ...HOUSES, publishedWithin: 7 };
  await complete(criteria);
  await complete(criteria);
  expect(statements).toEqual([FACETS, FACETS]);
});

test('a search whose facets others have counted needs only what is missing', async () => {
  const { statements, complete } = startCache();
  await complete({ ...HOUSES, types: ['APARTMENT'] });
  await complete({ ...HOUSES, minBedrooms: 3 });
  const { total, kinds, bedrooms } = await complete(HOUSES);
  expect(statements[2]).toEqual(['cities', 'municipalities', 'price']);
  expect([total, kinds?.[0]?.count, bedrooms?.[0]?.count]).toEqual([3, 1, 2]);
});

test('counts that failed are counted again', async () => {
  const cache = createCountCache(version);
  const search = { criteria: HOUSES, locale: 'nl' as const };
  const readPage = async () => ({ estates: [], isLast: true });
  const fails = cache.complete(search, FACETS, { count: () => Promise.reject(new Error('gone')), readPage });
  await expect(fails).rejects.toThrow('gone');
  const count = async () => ({ total: 7 });
  expect((await cache.complete(search, FACETS, { count, readPage })).total).toBe(7);
});
