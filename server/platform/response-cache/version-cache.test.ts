import { expect, test } from '@jest/globals';
import { createVersionCache } from './version-cache.ts';

function start() {
  const version = { published: 1 as number | null, databaseNumber: 1, agendas: 0, seenAt: 0 };
  return { version, cache: createVersionCache<string, string>(version, 10) };
}

test('a pending result is shared, and dropped when the version changes', async () => {
  const { version, cache } = start();
  const added = cache.add('key', Promise.resolve('of version 1'));
  expect(cache.get('key')).toBe(added);
  version.published = 2;
  expect(cache.get('key')).toBeUndefined();
});

test('entries survive an outage of the database, during which nothing is read or added', async () => {
  const { version, cache } = start();
  cache.add('before', Promise.resolve('a'));
  version.published = null;
  expect(cache.get('before')).toBeUndefined();
  await expect(cache.add('during', Promise.resolve('b'))).resolves.toBe('b');
  version.published = 1;
  await expect(cache.get('before')).resolves.toBe('a');
  expect(cache.get('during')).toBeUndefined();
});

test('a failure is evicted', async () => {
  const { cache } = start();
  await expect(cache.add('key', Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(cache.get('key')).toBeUndefined();
});

test('a read of an older version that fails late leaves the entry of the new version', async () => {
  const { version, cache } = start();
  const { promise, reject } = Promise.withResolvers<string>();
  const old = cache.add('key', promise);
  version.published = 2;
  cache.add('key', Promise.resolve('of version 2'));
  reject(new Error('gone'));
  await expect(old).rejects.toThrow('gone');
  await expect(cache.get('key')).resolves.toBe('of version 2');
});
