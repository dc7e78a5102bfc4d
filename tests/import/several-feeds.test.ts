/** Several feeds beside each other: each owns its listings. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { presentUnnamed } from '../../server/features/import/file-feed.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { ALL_REMOVALS } from '../../server/features/import/removal-rules.ts';
import { moveListings } from '../../server/features/import/store/move-listings.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { entity, estate, feed, news, project } from './feed-builder.ts';

const NOW = new Date('2026-11-20T06:00:00Z');

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(() => database.drop());

const load = (name: string, lines: string[]) =>
  importFeed(database.db, lines, { source: name, feed: name, now: NOW, removals: ALL_REMOVALS });

async function listings() {
  const { rows } = await database.pool.query(
    'select reference, feed, status from listing order by reference',
  );
  return rows.map(({ reference, feed: owner, status }) => `${reference} ${owner} ${status}`);
}

test('a feed withdraws only its own listings and news', async () => {
  await load('main', feed(estate('BK-1'), news('N-1')));
  await load('villas', feed(estate('VI-1'), estate('VI-2')));
  const report = await load('villas', feed(estate('VI-2')));
  expect(report).toMatchObject({ withdrawn: 1, unchanged: 1 });
  expect(await listings()).toEqual(['BK-1 main AVAILABLE', 'VI-1 villas WITHDRAWN', 'VI-2 villas AVAILABLE']);
  const { rows } = await database.pool.query('select is_listed from news_item');
  expect(rows).toEqual([{ is_listed: true }]);
});

test('a reference of another feed is rejected with the line, and its listing stays', async () => {
  await load('main', feed(estate('BK-1', { price: 300_000 })));
  const report = await load('villas', feed(estate('BK-1', { price: 1 }), estate('VI-1')));
  expect(report.rejections).toEqual([
    { line: 4, reference: 'BK-1', reasons: ['reference: BK-1 belongs to the feed "main"'] },
  ]);
  expect(await listings()).toEqual(['BK-1 main AVAILABLE', 'VI-1 villas AVAILABLE']);
  await load('main', feed(estate('BK-2')));
  expect(await listings()).toEqual(['BK-1 main WITHDRAWN', 'BK-2 main AVAILABLE', 'VI-1 villas AVAILABLE']);
});

test('a reference that its feed has withdrawn may be used by another feed, and keeps its id', async () => {
  const idOf = async () => (await database.pool.query('select id from listing')).rows;
  await load('main', feed(estate('BK-1')));
  const before = await idOf();
  await load('main', feed());
  const report = await load('villas', feed(estate('BK-1')));
  expect(report).toMatchObject({ returned: 1, rejected: 0 });
  expect(await listings()).toEqual(['BK-1 villas AVAILABLE']);
  expect(await idOf()).toEqual(before);
  expect(await load('main', feed(estate('BK-1')))).toMatchObject({ rejected: 1 });
});

test('news and entities of another feed are not overwritten', async () => {
  await load('main', feed(news('N-1'), project('P-1', { entities: [entity('E-1')] })));
  const report = await load('villas', feed(news('N-1'), project('P-2', { entities: [entity('E-1')] })));
  expect(report.rejections.map(({ reasons }) => reasons)).toEqual([
    ['reference: N-1 belongs to the feed "main"'],
    ['entities.0.reference: E-1 belongs to the feed "main"'],
  ]);
  expect(await load('main', feed(news('N-1'), project('P-1', { entities: [entity('E-1')] })))).toMatchObject({
    unchanged: 2,
  });
});

test('listings and news can be moved to another feed', async () => {
  await load('main', feed(estate('BK-1'), estate('BK-2', { status: 'SOLD' }), news('N-1')));
  expect(await moveListings(database.db, 'main', 'villas')).toBe(2n);
  const report = await load('villas', feed(estate('BK-1'), estate('BK-2', { status: 'SOLD' }), news('N-1')));
  expect(report).toMatchObject({ new: 0, returned: 0, withdrawn: 0, rejected: 0 });
});

test('a rejected office does not keep a listing with its reference on offer', async () => {
  await load('main', feed(estate('12'), estate('13')));
  await load('main', feed({ kind: 'office', reference: '12', name: '' }, estate('13')));
  expect(await listings()).toEqual(['12 main WITHDRAWN', '13 main AVAILABLE']);
});

/** Imports a file by hand, as the command does. */
const loadFile = (name: string, lines: string[]) =>
  importFeed(database.db, lines, { source: `${name}.jsonl`, feed: name, adopts: 'main', now: NOW });

test('a second file by hand withdraws nothing of the first one', async () => {
  await loadFile('homes', feed(estate('BK-1'), news('N-1')));
  await loadFile('news-november', feed(news('N-2')));
  await loadFile('villas', feed(estate('VI-1')));
  expect(await listings()).toEqual(['BK-1 homes AVAILABLE', 'VI-1 villas AVAILABLE']);
  const { rows } = await database.pool.query('select feed, is_listed from news_item order by reference');
  expect(rows).toEqual([
    { feed: 'homes', is_listed: true },
    { feed: 'news-november', is_listed: true },
  ]);
  const report = await loadFile('villas', feed(estate('BK-1'), estate('VI-1')));
  expect(report.rejections).toMatchObject([{ reasons: ['reference: BK-1 belongs to the feed "homes"'] }]);
});

test('another news item under the same name does not replace the one before silently', async () => {
  await loadFile('news', feed(news('N-1')));
  const stopped = await loadFile('news', feed(news('N-2')));
  expect(stopped).toMatchObject({
    stopReason: 'the feed contains none of its 1 news items',
    remedy: 'ALLOW_REMOVALS',
  });
  expect(await loadFile('news', feed(news('N-1'), news('N-2')))).toMatchObject({ new: 1, unchanged: 1 });
});

test('a file takes over what was imported by hand before files had names', async () => {
  await load('main', feed(estate('BK-1'), estate('BK-2'), news('N-1'), news('N-2')));
  expect(await presentUnnamed(database.db, 'homes')).toContain('2 homes and 2 news items');
  const lines = feed(estate('BK-1'), news('N-1'));
  expect(await loadFile('homes', lines)).toMatchObject({ rejected: 0, withdrawn: 0, new: 0 });
  expect(await listings()).toEqual(['BK-1 homes AVAILABLE', 'BK-2 main AVAILABLE']);
  expect(await presentUnnamed(database.db, 'homes')).toContain('1 homes and 1 news items');
  expect(await loadFile('homes', lines)).toMatchObject({ unchanged: 2, changed: 0 });
});
