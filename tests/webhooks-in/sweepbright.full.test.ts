/** SweepBright's own webhook: the changed estate is fetched from its API, which may fail. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { workQueues } from '../../server/composition/work-queues.ts';
import { listFeedRuns } from '../../server/features/import/store/feed-runs.ts';
import {
  FAILED_FEED_RECORDS,
  FEED_RECORD_QUEUE,
} from '../../server/features/import/webhooks/record-queue.ts';
import { type SweepBrightServer, startSweepBright } from '../support/crm/sweepbright.ts';
import { until } from '../support/until.ts';
import { crmEstate, startWebhookInSite, type WebhookInSite } from '../support/webhooks-in/webhook-in-site.ts';

const ID = '5f0e1c52-0b1d-4f6a-9a57-000000000042';
let server: SweepBrightServer;
let site: WebhookInSite;
let stopQueues: () => Promise<void>;

beforeAll(async () => {
  server = await startSweepBright();
  site = await startWebhookInSite(`${server.api}/`);
  stopQueues = workQueues(site.services);
});
afterAll(async () => {
  await stopQueues();
  await site.stop();
  server.stop();
});
beforeEach(async () => {
  server.reset();
  server.estates.set(ID, crmEstate(ID, 450_000));
  await site.services.jobs();
  await site.query('truncate feed_record, feed_run');
  await site.query(`delete from jobs.job where name like 'feed-records%' or name = 'mail'`);
  await site.query(`update listing set status = 'WITHDRAWN', content_hash = '' where feed = 'bright'`);
});

/** Ends all requests of estates with a status. */
const failWith = (status: number) => {
  server.fail = ({ method }, response) => method === 'GET' && Boolean(response.writeHead(status).end());
};
const isFetched = () => server.requests.filter((request) => request.startsWith('GET')).length;

const send = (event: string, minute: number, id = ID) => {
  const happenedAt = `2026-11-21T06:${String(minute).padStart(2, '0')}:00+01:00`;
  return site.sendSweepBright({ event, estate_id: id, happened_at: happenedAt });
};
const states = async (name = FEED_RECORD_QUEUE.name) =>
  (await site.query('select state from jobs.job where name = $1 order by created_on', [name])).map(
    ({ state }) => state,
  );
/** Makes failed jobs due. */
async function retry({ isLast = false } = {}): Promise<void> {
  await site.query(
    `update jobs.job set start_after = now() - interval '1 s',
       retry_count = case when $2 then retry_limit else retry_count end
     where state = 'retry' and name = $1`,
    [FEED_RECORD_QUEUE.name, isLast],
  );
  await (await site.services.jobs()).add(FEED_RECORD_QUEUE, []);
}
async function stored() {
  const [row] = await site.query(
    'select id, status, price_cents / 100 as price from listing where reference = $1',
    [ID],
  );
  return row ?? null;
}
const runs = () => listFeedRuns(site.database.db, 'bright', { count: 9, isPartial: true });

test('an estate is fetched with a token, and withdrawn when it is deleted', async () => {
  await send('estate-added', 1);
  await until(states, ['completed']);
  expect(server.requests).toEqual(['POST /oauth/token', `GET /estates/${ID}`]);
  expect(await stored()).toMatchObject({ status: 'AVAILABLE', price: 450_000 });
  await send('estate-deleted', 2);
  await until(states, ['completed', 'completed']);
  expect(await stored()).toMatchObject({ status: 'WITHDRAWN' });
  expect(isFetched()).toBe(1);
});

test('a failing API is asked again until it sends the estate', async () => {
  failWith(500);
  await send('estate-updated', 1);
  await until(states, ['retry']);
  const [{ output }] = await site.query('select output from jobs.job where name = $1', [
    FEED_RECORD_QUEUE.name,
  ]);
  expect(output.message).toBe('its server answers with status 500');
  expect(await runs()).toEqual([]);
  server.fail = () => false;
  server.estates.set(ID, { data: crmEstate('another', 1) });
  await retry();
  await until(isFetched, 2);
  await until(states, ['retry']);
  server.estates.set(ID, crmEstate(ID, 440_000));
  await retry();
  await until(states, ['completed']);
  expect(await stored()).toMatchObject({ status: 'AVAILABLE', price: 440_000 });
});

test('a change that is given up is listed, and the agency gets one mail', async () => {
  failWith(500);
  for (const minute of [1, 2]) {
    await send('estate-updated', minute);
    await until(async () => (await states()).at(-1), 'retry');
    await retry({ isLast: true });
    await until(async () => (await states(FAILED_FEED_RECORDS.name)).length, minute);
    await until(async () => (await states(FAILED_FEED_RECORDS.name)).at(-1), 'completed');
  }
  expect((await runs()).map(({ outcome }) => outcome)).toEqual(['FAILED', 'FAILED']);
  const mails = await site.query(
    `select from jobs.job join feed_run on feed_run.id::text = data ->> 'id' and is_webhook where name = 'mail'`,
  );
  expect(mails).toHaveLength(1);
});

test('a change that was followed by a deletion is neither fetched again nor reported as given up', async () => {
  failWith(404);
  await send('estate-updated', 3);
  await until(states, ['retry']);
  await send('estate-deleted', 4);
  await until(async () => (await states()).at(-1), 'completed');
  const before = isFetched();
  await retry({ isLast: true });
  await until(states, ['completed', 'completed']);
  expect(isFetched()).toBe(before);
  expect((await runs()).map(({ outcome }) => outcome)).toEqual(['IMPORTED']);
});

test('a deletion of an estate that the site has never seen does nothing', async () => {
  await site.sendSweepBright({
    event: 'estate-deleted',
    estate_id: 'never',
    happened_at: '2026-11-21T05:00:00Z',
  });
  await until(states, ['completed']);
  expect(await site.query(`select from listing where reference = 'never'`)).toEqual([]);
  expect(await runs()).toMatchObject([{ outcome: 'IMPORTED', reason: null }]);
});

const unit = (id: string, price: number) =>
  crmEstate(id, price, { is_project: false, project_id: 'project-1' });
const project = (...units: object[]) =>
  crmEstate('project-1', 0, { is_project: true, project_id: null, properties: units });
const entities = () =>
  site.query(`
    select entity.reference, is_listed, entity.price_cents / 100 as price, listing.status
    from project_entity entity join listing on listing.id = project_id
    where listing.reference = 'project-1' order by entity.reference`);
const listed = (reference: string, price: number) =>
  ({ reference, is_listed: true, price, status: 'AVAILABLE' }) as const;

test('a unit is imported with its project, whichever is reported first', async () => {
  server.estates.set('unit-1', unit('unit-1', 200_000));
  await send('estate-added', 1, 'unit-1');
  await until(states, ['retry']);
  expect(await site.query(`select from listing where reference in ('unit-1', 'project-1')`)).toEqual([]);
  server.estates.set('project-1', project(unit('unit-1', 200_000)));
  await send('estate-added', 2, 'project-1');
  await until(async () => (await states()).at(-1), 'completed');
  expect(await entities()).toEqual([listed('unit-1', 200_000)]);
  await retry();
  await until(states, ['completed', 'completed']);

  server.estates.set('unit-2', unit('unit-2', 300_000));
  await send('estate-added', 3, 'unit-2');
  await until(states, ['completed', 'completed', 'completed']);
  expect(await entities()).toEqual([listed('unit-1', 200_000), listed('unit-2', 300_000)]);
  expect((await runs()).every(({ outcome, reason }) => outcome === 'IMPORTED' && reason === null)).toBe(true);
});

test('a deleted unit leaves its project, and returns with it; a deleted project is withdrawn', async () => {
  const both = project(unit('unit-1', 200_000), unit('unit-2', 300_000));
  server.estates.set('project-1', both);
  await send('estate-updated', 11, 'project-1');
  await until(states, ['completed']);
  await send('estate-deleted', 12, 'unit-2');
  await until(states, ['completed', 'completed']);
  expect(await entities()).toEqual([
    listed('unit-1', 200_000),
    { ...listed('unit-2', 300_000), is_listed: false },
  ]);
  await send('estate-updated', 13, 'project-1');
  await until(states, ['completed', 'completed', 'completed']);
  expect(await entities()).toMatchObject([{ is_listed: true }, { is_listed: true }]);

  await send('estate-deleted', 15, 'project-1');
  await until(async () => (await states()).length, 4);
  await until(async () => (await states()).at(-1), 'completed');
  expect(await entities()).toMatchObject([{ status: 'WITHDRAWN' }, { status: 'WITHDRAWN' }]);
  server.estates.set('unit-1', unit('unit-1', 210_000));
  await send('estate-updated', 14, 'unit-1');
  await until(async () => (await states()).length, 5);
  await until(async () => (await states()).at(-1), 'completed');
  expect(await entities()).toMatchObject([{ status: 'WITHDRAWN' }, { status: 'WITHDRAWN' }]);
});
