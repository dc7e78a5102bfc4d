/** A feed of which another program stores each version in a folder under a new name. */
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { presentFeed } from '../../server/features/import/polling/present-feed.ts';
import { listFeedRuns } from '../../server/features/import/store/feed-runs.ts';
import { estates, feed } from '../import/feed-builder.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { readFeedOnce } from '../support/feeds/read-feed-once.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
let database: TestDatabase;
let parent: string;

beforeEach(async () => {
  database = await createTestDatabase('places');
  parent = await mkdtemp(path.join(tmpdir(), 'versions-'));
});
afterEach(async () => {
  await database.drop();
  await rm(parent, { recursive: true });
});

/** Reads the feed once; returns the outcome and the reason. */
async function read(folder = '.') {
  return readFeedOnce({ db: database.db, settings: { folder }, agencyFolder: parent, now: () => NOW });
}

async function store(name: string, content: string | Uint8Array, secondsAgo: number): Promise<void> {
  const file = path.join(parent, name);
  await writeFile(file, content);
  const changedAt = new Date(NOW.getTime() - secondsAgo * 1000);
  await utimes(file, changedAt, changedAt);
}

const catalogue = (price: number) => feed(...estates(12, { price })).join('\n');
const prices = async () =>
  (await database.pool.query('select distinct price_cents / 100 as price from listing')).rows.map(
    ({ price }) => Number(price),
  );

test('the version that was changed last is imported, whatever the names are', async () => {
  await store('20261125.jsonl', catalogue(310_000), 7200);
  await store('20261124.jsonl', catalogue(320_000), 3600);
  expect(await read()).toEqual(['IMPORTED', null]);
  expect(await prices()).toEqual([320_000]);
  await store('20261123.zip', zipSync({ 'homes.jsonl': strToU8(catalogue(330_000)) }), 1800);
  await read();
  expect(await prices()).toEqual([330_000]);
});

test('a version that may still be written waits for the next reading', async () => {
  await store('a.jsonl', catalogue(310_000), 3600);
  await store('b.jsonl', catalogue(320_000).slice(0, 900), 59);
  expect(await read()).toEqual(['IMPORTED', null]);
  expect(await prices()).toEqual([310_000]);
});

test('pictures, hidden files and logs are no versions', async () => {
  await store('a.jsonl', catalogue(310_000), 3600);
  await store('1.jpg', 'a picture', 600);
  await store('.b.jsonl', 'half of', 600);
  await store('transfer.log', 'sent', 600);
  expect(await read()).toEqual(['IMPORTED', null]);
});

test('while the only version may still be written, nothing is reported', async () => {
  await store('a.jsonl', catalogue(310_000).slice(0, 900), 59);
  expect(await read()).toEqual([undefined, undefined]);
});

test.each([
  ['.', 'has no feed'],
  ['nowhere', 'does not exist'],
])('the agency is told that the folder "%s" %s', async (folder, fault) => {
  expect(await read(folder)).toEqual(['FAILED', `the folder ${folder} ${fault}`]);
});

const newestRuns = (count: number) => listFeedRuns(database.db, 'crm', { count });

const statuses = async () =>
  (await database.pool.query('select status from listing order by reference')).rows.map(
    ({ status }) => status,
  );

test('older files with the name of another feed are named in the report, older versions are not', async () => {
  await store('coast_20261125.jsonl', catalogue(310_000), 7200);
  await store('main_20261124.jsonl', catalogue(315_000), 3600);
  await store('main_20261125.jsonl', catalogue(320_000), 1800);
  expect(await read()).toEqual(['IMPORTED', null]);
  expect(presentFeed('crm', NOW, await newestRuns(1))).toContain(
    '  File of the folder: main_20261125.jsonl\n' +
      '  Not read, because this one is newer: coast_20261125.jsonl\n' +
      '    If they have other homes, give each its own feed and folder\n',
  );
  await store('main_20261126.jsonl', catalogue(330_000), 600);
  await read();
  expect(await newestRuns(1)).toMatchObject([
    { report: { fileInFolder: 'main_20261126.jsonl', ignoredFiles: [] } },
  ]);
});

test('of complete files with other homes, the later one withdraws none', async () => {
  await store('coast.jsonl', catalogue(310_000), 3600);
  await read();
  const others = feed(...estates(12).map((line) => ({ ...line, reference: `M-${line.reference}` })));
  await store('main.jsonl', others.join('\n'), 600);
  expect(await read()).toEqual(['STOPPED', 'the feed contains none of the 12 homes on offer']);
  expect(await statuses()).toEqual(Array(12).fill('AVAILABLE'));
});
