/** Pictures and documents that are files of several feeds. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { createFileStorage } from '../../server/platform/media/file-storage.ts';
import { importMedia } from '../../server/platform/media/import/import-media.ts';
import { estate, feed } from '../import/feed-builder.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

const NOW = new Date('2026-11-20T06:00:00Z');

let root: string;
let database: TestDatabase;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-of-feeds-'));
  database = await createTestDatabase('places');
});
afterAll(async () => {
  await database.drop();
  await rm(root, { recursive: true });
});

/** Imports a feed with one home, whose picture has the same path in each feed. */
async function load(name: string, reference: string, background: string) {
  const folder = path.join(root, name);
  await mkdir(path.join(folder, 'photos'), { recursive: true });
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await writeFile(path.join(folder, 'photos/1.jpg'), picture);
  const home = estate(reference, { photos: [{ source: 'photos/1.jpg' }], floorPlans: [], documents: [] });
  await importFeed(database.db, feed(home), { source: name, feed: name, now: NOW });
  const storage = createFileStorage(path.join(root, 'media'));
  return importMedia({ db: database.db, storage, feed: name, folder, urls: { enqueue: async () => {} } });
}

test('equal paths of two feeds are different pictures', async () => {
  expect(await load('main', 'BK-1', '#b24a34')).toMatchObject({ stored: 1, rejected: 0 });
  expect(await load('villas', 'VI-1', '#345ab2')).toMatchObject({ stored: 1, rejected: 0 });
  const { rows } = await database.pool.query('select source, hash from media_source order by source');
  expect(rows.map(({ source }) => source)).toEqual(['photos/1.jpg', '~villas/photos/1.jpg']);
  expect(rows[0].hash).not.toEqual(rows[1].hash);
  expect(await load('main', 'BK-1', '#b24a34')).toMatchObject({ rejected: 0 });
});
