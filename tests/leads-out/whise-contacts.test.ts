/** Leads reach Whise as contacts, once each; what fails for now is sent again by the queue. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../../server/features/leads-out/queue.ts';
import { freeSlots, VISITOR } from '../support/appointments/appointment-site.ts';
import { CREDENTIALS, startWhise, type WhiseServer } from '../support/crm/whise.ts';
import { CONTACT, INFO } from '../support/leads/lead-inputs.ts';
import { startWebhookSite, type WebhookSite } from '../support/leads-out/webhook-site.ts';
import { until } from '../support/until.ts';

const QUEUE = LEAD_WEBHOOK_QUEUE.name;
let crm: WhiseServer;
let site: WebhookSite;
let home = 0;
let other = 0;
let reference: string;

beforeAll(async () => {
  crm = await startWhise();
  const account = { clientId: 4321, officeIds: [16010], user: 'WHISE_USER', password: 'WHISE_PASSWORD' };
  const connection = { system: 'whise', api: crm.origin, ...account };
  const env = { ...CREDENTIALS, MEDIA_PRIVATE_ADDRESSES: '127.0.0.1' };
  site = await startWebhookSite([], env, [{ name: 'crm', connection }]);
  [home = 0, other = 0] = await site.homes(2);
  [{ reference }] = await site.query(`update listing set feed = 'crm' where id = $1 returning reference`, [
    home,
  ]);
});
afterAll(async () => {
  await site.stop();
  crm.stop();
});
beforeEach(async () => {
  await site.forget();
  await site.query('delete from jobs.job where name = any($1)', [[QUEUE, FAILED_LEAD_WEBHOOKS.name]]);
  crm.clear();
});

const completed = (count: number) => until(() => site.states(QUEUE), Array(count).fill('completed'));
const person = { FirstName: INFO.firstName, Name: INFO.name, PrivateEmail: INFO.email };

test('a question becomes a contact that names the home, with the language and the office', async () => {
  await site.send('requestInfo', { ...INFO, listingId: home, locale: 'fr' });
  await completed(1);
  expect(crm.contacts).toEqual([
    {
      ...person,
      PrivateTel: expect.stringMatching(/^\+32/),
      CountryId: 1,
      LanguageId: 'fr-BE',
      OfficeIds: [16010],
      Comments: expect.stringMatching(new RegExp(`^${reference}: http.*\n\n${INFO.message}`)),
    },
  ]);
  expect(crm.requests).toEqual(['/token', '/v1/admin/clients/token', '/v1/contacts/upsert']);
});

test('general messages are sent, leads of homes of other feeds are not', async () => {
  await site.send('requestInfo', { ...INFO, listingId: other });
  await site.send('sendContactMessage', CONTACT);
  await completed(2);
  expect(crm.contacts.map(({ Comments }) => Comments)).toEqual([expect.stringContaining(CONTACT.message)]);
});

test('a viewing is described with its time', async () => {
  const [slot] = freeSlots(await site.agenda(home));
  await site.act('bookAppointment', { listingId: home, startsAt: String(slot?.startsAt), ...VISITOR });
  await completed(1);
  expect(crm.contacts).toMatchObject([
    { Name: VISITOR.name, Comments: expect.stringMatching(/\d{1,2}.*\d{2}[:.]\d{2}/) },
  ]);
});

test('a viewing that was cancelled before it was sent has no time', async () => {
  crm.contactFaults.push({ status: 500 });
  const [slot] = freeSlots(await site.agenda(home));
  const booking = { listingId: home, startsAt: String(slot?.startsAt), ...VISITOR };
  const { token } = await site.act('bookAppointment', booking);
  await until(() => site.states(QUEUE), ['retry']);
  await site.act('cancelAppointment', { token });
  await site.retry();
  await completed(1);
  expect(crm.contacts.map(({ Comments }) => Comments)).toEqual([
    expect.stringMatching(/^Een bezoek is geannuleerd\n\n/),
  ]);
  expect(crm.contacts[0]?.Comments).not.toMatch(/\d\d:\d\d/);
});

test.each([
  ['too many requests', { status: 429, headers: { 'retry-after': '60' } }],
  ['a failed server', { status: 500 }],
])('after %s the lead waits in the queue, and is sent once', async (_, fault) => {
  crm.contactFaults.push(fault);
  await site.send('sendContactMessage', CONTACT);
  await until(() => site.states(QUEUE), ['retry']);
  expect(crm.contacts).toEqual([]);
  await site.retry();
  await completed(1);
  expect(crm.contacts).toHaveLength(1);
});
