import { expect, test } from '@jest/globals';
import { cacheEachPerVersion } from '../../server/platform/response-cache/cache-each-per-version.ts';

interface Flat {
  projectId: number;
  number: string;
}

function start(maxEntries = 10) {
  const version = { published: 1 as number | null, databaseNumber: 1, agendas: 0, seenAt: 0 };
  const loadedIds: number[][] = [];
  const flats: Flat[] = [1, 1, 2, 3].map((projectId, index) => ({ projectId, number: `A${index}` }));
  const entry = { release: Promise.resolve() };
  const find = cacheEachPerVersion<Flat>(
    version,
    { idOf: ({ projectId }) => projectId, maxEntries },
    async (ids) => {
      loadedIds.push([...ids]);
      await entry.release;
      return flats.filter(({ projectId }) => ids.includes(projectId)).map((flat) => ({ ...flat }));
    },
  );
  const numbers = async (...ids: number[]) => (await find(ids)).map(({ number }) => number);
  return { version, loadedIds, flats, entry, find, numbers };
}

test('loads only uncached ids, and caches missing records too', async () => {
  const { loadedIds, numbers } = start();
  expect(await numbers(2, 1)).toEqual(['A2', 'A0', 'A1']);
  expect(await numbers(3, 1, 7)).toEqual(['A3', 'A0', 'A1']);
  expect(await numbers(7, 2)).toEqual(['A2']);
  expect(loadedIds).toEqual([
    [2, 1],
    [3, 7],
  ]);
});

test('reloads everything after a publication and while the catalogue version is unknown', async () => {
  const { version, loadedIds, flats, numbers } = start();
  await numbers(1);
  version.published = 2;
  flats.pop();
  flats.push({ projectId: 1, number: 'B' });
  expect(await numbers(1)).toEqual(['A0', 'A1', 'B']);
  version.published = null;
  await numbers(1);
  await numbers(1);
  expect(loadedIds).toHaveLength(4);
});

test('keeps what is cached during an outage of the database', async () => {
  const { version, loadedIds, numbers } = start();
  await numbers(1);
  version.published = null;
  await numbers(2);
  version.published = 1;
  expect(await numbers(1, 2)).toEqual(['A0', 'A1', 'A2']);
  expect(loadedIds).toEqual([[1], [2], [2]]);
});

test('concurrent callers share the ids that are being loaded', async () => {
  const { loadedIds, numbers } = start();
  expect(await Promise.all([numbers(1, 2), numbers(2, 3, 2)])).toEqual([
    ['A0', 'A1', 'A2'],
    ['A2', 'A3', 'A2'],
  ]);
  expect(loadedIds).toEqual([[1, 2], [3]]);
});

test('ids that could not be loaded are loaded again', async () => {
  const { loadedIds, entry, numbers } = start();
  entry.release = Promise.reject(new Error('gone'));
  await expect(numbers(1, 2)).rejects.toThrow('gone');
  entry.release = Promise.resolve();
  expect(await numbers(1, 2)).toEqual(['A0', 'A1', 'A2']);
  expect(loadedIds).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test('does not cache records whose reading began before a publication', async () => {
  const { version, loadedIds, entry, numbers } = start();
  const { promise, resolve } = Promise.withResolvers<void>();
  entry.release = promise;
  const first = numbers(1);
  version.published = 2;
  resolve();
  expect(await first).toEqual(['A0', 'A1']);
  await numbers(1);
  expect(loadedIds).toEqual([[1], [1]]);
});

test('respects the maximum number of cached ids and still returns every requested one', async () => {
  const { loadedIds, numbers } = start(2);
  expect(await numbers(1, 2, 3)).toHaveLength(4);
  expect(await numbers(2, 3)).toHaveLength(2);
  await numbers(1);
  expect(loadedIds).toEqual([[1, 2, 3], [1]]);
});

test('a returned record cannot be modified for other callers', async () => {
  const { find } = start();
  const [flat] = await find([2]);
  expect(() => Object.assign(flat as Flat, { number: 'other' })).toThrow(TypeError);
});
