/** Two processes that handle the same events at the same time. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { NO_RULES } from '../../server/features/import/agency-rules.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { listFeedRuns } from '../../server/features/import/store/feed-runs.ts';
import { createRecordImporter } from '../../server/features/import/webhooks/import-record.ts';
import type { FeedRecordJob } from '../../server/features/import/webhooks/record-queue.ts';
import { estate, feed, project } from '../import/feed-builder.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
let database: TestDatabase;
let pictures: string[];

beforeEach(async () => {
  database = await createTestDatabase('places');
  pictures = [];
  await importFeed(database.db, feed(estate('BK-1')), { source: 'crm', feed: 'crm', now: NOW });
});
afterEach(() => database.drop());

function createHandler() {
  const { importRecord } = createRecordImporter({
    db: database.db,
    webhooks: new Map(),
    rules: NO_RULES,
    apis: new Map(),
    addMails: async () => {},
    addAddress: async () => {},
    importPictures: async (reference) => void pictures.push(reference),
    log: { warn() {} },
    now: () => NOW,
  });
  return (job: FeedRecordJob) => importRecord(job, new AbortController().signal);
}

function changed(price: number, minute: number): FeedRecordJob {
  const record = { number: 1, line: estate('BK-1', { price }) };
  const changedAt = new Date(NOW.getTime() + minute * 60_000).toISOString();
  return {
    ...{ feed: 'crm', reference: 'BK-1', changedAt },
    change: { type: 'TRANSLATED', estate: { record, unmapped: [] } },
  };
}

const rows = async (text: string) => (await database.pool.query(text)).rows;
const runs = () => listFeedRuns(database.db, 'crm', { count: 50, isPartial: true });

test('the same event changes the listing once', async () => {
  const handlers = [createHandler(), createHandler(), createHandler()];
  await Promise.all(handlers.map((handle) => handle(changed(300_000, 1))));
  expect(await runs()).toHaveLength(1);
  expect(await rows(`select price_cents from listing_event where kind = 'PRICE'`)).toHaveLength(1);
});

test('the newest of several events wins, whatever their order', async () => {
  const handlers = [createHandler(), createHandler()];
  const jobs = [4, 1, 5, 2, 3].map((minute) => changed(300_000 + minute, minute));
  await Promise.all(jobs.map((job, index) => handlers[index % 2]?.(job)));
  expect(await rows('select price_cents from listing')).toEqual([{ price_cents: 30_000_500 }]);
  expect(await rows('select * from feed_record')).toEqual([
    { feed: 'crm', reference: 'BK-1', changed_at: new Date('2026-11-21T06:05:00Z'), is_deleted: false },
  ]);
});

test('a repeated event queues pictures that an ended process has not queued', async () => {
  await createHandler()(changed(300_000, 1));
  await createHandler()(changed(300_000, 1));
  expect(pictures).toEqual(['BK-1', 'BK-1']);
  expect(await runs()).toHaveLength(1);
});

test('a unit that was deleted after the change of its project is not listed again', async () => {
  const handle = createHandler();
  const at = (minute: number) => new Date(NOW.getTime() + minute * 60_000).toISOString();
  const changedProject = (minute: number): FeedRecordJob => ({
    ...{ feed: 'crm', reference: 'PR-1', changedAt: at(minute) },
    change: { type: 'TRANSLATED', estate: { record: { number: 1, line: project('PR-1') }, unmapped: [] } },
  });
  const listed = () => rows('select reference, is_listed from project_entity order by reference');
  await handle({ feed: 'crm', reference: 'PR-1-101', changedAt: at(2), change: { type: 'DELETED' } });
  await handle(changedProject(1));
  expect(await listed()).toEqual([
    { reference: 'PR-1-101', is_listed: false },
    { reference: 'PR-1-102', is_listed: true },
  ]);
  await handle(changedProject(3));
  expect(await listed()).toMatchObject([{ is_listed: true }, { is_listed: true }]);
  await handle({ feed: 'crm', reference: 'PR-1-101', changedAt: at(4), change: { type: 'DELETED' } });
  await handle(changedProject(4));
  expect(await listed()).toMatchObject([{ is_listed: false }, { is_listed: true }]);
});

test('a project that its CRM has withdrawn is withdrawn, although its units cannot be read', async () => {
  const line = project('PR-1');
  await importFeed(database.db, feed(line), { source: 'projects', feed: 'projects', now: NOW });
  const record = { number: 1, kind: 'project' as const, reference: 'PR-1', reasons: ['no units'] };
  await createHandler()({
    ...{ feed: 'projects', reference: 'PR-1', changedAt: NOW.toISOString() },
    change: {
      type: 'TRANSLATED',
      estate: { record: { ...record, isWithdrawn: true as const }, unmapped: [] },
    },
  });
  expect(await rows(`select status from listing where reference = 'PR-1'`)).toEqual([
    { status: 'WITHDRAWN' },
  ]);
  const [run] = await listFeedRuns(database.db, 'projects', { count: 1, isPartial: true });
  expect(run).toMatchObject({ outcome: 'IMPORTED', reason: null });
});
