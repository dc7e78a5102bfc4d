/** SweepBright's own webhook: the changed estate is fetched from its API, which may fail. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { workQueues } from '../../server/composition/work-queues.ts';
import { listFeedRuns } from '../../server/features/import/store/feed-runs.ts';
import {
  FAILED_FEED_RECORDS,
  FEED_RECORD_QUEUE,
} from '../../server/features/import/webhooks/record-queue.ts';
import { until } from '../support/until.ts';
import {
  CLIENT_SECRET,
  crmEstate,
  startWebhookInSite,
  type WebhookInSite,
} from '../support/webhooks-in/webhook-in-site.ts';

const ID = '5f0e1c52-0b1d-4f6a-9a57-000000000042';
const TOKEN = 'token-of-this-test';
let server: Server;
let site: WebhookInSite;
let stopQueues: () => Promise<void>;
/** What the API sends. */
let estate: object;
let status: number;
let requests: { path: string | undefined; accept: string | undefined; body: string }[];

beforeAll(async () => {
  server = createServer(async (req, res) => {
    const body = Buffer.concat(await req.toArray()).toString();
    const { url: path, headers } = req;
    requests.push({ path, accept: headers.accept, body });
    if (path === '/api/oauth/token')
      return res.end(JSON.stringify({ access_token: TOKEN, expires_in: 3600 }));
    if (headers.authorization !== `Bearer ${TOKEN}`) return res.writeHead(401).end();
    return res.writeHead(status).end(JSON.stringify(estate));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  site = await startWebhookInSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`);
  stopQueues = workQueues(site.services);
});
afterAll(async () => {
  await stopQueues();
  await site.stop();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  [status, requests, estate] = [200, [], crmEstate(ID, 450_000)];
  await site.services.jobs();
  await site.query('truncate feed_record, feed_run');
  await site.query(`delete from jobs.job where name like 'feed-records%' or name = 'mail'`);
  await site.query(`update listing set status = 'WITHDRAWN', content_hash = '' where feed = 'bright'`);
});

const send = (event: string, minute: number) => {
  const happenedAt = `2026-11-21T06:${String(minute).padStart(2, '0')}:00+01:00`;
  return site.sendSweepBright({ event, estate_id: ID, happened_at: happenedAt });
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
const runs = () => listFeedRuns(site.database.db, 'bright', { count: 9, isWebhook: true });

test('an estate is fetched with a token, and withdrawn when it is deleted', async () => {
  await send('estate-added', 1);
  await until(states, ['completed']);
  expect(requests).toEqual([
    {
      path: '/api/oauth/token',
      accept: 'application/json',
      body: JSON.stringify({
        grant_type: 'client_credentials',
        client_id: '12345678',
        client_secret: CLIENT_SECRET,
      }),
    },
    { path: `/api/estates/${ID}`, accept: 'application/vnd.sweepbright.v20200313+json', body: '' },
  ]);
  expect(await stored()).toMatchObject({ status: 'AVAILABLE', price: 450_000 });
  await send('estate-deleted', 2);
  await until(states, ['completed', 'completed']);
  expect(await stored()).toMatchObject({ status: 'WITHDRAWN' });
  expect(requests).toHaveLength(2);
});

test('a failing API is asked again until it sends the estate', async () => {
  status = 500;
  await send('estate-updated', 1);
  await until(states, ['retry']);
  const [{ output }] = await site.query('select output from jobs.job where name = $1', [
    FEED_RECORD_QUEUE.name,
  ]);
  expect(output.message).toBe('its server answers with status 500');
  expect(await runs()).toEqual([]);
  status = 200;
  estate = { data: crmEstate('another', 1) };
  await retry();
  await until(() => requests.length, 4);
  await until(states, ['retry']);
  estate = crmEstate(ID, 440_000);
  await retry();
  await until(states, ['completed']);
  expect(await stored()).toMatchObject({ status: 'AVAILABLE', price: 440_000 });
});

test('a change that is given up is listed, and the agency gets one mail', async () => {
  status = 500;
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
  status = 404;
  await send('estate-updated', 3);
  await until(states, ['retry']);
  await send('estate-deleted', 4);
  await until(async () => (await states()).at(-1), 'completed');
  const before = requests.length;
  await retry({ isLast: true });
  await until(states, ['completed', 'completed']);
  expect(requests).toHaveLength(before);
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
