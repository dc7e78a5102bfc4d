import { expect, test } from '@jest/globals';
import type { EstateSearch } from '../../../../graphql/estates/ports.ts';
import type { EstateOrder } from '../../../../graphql/estates/result-order.ts';
import { LOCALES } from '../../../../shared/locales.ts';
import { cachePageIds } from './page-ids.ts';

const HOUSES: EstateSearch = { locale: 'nl', criteria: { transaction: 'SALE', types: ['HOUSE'] } };
const NEWEST: EstateOrder = { by: 'date', order: 'DESC' };
const TOTAL = 250;

/** A search with 250 results, whose ids are their positions, and the windows that were read from the database. */
function startCache() {
  const version = { published: 1 as number | null, databaseNumber: 1, agendas: 0, seenAt: 0 };
  const windows: [number, number][] = [];
  const find = cachePageIds(version, async (_, __, { offset, limit }) => {
    windows.push([offset, limit]);
    return Array.from(
      { length: Math.max(0, Math.min(limit, TOTAL - offset)) },
      (___, index) => offset + index,
    );
  });
  const page = (number: number, search = HOUSES, order = NEWEST, limit = 24) =>
    find(search, order, { offset: (number - 1) * limit, limit, total: TOTAL });
  return { version, windows, page };
}

test('each page has its own results, whichever is read first', async () => {
  for (const numbers of [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    [11, 7, 6, 2, 1, 10],
  ]) {
    const { page } = startCache();
    for (const number of numbers) {
      const ids = await page(number);
      const expected = Array.from({ length: 24 }, (_, index) => (number - 1) * 24 + index);
      expect([number, ids]).toEqual([number, expected.filter((id) => id < TOTAL)]);
    }
  }
});

test('the first page is read alone, the next ones five at a time', async () => {
  const { windows, page } = startCache();
  for (const number of [1, 2, 3, 6, 7, 11, 1]) await page(number);
  expect(windows).toEqual([
    [0, 24],
    [24, 120],
    [144, 120],
  ]);
});

test('a page beyond the last one needs no statement', async () => {
  const { version, windows, page } = startCache();
  expect(await page(12)).toEqual([]);
  version.published = null;
  expect(await page(12)).toEqual([]);
  expect(windows).toEqual([]);
});

test('pages stay cached during an outage of the database', async () => {
  const { version, windows, page } = startCache();
  await page(2);
  version.published = null;
  await page(2);
  version.published = 1;
  await page(2);
  expect(windows).toEqual([
    [24, 120],
    [24, 24],
  ]);
});

test('simultaneous requests share one statement', async () => {
  const { windows, page } = startCache();
  await Promise.all([page(2), page(3), page(2)]);
  expect(windows).toEqual([[24, 120]]);
});

test('languages share a page, unless it is sorted by town or found by words', async () => {
  const readsOf = async (search: EstateSearch, by: EstateOrder['by']) => {
    const { windows, page } = startCache();
    for (const locale of LOCALES) await page(2, { ...search, locale }, { by, order: 'ASC' });
    return windows.length;
  };
  expect(await readsOf(HOUSES, 'price')).toBe(1);
  expect(await readsOf(HOUSES, 'city')).toBe(4);
  expect(await readsOf({ ...HOUSES, criteria: { text: 'tuin' } }, 'price')).toBe(4);
});

test('another order, size or filter is another list', async () => {
  const { windows, page } = startCache();
  await page(2);
  await page(2, HOUSES, { by: 'date', order: 'ASC' });
  await page(2, HOUSES, { by: 'price', order: 'DESC' });
  await page(2, HOUSES, NEWEST, 12);
  await page(2, { ...HOUSES, criteria: { transaction: 'SALE' } });
  expect(windows).toHaveLength(5);
});

test('after a publication pages are read again', async () => {
  const { version, windows, page } = startCache();
  await page(2);
  version.published = 2;
  await page(2);
  expect(windows).toHaveLength(2);
});

test('results that change with time are read page by page, each time', async () => {
  const { windows, page } = startCache();
  const recent = { ...HOUSES, criteria: { ...HOUSES.criteria, publishedWithin: 7 } };
  for (const number of [3, 3]) await page(number, recent);
  expect(windows).toEqual([
    [48, 24],
    [48, 24],
  ]);
});

test('a page whose statement failed is read again', async () => {
  let fails = true;
  const version = { published: 1, databaseNumber: 1, agendas: 0, seenAt: 0 };
  const find = cachePageIds(version, () =>
    fails ? Promise.reject(new Error('gone')) : Promise.resolve([7]),
  );
  const window = { offset: 0, limit: 24, total: 1 };
  await expect(find(HOUSES, NEWEST, window)).rejects.toThrow('gone');
  fails = false;
  expect(await find(HOUSES, NEWEST, window)).toEqual([7]);
});
