/** Files that are older than the one imported last, or another agency's. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { acceptOrigin } from '../../server/features/import/store/feed-states.ts';
import { estates, feed, HEADER } from '../import/feed-builder.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { readFeedOnce } from '../support/feeds/read-feed-once.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase('places');
  folder = await mkdtemp(path.join(tmpdir(), 'origins-'));
  // Homes belong to an office.
  await importFeed(database.db, feed(), { source: 'office', now: NOW });
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Reads the feed once; returns the outcome and the reason. */
async function read(file: string) {
  await writeFile(path.join(folder, 'feed'), file);
  const { db } = database;
  return readFeedOnce({ db, settings: { file: 'feed' }, agencyFolder: folder, now: () => NOW });
}

function catalogue(price: number, header: Partial<typeof HEADER>): string {
  const [, ...lines] = feed(...estates(12, { price }));
  return `${[JSON.stringify({ ...HEADER, ...header }), ...lines].join('\n')}\n`;
}

const prices = async () =>
  (await database.pool.query('select distinct price_cents / 100 as price from listing')).rows;

test('an older file changes nothing until the agency has it read', async () => {
  const older = catalogue(300_000, { createdAt: '2026-11-24T06:00:00Z' });
  await read(catalogue(310_000, { createdAt: '2026-11-25T06:00:00Z' }));
  expect(await read(older)).toEqual(['STOPPED', expect.stringContaining('before the one imported last')]);
  expect(await prices()).toEqual([{ price: 310_000 }]);
  await acceptOrigin(database.db, 'crm', NOW);
  expect(await read(older)).toEqual(['IMPORTED', null]);
  expect(await prices()).toEqual([{ price: 300_000 }]);
});

test('dates are compared, not how they are written', async () => {
  await read(catalogue(310_000, { createdAt: '2026-11-25T08:00:00+02:00' }));
  expect((await read(catalogue(320_000, { createdAt: '2026-11-25T06:30:00Z' })))[0]).toBe('IMPORTED');
});

test('a file of another agency with the same references changes nothing', async () => {
  await read(catalogue(310_000, { agency: 'Peeters' }));
  expect(await read(catalogue(320_000, { agency: 'Janssens' }))).toEqual([
    'STOPPED',
    expect.stringContaining('of the agency "Janssens"'),
  ]);
  expect(await prices()).toEqual([{ price: 310_000 }]);
});

test('a date in the future does not stop later files', async () => {
  await read(catalogue(310_000, { createdAt: '2099-01-01T00:00:00Z' }));
  expect((await read(catalogue(320_000, { createdAt: NOW.toISOString() })))[0]).toBe('IMPORTED');
});

test('an older OpenImmo file changes nothing, nor one of another agency', async () => {
  const sample = await readFile('tests/feeds/openimmo/sample.xml', 'utf8');
  expect((await read(sample))[0]).toBe('IMPORTED');
  const older = sample.replace('timestamp="2026-04-02', 'timestamp="2026-04-01');
  expect(await read(older)).toEqual(['STOPPED', expect.stringContaining('2026-04-01T04:00:00.000Z')]);
  const foreign = sample.replace('OSTBELGIEN0001', 'NAMUR0002');
  expect(await read(foreign)).toEqual(['STOPPED', expect.stringContaining('"NAMUR0002"')]);
});

test('an older BLM file changes nothing', async () => {
  const sample = await readFile('tests/feeds/blm/agency.blm', 'latin1');
  expect((await read(sample))[0]).toBe('IMPORTED');
  expect(await read(sample.replace('25-Nov-2026', '24-NOV-2026'))).toEqual([
    'STOPPED',
    expect.stringContaining('2026-11-24T05:00:00.000Z'),
  ]);
});
