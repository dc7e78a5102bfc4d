/** Leads reach Zabun as contact messages, once each; what fails for now is sent again by the queue. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../../server/features/leads-out/queue.ts';
import { CREDENTIALS, startZabun, ZABUN_KEYS, type ZabunServer } from '../support/crm/zabun.ts';
import { CONTACT, INFO } from '../support/leads/lead-inputs.ts';
import { startWebhookSite, type WebhookSite } from '../support/leads-out/webhook-site.ts';
import { until } from '../support/until.ts';

const QUEUE = LEAD_WEBHOOK_QUEUE.name;
let crm: ZabunServer;
let site: WebhookSite;
let home = 0;
let other = 0;

beforeAll(async () => {
  crm = await startZabun();
  const connection = { system: 'zabun', ...ZABUN_KEYS, api: crm.origin };
  const env = { ...CREDENTIALS, MEDIA_PRIVATE_ADDRESSES: '127.0.0.1' };
  site = await startWebhookSite([], env, [{ name: 'crm', connection }]);
  [home = 0, other = 0] = await site.homes(2);
  await site.query(`update listing set feed = 'crm', reference = '3900001' where id = $1`, [home]);
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

test('a question belongs to its property, with the phone number apart from its country', async () => {
  await site.send('requestInfo', { ...INFO, listingId: home, locale: 'fr' });
  await completed(1);
  expect(crm.requests).toEqual(['contactmessage']);
  expect(crm.contacts).toEqual([
    {
      contact: {
        last_name: INFO.name,
        first_name: INFO.firstName,
        email: INFO.email,
        phone: expect.stringMatching(/^\d+$/),
        phone_cc: '32',
        language: 'FR',
      },
      message: { text: expect.stringContaining(INFO.message), property_id: 3_900_001 },
    },
  ]);
});

test('general messages are sent without a property, leads of homes of other feeds are not', async () => {
  await site.send('requestInfo', { ...INFO, listingId: other });
  await site.send('sendContactMessage', CONTACT);
  await completed(2);
  expect(crm.contacts).toEqual([
    expect.objectContaining({ message: { text: expect.stringContaining(CONTACT.message) } }),
  ]);
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
