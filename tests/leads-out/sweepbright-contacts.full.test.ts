/** Leads reach SweepBright as contacts by its own API, once each, beside a webhook or alone. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../../server/features/leads-out/queue.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { freeSlots, VISITOR } from '../support/appointments/appointment-site.ts';
import { type SweepBrightServer, startSweepBright } from '../support/crm/sweepbright.ts';
import { CONTACT, INFO } from '../support/leads/lead-inputs.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/leads-out/webhook-receiver.ts';
import { createSecret, startWebhookSite, type WebhookSite } from '../support/leads-out/webhook-site.ts';
import { findFreeWeeks, GUEST } from '../support/stays/stay-site.ts';
import { SUBSCRIBER } from '../support/subscriptions/subscription-site.ts';
import { until } from '../support/until.ts';

const QUEUE = LEAD_WEBHOOK_QUEUE.name;
const CRM_SECRET = createSecret();
let server: SweepBrightServer;
let crm: WebhookReceiver;
let site: WebhookSite;
/** The home of SweepBright, and one of another feed. */
let home = 0;
let other = 0;
let reference: string;

beforeAll(async () => {
  server = await startSweepBright();
  crm = await startWebhookReceiver(CRM_SECRET);
  const connection = { system: 'sweepbright', clientId: 'SB_ID', secret: 'SB_SECRET', api: server.api };
  site = await startWebhookSite(
    [{ url: crm.url, secret: 'CRM_SECRET', events: ['lead.created'] }],
    {
      CRM_SECRET,
      SB_ID: '12345678',
      SB_SECRET: 'client-secret-of-sweepbright',
      MEDIA_PRIVATE_ADDRESSES: '127.0.0.1',
    },
    [{ name: 'bright', connection }],
  );
  [home = 0] = await site.homes();
  [{ id: other }] = await site.query(
    `select id from listing where kind = 'estate' and status = 'AVAILABLE' and id <> $1 order by id limit 1`,
    [home],
  );
  [{ reference }] = await site.query(`update listing set feed = 'bright' where id = $1 returning reference`, [
    home,
  ]);
});
afterAll(async () => {
  await site.stop();
  crm.stop();
  server.stop();
});
beforeEach(async () => {
  await site.forget();
  await site.query('truncate stay, subscription, subscription_request cascade');
  await site.query('delete from jobs.job where name = any($1)', [[QUEUE, FAILED_LEAD_WEBHOOKS.name]]);
  server.reset();
  server.estates.set(reference, {});
  crm.received.splice(0);
});

const human = async () => ({ human: { formToken: await site.readToken() } });
const mutate = async (name: string, type: string, input: object) => {
  const query = `mutation ($input: ${type}!) { sent: ${name}(input: $input) { errors { code } } }`;
  const { sent } = await site.ask(query, { input: { locale: 'nl', ...input } });
  expect(sent.errors).toEqual([]);
};
const completed = (count: number) => until(() => site.states(QUEUE), Array(count).fill('completed'));
const person = { first_name: CONTACT.firstName, last_name: CONTACT.name, email: CONTACT.email };

test('a question goes to the estate, a general message to the contacts, and both to the webhook', async () => {
  await site.send('requestInfo', { ...INFO, listingId: home, locale: 'fr' });
  await completed(2);
  await site.send('sendContactMessage', CONTACT);
  await completed(4);
  expect(server.calls).toEqual([
    {
      method: 'POST',
      path: `/estates/${reference}/contacts`,
      body: {
        first_name: INFO.firstName,
        last_name: INFO.name,
        email: INFO.email,
        phone: expect.stringMatching(/^\+32/),
        message: INFO.message,
        locale: 'fr',
      },
    },
    {
      method: 'POST',
      path: '/contacts',
      body: {
        ...person,
        phone: '+32470123456',
        message: `${CONTACT.message}\n\n${CONTACT.remarks}`,
        locale: 'nl',
      },
    },
  ]);
  expect(crm.received).toHaveLength(2);
});

test('a lead about a home of another feed is not sent', async () => {
  await site.send('requestInfo', { ...INFO, listingId: other });
  await completed(2);
  expect(server.calls).toEqual([]);
  expect(crm.received).toHaveLength(1);
});

test('a lead about an unlisted unit or a deleted home of another feed is not sent', async () => {
  const [{ id: unit }] = await site.query(
    `select entity.id from project_entity entity join listing on listing.id = project_id
     where entity.status = 'AVAILABLE' and listing.status = 'AVAILABLE' and is_listed limit 1`,
  );
  await site.send('requestInfo', { ...INFO, listingId: unit });
  await site.send('requestInfo', { ...INFO, listingId: other });
  await completed(4);
  const again = async (change: string) => {
    await site.query(change);
    await site.query(`update jobs.job set state = 'created', completed_on = null where name = '${QUEUE}'`);
    await (await site.services.jobs()).add(LEAD_WEBHOOK_QUEUE, []);
    await completed(4);
  };
  await again(`update project_entity set is_listed = false where id = ${unit}`);
  await again('update lead set listing_id = 2147483647');
  expect(server.calls).toEqual([]);
  expect(crm.received.slice(-2).map(({ data }) => data.listing)).toEqual([null, null]);
  await site.query(`update project_entity set is_listed = true where id = ${unit}`);
});

test('a viewing goes to its estate with its time, and later changes have no place', async () => {
  const [slot] = freeSlots(await site.agenda(home));
  const { token } = await site.act('bookAppointment', {
    listingId: home,
    startsAt: slot?.startsAt,
    ...VISITOR,
  });
  await completed(1);
  await site.act('cancelAppointment', { token });
  expect(server.calls).toMatchObject([
    {
      path: `/estates/${reference}/contacts`,
      body: {
        email: VISITOR.email,
        message: expect.stringMatching(/^Een nieuw bezoek\n.+\d\d:\d\d/),
      },
    },
  ]);
  expect(await site.states(QUEUE)).toEqual(['completed']);
});

test('a viewing that was cancelled before it was sent has no time', async () => {
  server.fail = ({ path }, response) => path.includes('/contacts') && Boolean(response.writeHead(503).end());
  const [slot] = freeSlots(await site.agenda(home));
  const booking = { listingId: home, startsAt: slot?.startsAt, ...VISITOR };
  const { token } = await site.act('bookAppointment', booking);
  await until(() => site.states(QUEUE), ['retry']);
  await site.act('cancelAppointment', { token });
  server.fail = () => false;
  await site.retry();
  await completed(1);
  const message = expect.stringMatching(/^Een bezoek is geannuleerd(?!.*\d\d:\d\d)/s);
  expect(server.calls).toMatchObject([{ path: `/estates/${reference}/contacts`, body: { message } }]);
});

test('a stay that was declined or cancelled before it was sent has no days', async () => {
  await site.query(`update listing set feed = 'bright' where kind = 'rentalUnit'`);
  for (const row of await site.query(`select reference from listing where kind = 'rentalUnit'`))
    server.estates.set(row.reference, {});
  const [week] = await findFreeWeeks(site.ask, site.now(), 1);
  for (const end of [
    `state = 'DECLINED', answered_at = now()`,
    `state = 'CANCELLED', cancelled_at = now()`,
  ]) {
    server.fail = ({ path }, response) =>
      path.includes('/contacts') && Boolean(response.writeHead(503).end());
    await mutate('requestStay', 'StayRequestInput', { ...week, ...GUEST, ...(await human()) });
    await until(async () => (await site.states(QUEUE)).at(-1), 'retry');
    await site.query(`update stay set ${end} where state = 'REQUESTED'`);
    server.fail = () => false;
    await site.retry();
    await until(async () => (await site.states(QUEUE)).at(-1), 'completed');
  }
  const [declined, cancelled] = server.calls.map(({ body }) => body as { message?: string });
  expect(declined?.message).toBeUndefined();
  expect(cancelled?.message).toBe('Een verblijf is geannuleerd');
});

test('a lead about an estate that SweepBright has deleted is a general contact that names the home', async () => {
  server.estates.clear();
  await site.send('requestInfo', { ...INFO, listingId: home });
  await completed(2);
  const message = expect.stringMatching(new RegExp(`^${reference}: http.+\\n\\n${INFO.message}`));
  expect(server.calls).toMatchObject([{ path: '/contacts', body: { email: INFO.email, message } }]);
});

test('a requested stay and a confirmed subscription are contacts', async () => {
  const [week] = await findFreeWeeks(site.ask, site.now(), 1);
  await site.query(`update listing set feed = 'bright' where kind = 'rentalUnit'`);
  for (const row of await site.query(`select reference from listing where kind = 'rentalUnit'`))
    server.estates.set(row.reference, {});
  await mutate('requestStay', 'StayRequestInput', { ...week, ...GUEST, ...(await human()) });
  await completed(1);
  await mutate('subscribe', 'SubscribeInput', { ...SUBSCRIBER, ...(await human()) });
  const [{ id }] = await site.query('select id from subscription_request');
  const token = createToken(await getOrCreateSecret(site.database.db, 'subscriptions'), 'request', id);
  await mutate('confirmSubscription', 'SubscriptionTokenInput', { token });
  await completed(2);
  expect(server.calls).toMatchObject([
    {
      path: expect.stringMatching(/^\/estates\/.+\/contacts$/),
      body: { message: expect.stringMatching(/\n\d+.+ \d{4}$/) },
    },
    { path: '/contacts' },
  ]);
  expect(server.calls[1]?.body).toEqual({
    last_name: SUBSCRIBER.email,
    email: SUBSCRIBER.email,
    locale: 'nl',
  });
});

test('a failing API is asked again, and an erased lead is never sent', async () => {
  server.fail = ({ path }, response) => path === '/contacts' && Boolean(response.writeHead(500).end());
  await site.send('sendContactMessage', CONTACT);
  await until(async () => (await site.states(QUEUE)).sort(), ['completed', 'retry']);
  server.fail = () => false;
  await site.retry();
  await completed(2);
  expect(server.calls).toHaveLength(1);

  server.fail = ({ path }, response) => path === '/contacts' && Boolean(response.writeHead(500).end());
  await site.send('sendContactMessage', { ...CONTACT, message: 'Another message' });
  await until(
    async () => (await site.states(QUEUE)).sort(),
    ['completed', 'completed', 'completed', 'retry'],
  );
  await site.query('delete from lead');
  server.fail = () => false;
  await site.retry();
  await completed(4);
  expect(server.calls).toHaveLength(1);
});
