/** The object store as a storage of media, on a real S3 server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documentKey, keysOf, masterKey } from '../../server/platform/media/keys.ts';
import { checkStore } from '../../server/platform/media/object-store/check-store.ts';
import { createStoreStorage } from '../../server/platform/media/object-store/store-storage.ts';
import type { MediaStorage } from '../../server/platform/media/storage.ts';
import { type ObjectStore, startObjectStore } from '../support/object-store/object-store.ts';

const HASH = 'ab'.repeat(16);
const KEY = masterKey(HASH);
let store: ObjectStore;
let storage: MediaStorage;
const requests: string[] = [];
const pauses: number[] = [];
let now = 0;

beforeAll(async () => {
  store = await startObjectStore();
  storage = openWith({});
});
afterAll(() => store.remove());

function openWith(changes: Partial<ObjectStore['settings']>): MediaStorage {
  return createStoreStorage({
    store: { ...store.settings, ...changes },
    count: (operation, result) => requests.push(`${operation} ${result}`),
    pause: async (ms) => pauses.push(ms),
    now: () => new Date(now),
  });
}

const keys = async (listed: MediaStorage) => (await Array.fromAsync(listed.list(), ({ key }) => key)).sort();

describe('objects', () => {
  test('are stored, read whole and in part, listed and removed', async () => {
    expect(await storage.get(KEY)).toBeNull();
    expect(await storage.read(KEY)).toBeNull();
    expect(await storage.hash(KEY)).toBeNull();
    await storage.put(KEY, Buffer.from('brick by brick'));
    const file = await storage.get(KEY);
    expect(file?.size).toBe(14);
    expect(await text((await file?.open()) as Readable)).toBe('brick by brick');
    expect(await text((await file?.open({ start: 6, end: 7 })) as Readable)).toBe('by');
    expect((await storage.read(KEY))?.toString()).toBe('brick by brick');
    const [listed] = await Array.fromAsync(storage.list());
    expect(listed).toMatchObject({ key: KEY, size: 14 });
    expect(Math.abs((listed?.putMs ?? 0) - Date.now())).toBeLessThan(60_000);
    await storage.remove([KEY, documentKey(HASH)]);
    expect(await storage.has(KEY)).toBe(false);
  });

  test('carry the headers with which browsers read them from the store', async () => {
    await storage.put(documentKey(HASH), Buffer.from('%PDF'));
    const { headers } = await fetch(`${store.url}/${documentKey(HASH)}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'attachment; filename="abababab.pdf"',
    });
    await storage.remove([documentKey(HASH)]);
  });

  test('below a prefix are separate from others; more than a thousand are listed and removed', async () => {
    const prefixed = openWith({ location: `${store.settings.location}/agency` });
    const many = Array.from({ length: 84 }, (_, index) =>
      keysOf(index.toString(16).padStart(32, '0'), 1600),
    ).flat();
    for (const key of many) {
      const file = path.join(store.folder, 'agency', `${key}._S3rver_object`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'x');
    }
    await storage.put(KEY, Buffer.from('other'));
    expect(await keys(prefixed)).toEqual(many.toSorted());
    await prefixed.remove(many);
    expect(await keys(prefixed)).toEqual([]);
    expect(await keys(storage)).toEqual([KEY]);
    await storage.remove([KEY]);
  });

  test('stored by another program have a hash too', async () => {
    await storage.put(KEY, Buffer.from('brick'));
    const known = await storage.hash(KEY);
    await fetch(`${store.url}/${KEY}`, { method: 'PUT', body: 'brick' });
    expect(await storage.hash(KEY)).toBe(known);
    await storage.remove([KEY]);
  });

  test('of 25 MB are streamed', async () => {
    const large = Buffer.alloc(25_000_000, 'brick');
    await storage.put(KEY, large);
    const file = await storage.get(KEY);
    expect((await buffer((await file?.open()) as Readable)).equals(large)).toBe(true);
    await storage.remove([KEY]);
  });
});

describe('the check at the start', () => {
  const printed: string[] = [];
  const check = (changes: Partial<ObjectStore['settings']>) =>
    checkStore({ ...store.settings, ...changes }, (message) => printed.push(message));

  test('finds nothing wrong with the bucket', async () => {
    await check({});
    await checkStore(undefined, (message) => printed.push(message));
    expect(printed).toEqual([]);
  });

  test('names the setting that is wrong', async () => {
    const location = store.settings.location.replace('pictures', 'none');
    await expect(check({ bucket: 'none', location })).rejects.toThrow(
      /^MEDIA_URL .* there is no bucket none/,
    );
    await expect(check({ accessKeyId: 'unknown' })).rejects.toThrow(
      'AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY or',
    );
    await expect(check({ secretAccessKey: 'wrong' })).rejects.toThrow('SignatureDoesNotMatch');
    expect(printed).toEqual([]);
  });

  test('prints that the store does not answer', async () => {
    await check({ location: 'http://127.0.0.1:1/pictures' });
    expect(printed.splice(0)).toEqual([
      expect.stringMatching(/^MEDIA_URL \(http:..127.0.0.1:1.pictures\) does not answer/),
    ]);
  });
});

describe('a request that fails', () => {
  test('says what is wrong, and is not retried when that is no use', async () => {
    requests.length = 0;
    await expect(openWith({ secretAccessKey: 'wrong' }).read(KEY)).rejects.toMatchObject({
      fault: 'REFUSED',
    });
    const elsewhere = openWith({
      bucket: 'none',
      location: store.settings.location.replace('pictures', 'none'),
    });
    await expect(elsewhere.read(KEY)).rejects.toMatchObject({ fault: 'NO_BUCKET' });
    expect(requests).toEqual(['get refused', 'get refused']);
  });

  test('is retried with growing pauses, later ones fail at once, and the store is tried again later', async () => {
    await store.kill();
    requests.length = 0;
    pauses.length = 0;
    await expect(storage.read(KEY)).rejects.toMatchObject({ fault: 'UNREACHABLE' });
    expect(requests).toEqual(Array(3).fill('get unreachable'));
    expect(pauses).toEqual([150, 600]);
    await expect(storage.put(KEY, Buffer.from('x'))).rejects.toMatchObject({ fault: 'UNREACHABLE' });
    expect(requests).toHaveLength(6);
    await expect(storage.has(KEY)).rejects.toMatchObject({ fault: 'UNREACHABLE' });
    expect(requests).toHaveLength(6);
    await store.start();
    await expect(storage.has(KEY)).rejects.toMatchObject({ fault: 'UNREACHABLE' });
    now += 10_001;
    expect(await storage.has(KEY)).toBe(false);
    expect(requests).toHaveLength(7);
  });
});
