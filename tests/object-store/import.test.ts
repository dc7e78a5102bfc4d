/** Imports of pictures and documents while the object store fails, and after it works again. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { ALL_REMOVALS } from '../../server/features/import/removal-rules.ts';
import { addressList } from '../../server/platform/fetching/public-addresses.ts';
import { createMediaFetcher } from '../../server/platform/media/import/fetch-media.ts';
import type { FetchJob } from '../../server/platform/media/import/fetch-queue.ts';
import { importMedia } from '../../server/platform/media/import/import-media.ts';
import { presentMediaReport } from '../../server/platform/media/import/media-report.ts';
import { keysOf, masterKey } from '../../server/platform/media/keys.ts';
import { createStoreStorage } from '../../server/platform/media/object-store/store-storage.ts';
import { removeUnusedMedia } from '../../server/platform/media/remove-unused.ts';
import type { MediaStorage } from '../../server/platform/media/storage.ts';
import { trimVersions } from '../../server/platform/media/trim-versions.ts';
import { estate, feed } from '../import/feed-builder.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { type ObjectStore, startObjectStore } from '../support/object-store/object-store.ts';
import { until } from '../support/until.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const MONTH_MS = 31 * 86_400_000;
let store: ObjectStore;
let storage: MediaStorage;
let database: TestDatabase;
let folder: string;
let server: Server;
let origin: string;
let time = 0;

beforeAll(async () => {
  store = await startObjectStore();
  database = await createTestDatabase('places');
  folder = await mkdtemp(path.join(tmpdir(), 'feed-'));
  const picture = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const remote = await picture('#345ab2');
  await writeFile(path.join(folder, 'a.jpg'), await picture('#b24a34'));
  server = createServer((_req, res) => res.end(remote)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  storage = createStoreStorage({ store: store.settings, pause: async () => {}, now: () => new Date(time) });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.drop();
  await store.remove();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  // After the pause in which requests fail at once.
  time += 60_000;
});

const jobs: FetchJob[] = [];
const handle = (job: FetchJob) =>
  createMediaFetcher({ db: database.db, storage, allowed: addressList(['127.0.0.1']) })(
    job,
    new AbortController().signal,
  );

async function load(...sources: string[]) {
  const home = { photos: sources.map((source) => ({ source })), floorPlans: [], documents: [] };
  await importFeed(database.db, feed(estate('BK-1', home)), {
    source: 'test',
    now: NOW,
    removals: ALL_REMOVALS,
  });
  jobs.length = 0;
  const enqueue = async (found: FetchJob[]) => void jobs.push(...found);
  return importMedia({ db: database.db, storage, folder, urls: { enqueue } });
}

const rows = async (text: string) => (await database.pool.query(text)).rows;
const sources = () =>
  rows('select source, hash is not null as stored, fault_code from media_source order by source');

test('what cannot be stored is reported, retried by the queue, and stored later', async () => {
  await store.kill();
  const report = await load('a.jpg', `${origin}/b.jpg`);
  expect(report).toMatchObject({ stored: 0, rejected: 0, unstored: 1, awaited: 1 });
  expect(presentMediaReport(report)).toContain(
    '1 not stored: import the feed again when the object store works',
  );
  expect(presentMediaReport(report)).toContain('a.jpg (BK-1): the object store (MEDIA_URL) cannot be used');
  await expect(handle(jobs[0] as FetchJob)).rejects.toThrow('the object store (MEDIA_URL) cannot be used');
  expect(await sources()).toEqual([{ source: `${origin}/b.jpg`, stored: false, fault_code: 'STORE' }]);
  await store.start();
  time += 60_000;
  expect(await load('a.jpg', `${origin}/b.jpg`)).toMatchObject({
    stored: 1,
    unstored: 0,
    awaited: 1,
    retried: 1,
  });
  await handle(jobs[0] as FetchJob);
  expect(await sources()).toEqual([
    { source: 'a.jpg', stored: true, fault_code: null },
    { source: `${origin}/b.jpg`, stored: true, fault_code: null },
  ]);
  expect(await load('a.jpg', `${origin}/b.jpg`)).toMatchObject({ known: 2, unstored: 0, awaited: 0 });
});

test('a process that is killed between a file and its row loses nothing', async () => {
  const [{ hash }] = await rows(`select hash from media_source where source = 'a.jpg'`);
  await database.db.deleteFrom('media_file').where('hash', '=', hash).execute();
  await storage.remove([masterKey(hash)]);
  const working = storage;
  const killer = await database.pool.connect();
  storage = {
    ...working,
    async put(key, bytes) {
      await working.put(key, bytes);
      // The transaction ends as with its process.
      await killer.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`);
    },
  };
  await expect(load('a.jpg', `${origin}/b.jpg`)).rejects.toThrow();
  killer.release();
  storage = working;
  expect(await storage.has(masterKey(hash))).toBe(true);
  expect(await rows(`select from media_source where source = 'a.jpg'`)).toEqual([]);
  await until(() => database.reachability.isUnreachable, false);
  expect(await load('a.jpg', `${origin}/b.jpg`)).toMatchObject({ stored: 1, known: 1 });
  expect((await sources()).map(({ stored }) => stored)).toEqual([true, true]);
});

test('known pictures stay while the store fails', async () => {
  const before = await sources();
  await store.kill();
  expect(await load('a.jpg', `${origin}/b.jpg`)).toMatchObject({ rejected: 0, unstored: 1, awaited: 1 });
  await expect(handle(jobs[0] as FetchJob)).rejects.toThrow('the object store');
  expect(await sources()).toEqual(before);
  await store.start();
});

test('a picture that is unused is removed with its versions, once the store works', async () => {
  const [{ hash }] = await rows(`select hash from media_source where source = 'a.jpg'`);
  for (const key of keysOf(hash, 60)) await storage.put(key, Buffer.from('version'));
  expect(await trimVersions(storage, 20)).toBe(1);
  await load(`${origin}/b.jpg`);
  const remove = (now: Date) => removeUnusedMedia({ db: database.db, storage, now });
  expect(await remove(NOW)).toBe(0);
  await store.kill();
  await expect(remove(new Date(NOW.getTime() + MONTH_MS))).rejects.toThrow('the object store');
  expect(await rows('select from media_file')).toHaveLength(2);
  await store.start();
  time += 60_000;
  expect(await storage.has(masterKey(hash))).toBe(true);
  expect(await remove(new Date(NOW.getTime() + MONTH_MS))).toBe(1);
  const left = await Array.fromAsync(storage.list(), ({ key }) => key);
  expect(left).toEqual((await rows('select hash from media_file')).map((row) => masterKey(row.hash)));
});
