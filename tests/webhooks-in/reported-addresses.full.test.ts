/** The site reports to SweepBright the address of the page of each estate that it has published. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { workQueues } from '../../server/composition/work-queues.ts';
import { ADDRESS_QUEUE } from '../../server/features/import/addresses/address-queue.ts';
import { FEED_RECORD_QUEUE } from '../../server/features/import/webhooks/record-queue.ts';
import { type SweepBrightServer, startSweepBright } from '../support/crm/sweepbright.ts';
import { until } from '../support/until.ts';
import { crmEstate, startWebhookInSite, type WebhookInSite } from '../support/webhooks-in/webhook-in-site.ts';

const ID = '5f0e1c52-0b1d-4f6a-9a57-000000000043';
let server: SweepBrightServer;
let site: WebhookInSite;
let stopQueues: () => Promise<void>;
let minute = 0;

beforeAll(async () => {
  server = await startSweepBright();
  site = await startWebhookInSite(server.api);
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
  await site.query('truncate reported_address');
  await site.query(
    `delete from jobs.job where name in ('${ADDRESS_QUEUE.name}', '${FEED_RECORD_QUEUE.name}')`,
  );
});

const states = async (queue: string) =>
  (await site.query('select state from jobs.job where name = $1 order by created_on', [queue])).map(
    ({ state }) => state,
  );
/** Sends an event, and waits until it is imported and `address` jobs have been tried. */
async function send(event: string, addressStates: string[], id = ID): Promise<void> {
  minute++;
  const happenedAt = `2026-11-21T06:${String(minute).padStart(2, '0')}:00+01:00`;
  await site.sendSweepBright({ event, estate_id: id, happened_at: happenedAt });
  await until(async () => (await states(FEED_RECORD_QUEUE.name)).at(-1), 'completed');
  await until(() => states(ADDRESS_QUEUE.name), addressStates);
}
const reported = () => server.calls.filter(({ method }) => method === 'PUT');
const page = async (reference = ID) => {
  const [{ id }] = await site.query('select id from listing where reference = $1', [reference]);
  return expect.stringMatching(new RegExp(`^http://localhost:3000/nl/[a-z-]+/${id}/`));
};

test('once for each address: an update tells it again only when it has changed', async () => {
  await send('estate-added', ['completed']);
  expect(reported()).toEqual([{ method: 'PUT', path: `/estates/${ID}/url`, body: { url: await page() } }]);
  server.estates.set(ID, crmEstate(ID, 440_000));
  await send('estate-updated', ['completed', 'completed']);
  expect(reported()).toHaveLength(1);
  await site.query(`update reported_address set url = 'http://localhost:3000/nl/old'`);
  server.estates.set(ID, crmEstate(ID, 430_000));
  await send('estate-updated', ['completed', 'completed', 'completed']);
  expect(reported()).toHaveLength(2);
});

test('an address that another account was told is told again', async () => {
  await send('estate-added', ['completed']);
  await site.query(`update reported_address set account = 'sweepbright another'`);
  await send('estate-updated', ['completed', 'completed']);
  expect(reported()).toHaveLength(2);
  await send('estate-updated', ['completed', 'completed', 'completed']);
  expect(reported()).toHaveLength(2);
});

test('a deleted estate is not told, and one that is published again is', async () => {
  await send('estate-added', ['completed']);
  await send('estate-deleted', ['completed']);
  expect(reported()).toHaveLength(1);
  await send('estate-added', ['completed', 'completed']);
  expect(reported()).toHaveLength(2);
});

test('a failing API does not delay the import, and is asked again', async () => {
  server.fail = ({ method }, response) => method === 'PUT' && Boolean(response.writeHead(500).end());
  await send('estate-added', ['retry']);
  const [{ status }] = await site.query('select status from listing where reference = $1', [ID]);
  expect(status).toBe('AVAILABLE');
  server.reset();
  server.estates.set(ID, crmEstate(ID, 450_000));
  await site.query(`update jobs.job set start_after = now() - interval '1 s' where state = 'retry'`);
  await (await site.services.jobs()).add(ADDRESS_QUEUE, []);
  await until(() => states(ADDRESS_QUEUE.name), ['completed']);
  expect(reported()).toHaveLength(1);
});

test('the address of a project is told, those of its units are not', async () => {
  const unit = crmEstate('unit-7', 1, { project_id: 'project-7' });
  server.estates.set('unit-7', unit);
  server.estates.set(
    'project-7',
    crmEstate('project-7', 0, { is_project: true, project_id: null, properties: [unit] }),
  );
  await send('estate-added', ['completed'], 'unit-7');
  expect(reported()).toEqual([
    { method: 'PUT', path: '/estates/project-7/url', body: { url: await page('project-7') } },
  ]);
});
