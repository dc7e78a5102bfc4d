/** The page on which the agency confirms removals of a feed, from the link of its mail. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { ImportStopped } from '../../../server/features/feed/import-stopped.ts';
import { feedSource } from '../../../server/features/import/polling/feed-source.ts';
import { Tally } from '../../../server/features/import/report.ts';
import { saveFeedRun } from '../../../server/features/import/store/feed-runs.ts';
import {
  beginReading,
  findDueFeeds,
  readFeedState,
} from '../../../server/features/import/store/feed-states.ts';
import { startSite, type TestSite } from '../../support/site.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const MISSING = ['BK-1012', 'BK-1019', 'BK-1033'];

let site: TestSite;
/** The path of the link in the mail. */
let link: string;

beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL: 'https://baksteen.example' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  const { db } = site.services;
  await db.deleteFrom('feed_state').execute();
  await db.deleteFrom('feed_run').execute();
  await beginReading(db, 'crm', new Date(NOW.getTime() + 3_600_000));
  link = await linkOf(await saveRun('HELD'));
});

async function saveRun(outcome: 'HELD' | 'IMPORTED' | 'FAILED' | 'STOPPED', feed = 'crm'): Promise<number> {
  const tally = new Tally();
  if (outcome === 'HELD') [tally.removals, tally.missing, tally.keptOnOffer] = [3, 3, MISSING];
  const reason = outcome === 'STOPPED' || outcome === 'FAILED' ? 'the file is truncated' : null;
  const report =
    outcome === 'FAILED' ? null : tally.report('crm', reason === null ? null : new ImportStopped(reason));
  const run = { feed, at: NOW, outcome, reason, report, isPartial: false };
  const { id } = await site.services.db.transaction().execute((trx) => saveFeedRun(trx, run));
  return id;
}

async function linkOf(run: number): Promise<string> {
  const { settings, ...services } = site.services;
  const context = { ...services, agency: settings.agency, publicUrl: settings.publicUrl };
  const mail = await feedSource.writeMail({ id: String(run), mail: 'HELD' }, context);
  const found = mail?.texts.blocks.find((block) => block.type === 'link');
  if (found?.type !== 'link') throw new Error('no link');
  return found.url.replace('https://baksteen.example', '');
}

const runOnPage = (html: string) => /name="run" value="(\d+)"/.exec(html)?.[1];
const confirm = (run: string | undefined) => request(site.app).post(link).type('form').send({ run });
const confirmed = async () => (await readFeedState(site.services.db, 'crm')).confirmedRemovals;

test('opening the page shows the homes and changes nothing', async () => {
  const { status, text, headers } = await request(site.app).get(link);
  expect(status).toBe(200);
  for (const reference of MISSING) expect(text).toContain(reference);
  expect(text).toMatch(/<html lang="nl-BE">/);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(await confirmed()).toBeNull();
});

test('the button confirms as many homes as were missing, and makes the feed due', async () => {
  const { text } = await request(site.app).get(link);
  const { status, headers } = await confirm(runOnPage(text));
  expect([status, headers.location]).toEqual([303, link]);
  expect(await confirmed()).toBe(3);
  expect(await findDueFeeds(site.services.db, ['crm'], NOW)).toEqual(['crm']);
  expect((await request(site.app).get(link)).text).not.toContain('<button');
});

test('a page that was opened before a later reading confirms nothing', async () => {
  const { text } = await request(site.app).get(link);
  await saveRun('HELD');
  await confirm(runOnPage(text));
  expect(await confirmed()).toBeNull();
  const shown = await request(site.app).get(link);
  expect(runOnPage(shown.text)).not.toBe(runOnPage(text));
});

test('when nothing is missing any more, the page says so', async () => {
  const run = runOnPage((await request(site.app).get(link)).text);
  await saveRun('IMPORTED');
  expect((await request(site.app).get(link)).text).not.toContain('<button');
  await confirm(run);
  expect(await confirmed()).toBeNull();
});

test('the link works after many readings, and after readings that say nothing of removals', async () => {
  for (let reading = 0; reading < 101; reading++) await saveRun('HELD');
  await saveRun('STOPPED');
  await saveRun('FAILED');
  const { text } = await request(site.app).get(link);
  await confirm(runOnPage(text));
  expect(await confirmed()).toBe(3);
});

test('a later reading of another feed does not matter', async () => {
  await saveRun('IMPORTED', 'villas');
  const { text } = await request(site.app).get(link);
  await confirm(runOnPage(text));
  expect(await confirmed()).toBe(3);
});

test('a form of another site and a forged link confirm nothing', async () => {
  const run = runOnPage((await request(site.app).get(link)).text);
  const foreign = await confirm(run).set('origin', 'https://elsewhere.example');
  expect(foreign.status).toBe(403);
  const token = link.split('/').at(-1);
  const forged = [
    `/feeds/confirm/villas/${token}`,
    `/feeds/confirm/crm/${'A'.repeat(43)}`,
    '/feeds/confirm/crm/x',
    `/feeds/confirm/CRM/${token}`,
    `/feeds/confirm/%00/${token}`,
  ];
  for (const path of forged) {
    expect((await request(site.app).get(path)).status).toBe(404);
    expect((await request(site.app).post(path).type('form').send({ run })).status).toBe(404);
  }
  expect(await confirmed()).toBeNull();
});
