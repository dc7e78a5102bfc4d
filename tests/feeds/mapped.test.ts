/** A feed of an unknown system, with the example of the manual: docs/examples/. */
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { listFeedRuns } from '../../server/features/import/store/feed-runs.ts';
import { feed } from '../import/feed-builder.ts';
import { runCommand, settingsOf } from '../support/backup/commands.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { readFeedOnce } from '../support/feeds/read-feed-once.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const EXAMPLES = 'docs/examples';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase('places');
  folder = await mkdtemp(path.join(tmpdir(), 'mapped-'));
  for (const name of ['homes.xml', 'mapping.json', 'realworks.json', 'realworks-mapping.json'])
    await copyFile(path.join(EXAMPLES, name), path.join(folder, name));
  await importFeed(database.db, feed(), { source: 'office', feed: 'office', now: NOW });
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const read = (file = 'homes.xml', mapping = 'mapping.json') =>
  readFeedOnce({
    db: database.db,
    settings: { file, mapping },
    agencyFolder: folder,
    now: () => NOW,
  });
const homes = async () =>
  (
    await database.pool.query(`
      select reference, agency_reference, status, price_cents / 100 as price, street, postal_code, sub_type, bedrooms
      from listing join estate on listing_id = listing.id join city on city.id = city_id order by reference`)
  ).rows.map((row) => ({ ...row, price: row.price === null ? null : Number(row.price) }));

test('the example becomes homes; what it hides is hidden', async () => {
  expect(await read()).toEqual(['IMPORTED', null]);
  const common = { status: 'AVAILABLE', sub_type: 'TERRACED' };
  expect(await homes()).toMatchObject([
    {
      ...common,
      reference: '2001',
      agency_reference: 'WON-2001',
      price: 349_000,
      street: 'Kouter',
      bedrooms: 3,
    },
    {
      reference: '2002',
      status: 'OPTION',
      price: null,
      street: null,
      postal_code: '3000',
      sub_type: 'DUPLEX',
    },
    { reference: '2003', status: 'WITHDRAWN', price: 29_500, sub_type: 'BOX' },
  ]);
  const [run] = await listFeedRuns(database.db, 'crm', { count: 1 });
  expect(JSON.stringify(run)).not.toMatch(/Janssens|0470|an@agency/);
});

test('a list of Realworks becomes homes without streets; a confidential one has no price', async () => {
  expect(await read('realworks.json', 'realworks-mapping.json')).toEqual(['IMPORTED', null]);
  const home = { reference: '8700001', agency_reference: 'WON-2001', price: 349_000, street: null };
  expect(await homes()).toMatchObject([
    { ...home, status: 'AVAILABLE', sub_type: 'DETACHED' },
    { reference: '8700002', status: 'SOLD', price: null, street: null },
  ]);
});

test('a mapping with faults stops the feed, which says each of them', async () => {
  const mapping = JSON.parse(await readFile(path.join(folder, 'mapping.json'), 'utf8'));
  mapping.fields['comfort.bedroom'] = 'x';
  await writeFile(path.join(folder, 'mapping.json'), JSON.stringify(mapping));
  expect(await read()).toEqual([
    'STOPPED',
    'the mapping mapping.json cannot be used: fields.comfort.bedroom: the site has no such field; the nearest is "comfort.bedrooms"',
  ]);
  await rm(path.join(folder, 'mapping.json'));
  expect(await read()).toEqual(['STOPPED', 'the mapping mapping.json cannot be used: there is no such file']);
});

test('the command tries a mapping without writing, and says what is wrong with it', async () => {
  const check = (mapping: string) =>
    runCommand(
      'import',
      [path.join(folder, 'homes.xml'), '--check', '--mapping', path.join(folder, mapping)],
      settingsOf(database.target, folder),
    );
  const tried = await check('mapping.json');
  expect([tried.code, tried.output]).toEqual([0, expect.stringContaining('Would import')]);
  expect(await homes()).toEqual([]);
  await writeFile(path.join(folder, 'wrong.json'), '{"syntax":"yaml","fields":{}}');
  const failed = await check('wrong.json');
  expect([failed.code, failed.output]).toEqual([1, expect.stringContaining('cannot be used:\n  syntax: ')]);
});
