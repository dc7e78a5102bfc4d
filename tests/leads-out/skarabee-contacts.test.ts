/** Leads reach Skarabee as contact messages, once each; what fails for now is sent again by the queue. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../../server/features/leads-out/queue.ts';
import { CREDENTIALS, type SkarabeeServer, startSkarabee } from '../support/crm/skarabee.ts';
import { CONTACT, INFO } from '../support/leads/lead-inputs.ts';
import { startWebhookSite, type WebhookSite } from '../support/leads-out/webhook-site.ts';
import { until } from '../support/until.ts';

const QUEUE = LEAD_WEBHOOK_QUEUE.name;
let crm: SkarabeeServer;
let site: WebhookSite;
let home = 0;
let other = 0;

beforeAll(async () => {
  crm = await startSkarabee();
  const access = { user: 'SKARABEE_USER', password: 'SKARABEE_PASSWORD' };
  const connection = { system: 'skarabee', api: `${crm.origin}/v41/weblink.asmx`, ...access };
  const env = { ...CREDENTIALS, MEDIA_PRIVATE_ADDRESSES: '127.0.0.1' };
  site = await startWebhookSite([], env, [{ name: 'crm', connection }]);
  [home = 0, other = 0] = await site.homes(2);
  await site.query(`update listing set feed = 'crm', reference = '2400001' where id = $1`, [home]);
});
afterAll(async () => {
  await site.stop();
  await crm.stop();
});
beforeEach(async () => {
  await site.forget();
  await site.query('delete from jobs.job where name = any($1)', [[QUEUE, FAILED_LEAD_WEBHOOKS.name]]);
  crm.clear();
});

const completed = (count: number) => until(() => site.states(QUEUE), Array(count).fill('completed'));

test('a question belongs to its publication, and its text is escaped', async () => {
  await site.send('requestInfo', { ...INFO, message: 'Prijs < 500 & tuin?', listingId: home });
  await completed(1);
  expect(crm.requests).toEqual(['InsertContactMes']);
  const [sent = ''] = crm.contacts;
  expect(sent).toContain(`<Email>${INFO.email}</Email><PublicationID>2400001</PublicationID>`);
  expect(sent).toContain(`<LastName>${INFO.name}</LastName>`);
  expect(sent).toContain('Prijs &lt; 500 &amp; tuin?</Comments>');
  expect(sent).toContain('<HouseNumber xsi:nil="true"/>');
});

test('general messages are sent without a publication, leads of homes of other feeds are not', async () => {
  await site.send('requestInfo', { ...INFO, listingId: other });
  await site.send('sendContactMessage', CONTACT);
  await completed(2);
  expect(crm.contacts).toEqual([expect.stringContaining('<PublicationID xsi:nil="true"/>')]);
});

test.each([
  ['too many requests', { status: 429, headers: { 'retry-after': '60' } }],
  ['a failed server', { status: 500 }],
])('after %s the lead waits in the queue, and is sent once', async (_, fault) => {
  crm.faults.set(1, fault);
  await site.send('sendContactMessage', CONTACT);
  await until(() => site.states(QUEUE), ['retry']);
  expect(crm.contacts).toEqual([]);
  await site.retry();
  await completed(1);
  expect(crm.contacts).toHaveLength(1);
});
