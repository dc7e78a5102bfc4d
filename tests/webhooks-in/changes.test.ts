/** Changes that a CRM reports are online within seconds, each once and in the order of their timestamps. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { workQueues } from '../../server/composition/work-queues.ts';
import { presentChangeRuns } from '../../server/features/import/polling/present-feed.ts';
import { listFeedRuns } from '../../server/features/import/store/feed-runs.ts';
import { until } from '../support/until.ts';
import {
  crmEstate,
  eventBody,
  startWebhookInSite,
  type WebhookInSite,
  whiseEstate,
} from '../support/webhooks-in/webhook-in-site.ts';

let site: WebhookInSite;
let stopQueues: () => Promise<void>;

beforeAll(async () => {
  site = await startWebhookInSite();
  stopQueues = workQueues(site.services);
});
afterAll(async () => {
  await stopQueues();
  await site.stop();
});
beforeEach(async () => {
  await site.query('truncate feed_record, feed_run');
  await site.query(`update listing set status = 'WITHDRAWN', content_hash = '' where feed <> 'main'`);
});

const runs = () => listFeedRuns(site.database.db, 'crm', { count: 50, isPartial: true });

/** Sends an event to the feed `crm` and waits until it was handled. */
async function send(type: string, data: object, minute: number): Promise<void> {
  await site.send('crm', eventBody(type, data, minute));
  const waiting = `select count(*)::int as count from jobs.job
    where name = 'feed-records' and state in ('created', 'retry', 'active')`;
  await until(async () => (await site.query(waiting))[0].count, 0);
}
const change = (id: string, price: number, minute: number) =>
  send('estate.changed', crmEstate(id, price), minute);
const remove = (id: string, minute: number) => send('estate.deleted', { id }, minute);

async function stored(reference: string) {
  const [row] = await site.query(
    'select id, status, price_cents / 100 as price, feed from listing where reference = $1',
    [reference],
  );
  return row ?? null;
}

test('a changed estate appears, and a second event changes its price, while other listings stay', async () => {
  const [{ count: others }] = await site.query(`select count(*) from listing where status = 'AVAILABLE'`);
  const [{ version }] = await site.query('select version from publication');
  await change('one', 400_000, 0);
  await change('two', 500_000, 1);
  const before = await stored('one');
  expect(before).toMatchObject({ status: 'AVAILABLE', price: 400_000, feed: 'crm' });
  await change('one', 390_000, 2);
  expect(await stored('one')).toEqual({ ...before, price: 390_000 });
  expect(await stored('two')).toMatchObject({ status: 'AVAILABLE', price: 500_000 });
  const [{ count }] = await site.query(`select count(*) from listing where status = 'AVAILABLE'`);
  expect(count - others).toBe(2);
  const [{ version: changed }] = await site.query('select version from publication');
  expect(changed - version).toBeGreaterThanOrEqual(3);
  const fetched = await site.query(`select data from jobs.job where name = 'fetch-media'`);
  expect(JSON.stringify(fetched)).toContain('https://media.example.be/1/a.jpg');
});

test('a deletion withdraws, older events and repeated ones do nothing, and a later one restores the id', async () => {
  await change('one', 400_000, 0);
  const { id } = await stored('one');
  await remove('one', 10);
  expect(await stored('one')).toMatchObject({ id, status: 'WITHDRAWN' });
  await change('one', 300_000, 5);
  await change('one', 300_000, 10);
  await change('one', 400_000, 0);
  expect(await stored('one')).toMatchObject({ id, status: 'WITHDRAWN', price: 400_000 });
  expect((await runs()).map(({ outcome }) => outcome)).toEqual(['IMPORTED', 'IMPORTED']);
  await change('one', 410_000, 11);
  expect(await stored('one')).toMatchObject({ id, status: 'AVAILABLE', price: 410_000 });
  const events = await site.query('select status from listing_event where listing_id = $1 order by at, id', [
    id,
  ]);
  expect(
    events
      .map(({ status }) => status)
      .filter(Boolean)
      .slice(-2),
  ).toEqual(['WITHDRAWN', 'AVAILABLE']);
});

test('the agency gets one mail a day about rejected changes', async () => {
  await site.query(`delete from jobs.job where name = 'mail'`);
  const location = { country: 'BE', postal_code: '0000', city: 'Nergenshuizen', hidden: false };
  await send('estate.changed', crmEstate('lost', 400_000, { location }), 0);
  await send('estate.changed', crmEstate('lost-too', 400_000, { location }), 1);
  await change('one', 410_000, 2);
  const rejected = (await runs()).filter(({ outcome }) => outcome === 'STOPPED');
  expect(rejected).toHaveLength(2);
  const mails = await site.query(`select data from jobs.job where name = 'mail'`);
  expect(mails.map(({ data }) => data)).toEqual([
    { source: 'feed', id: String(rejected[1]?.id), mail: 'STOPPED' },
  ]);
});

test('a deletion before its change keeps the estate away', async () => {
  await remove('never', 10);
  await change('never', 400_000, 9);
  expect(await stored('never')).toBeNull();
});

test('a feed withdraws neither listings of another feed nor sold ones', async () => {
  await change('sold', 400_000, 0);
  await send('estate.changed', crmEstate('sold', 400_000, { status: 'sold' }), 1);
  const [{ reference }] = await site.query(
    `select reference from listing where feed = 'main' and kind = 'estate' and status = 'AVAILABLE' limit 1`,
  );
  await remove('sold', 2);
  await remove(reference, 2);
  expect(await stored('sold')).toMatchObject({ status: 'SOLD' });
  expect(await stored(reference)).toMatchObject({ status: 'AVAILABLE', feed: 'main' });
});

test('records that are rejected are listed with the reason, and change nothing', async () => {
  await change('one', 400_000, 0);
  await send('estate.changed', crmEstate('one', 1, { status: 'lent' }), 1);
  await send('estate.changed', crmEstate('one', 1, { location: { country: 'BE', city: 'Nowhere' } }), 2);
  expect(await stored('one')).toMatchObject({ status: 'AVAILABLE', price: 400_000 });
  expect((await runs()).map(({ outcome }) => outcome)).toEqual(['STOPPED', 'STOPPED', 'IMPORTED']);
  const shown = presentChangeRuns('crm', await runs());
  expect(shown).toContain('rejected: one: status: "lent" is not known');
  expect(shown).toContain('crm: last single changes\n');
  expect(shown).toMatch(/ imported: 1 (new|returned)\n/);
  const mails = await site.query(
    `select from jobs.job join feed_run on feed_run.id::text = data ->> 'id' and is_webhook where name = 'mail'`,
  );
  // One mail a day.
  expect(mails).toHaveLength(1);
});

test('an estate of Whise is imported', async () => {
  await site.send('whise', eventBody('estate.changed', whiseEstate(7_100_001, 350_000)));
  await until(async () => (await stored('7100001'))?.price, 350_000);
  expect(await stored('7100001')).toMatchObject({ feed: 'whise', status: 'AVAILABLE' });
});
