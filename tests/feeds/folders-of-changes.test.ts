/** A folder in which another program stores partial transfers of OpenImmo beside complete ones. */
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { listFeedRuns } from '../../server/features/import/store/feed-runs.ts';
import { confirmRemovals, readAgain } from '../../server/features/import/store/feed-states.ts';
import { feed } from '../import/feed-builder.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { deletion, home, transfer } from '../support/feeds/openimmo-transfer.ts';
import { createTestPoller } from '../support/feeds/test-poller.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase('places');
  await importFeed(database.db, feed(), { source: 'offices', feed: 'offices', now: NOW });
  folder = await mkdtemp(path.join(tmpdir(), 'changes-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function store(name: string, content: string | Uint8Array, minutesAgo: number): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  const changedAt = new Date(NOW.getTime() - minutesAgo * 60_000);
  await utimes(file, changedAt, changedAt);
}

/** Reads the feed, and returns the files of the runs that this adds, with their outcomes. */
async function read(): Promise<string[]> {
  const before = await listFeedRuns(database.db, 'crm', { count: 100 });
  await createTestPoller({ db: database.db, settings: { folder }, now: () => NOW })();
  const runs = await listFeedRuns(database.db, 'crm', { count: 100 });
  return runs
    .slice(0, runs.length - before.length)
    .reverse()
    .map(({ outcome, report }) => `${report?.fileInFolder} ${outcome}`);
}

const prices = async () =>
  Object.fromEntries(
    (
      await database.pool.query(
        `select reference, price_cents / 100 as price from listing where status = 'AVAILABLE' order by reference`,
      )
    ).rows.map(({ reference, price }) => [reference, Number(price)]),
  );
const full = (count: number) =>
  transfer(
    'VOLL',
    Array.from({ length: count }, (_, at) => home(at)),
  );

test('the last complete file is read, then each file of changes in its order', async () => {
  await store('a.xml', transfer('TEIL', [home(7, 1_000)]), 90);
  await store('b.xml', full(3), 80);
  await store('z.xml', transfer('TEIL', [home(1, 260_000)]), 70);
  await store('c.zip', zipSync({ 'c.xml': strToU8(transfer('TEIL', [home(1, 270_000), deletion(2)])) }), 60);
  await store('d.xml', transfer('TEIL', [home(3, 280_000)]), 50);
  expect(await read()).toEqual(['b.xml IMPORTED', 'z.xml IMPORTED', 'c.zip IMPORTED', 'd.xml IMPORTED']);
  expect(await prices()).toEqual({ A0: 250_000, A1: 270_000, A3: 280_000 });
  expect(await read()).toEqual([]);
});

test('files of changes are read once, those that arrive between two readings all', async () => {
  await store('a.xml', full(2), 90);
  await store('b.xml', transfer('TEIL', [home(1, 260_000)]), 80);
  await read();
  await store('c.xml', transfer('TEIL', [home(2)]), 70);
  await store('d.xml', transfer('TEIL', [home(3)]), 60);
  await readAgain(database.db, 'crm', NOW);
  expect(await read()).toEqual(['c.xml IMPORTED', 'd.xml IMPORTED']);
  expect(Object.keys(await prices())).toEqual(['A0', 'A1', 'A2', 'A3']);
  await rm(path.join(folder, 'd.xml'));
  await rm(path.join(folder, 'c.xml'));
  await readAgain(database.db, 'crm', NOW);
  expect(await read()).toEqual([]);
  expect(await prices()).toMatchObject({ A1: 260_000 });
});

test('after a complete file, changes that precede it are not read any more', async () => {
  await store('a.xml', full(2), 90);
  await read();
  await store('b.xml', transfer('TEIL', [home(1, 260_000)]), 80);
  await store('c.xml', full(3), 70);
  expect(await read()).toEqual(['c.xml IMPORTED']);
});

test('a broken file of changes, and one that deletes too much, keep the later ones waiting', async () => {
  await store('a.xml', full(4), 90);
  await read();
  await store('b.xml', transfer('TEIL', [home(1, 260_000)]).slice(0, 300), 80);
  await store('c.xml', transfer('TEIL', [deletion(0), deletion(1), deletion(2)]), 70);
  await store('d.xml', transfer('TEIL', [home(9)]), 60);
  expect(await read()).toEqual(['b.xml STOPPED']);
  await rm(path.join(folder, 'b.xml'));
  expect(await read()).toEqual(['c.xml HELD']);
  await confirmRemovals(database.db, { feed: 'crm', removals: 3, now: NOW });
  expect(await read()).toEqual(['c.xml IMPORTED', 'd.xml IMPORTED']);
  expect(Object.keys(await prices())).toEqual(['A3', 'A9']);
});

test('a file whose records are all rejected does not keep the later ones waiting', async () => {
  await store('a.xml', full(2), 90);
  await read();
  await store('b.xml', transfer('TEIL', [home(5).replace('Eupen', '?').replace('4700', '')]), 80);
  await store('c.xml', transfer('TEIL', [home(6)]), 70);
  expect(await read()).toEqual(['b.xml STOPPED', 'c.xml IMPORTED']);
  expect(Object.keys(await prices())).toEqual(['A0', 'A1', 'A6']);
});
