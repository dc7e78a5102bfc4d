/** The feeds on the page of reports, and confirming removals there. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Tally } from '../../server/features/import/report.ts';
import { saveFeedRun } from '../../server/features/import/store/feed-runs.ts';
import { beginReading, findDueFeeds, readFeedState } from '../../server/features/import/store/feed-states.ts';
import { type DeskSite, type EmployeeName, startDeskSite } from '../support/desk/desk-site.ts';

const MISSING = ['BK-1012', 'BK-1019', 'BK-1033'];
const FEEDS = [{ name: 'crm', url: 'https://crm.example/feed.ndjson' }];

let site: DeskSite;

beforeAll(async () => {
  site = await startDeskSite({ agency: { feeds: FEEDS } });
});
afterAll(() => site?.stop());
beforeEach(async () => {
  await site.query('delete from feed_state');
  await site.query('delete from feed_run');
  await site.query('delete from desk_log');
  await beginReading(site.services.db, 'crm', new Date(Date.now() + 86_400_000 * 365));
});

async function saveRun(outcome: 'HELD' | 'IMPORTED' | 'FAILED', feed = 'crm'): Promise<string> {
  const tally = new Tally();
  tally.count('estate', 'new', 7);
  tally.rejected = 2;
  if (outcome === 'HELD') [tally.removals, tally.missing, tally.keptOnOffer] = [4, 3, MISSING];
  const reason = outcome === 'FAILED' ? 'its server answers with status 503' : null;
  const report = outcome === 'FAILED' ? null : tally.report('crm');
  const run = { feed, at: new Date('2026-11-21T06:00:00Z'), outcome, reason, report, isPartial: false };
  return String((await site.services.db.transaction().execute((trx) => saveFeedRun(trx, run))).id);
}

const open = async (employee: EmployeeName = 'manager') => (await site.open(employee, '/desk/reports')).text;
const confirm = (run: string, employee: EmployeeName = 'manager', feed = 'crm') =>
  site.send(employee, '/desk/reports', { intent: 'confirmRemovals', feed, run });
const confirmed = async () => (await readFeedState(site.services.db, 'crm')).confirmedRemovals;

test('the last runs of each feed, with numbers or the reason', async () => {
  expect(await open()).toContain('Not read yet.');
  await saveRun('IMPORTED');
  await saveRun('FAILED');
  const text = await open();
  expect(text).toContain('7 new · 0 changed · 0 removed · 2 rejected');
  expect(text).toContain('its server answers with status 503');
  expect(text).not.toContain('Remove ');
});

test('offices do not see feeds', async () => {
  await saveRun('HELD');
  expect(await open('office')).not.toContain('BK-1012');
});

test('a manager confirms what was shown; the feed is due, and the log has it', async () => {
  const run = await saveRun('HELD');
  const text = await open();
  for (const reference of MISSING) expect(text).toContain(reference);
  expect(text).toContain(`name="run" value="${run}"`);
  const { status, headers } = await confirm(run);
  expect([status, headers.location]).toEqual([303, '/desk/reports?done=confirmRemovals']);
  expect(await confirmed()).toBe(4);
  expect(await findDueFeeds(site.services.db, ['crm'], site.services.now())).toEqual(['crm']);
  expect(await site.query('select action, subject from desk_log')).toEqual([
    { action: 'confirmRemovals', subject: 'crm' },
  ]);
  const after = await open();
  expect(after).toContain('Confirmed: with the next reading');
  expect(after).not.toContain('value="confirmRemovals"');
});

test('the first page counts what waits until it is confirmed, for managers', async () => {
  const run = await saveRun('HELD');
  const today = async (employee: EmployeeName) => (await site.open(employee, '/desk')).text;
  expect(await today('manager')).toContain('1 feed waits for you');
  expect(await today('office')).not.toContain('1 feed waits');
  await confirm(run);
  expect(await today('manager')).not.toContain('1 feed waits');
});

test('a page that was opened before a later reading confirms nothing, and says so', async () => {
  const old = await saveRun('HELD');
  await saveRun('HELD');
  const { status, text } = await confirm(old);
  expect(status).toBe(422);
  expect(text).toContain('Meanwhile the feed has been read again');
  expect(await confirmed()).toBeNull();
  expect(await site.query('select from desk_log')).toEqual([]);
});

test('nothing is confirmed twice, or when nothing is missing any more', async () => {
  const run = await saveRun('HELD');
  await confirm(run);
  expect((await confirm(run)).status).toBe(422);
  await saveRun('IMPORTED');
  expect((await confirm(run)).status).toBe(422);
  expect(await open()).not.toContain('BK-1012');
});

test('other roles, other feeds and other sites confirm nothing', async () => {
  const run = await saveRun('HELD');
  for (const employee of ['agent', 'office', 'otherOffice'] as const)
    expect((await confirm(run, employee)).status).toBe(403);
  const other = await saveRun('HELD', 'villas');
  expect((await confirm(other, 'manager', 'villas')).status).toBe(422);
  const forged = await confirm('0 or 1');
  expect(forged.status).toBe(422);
  expect(await confirmed()).toBeNull();
});
