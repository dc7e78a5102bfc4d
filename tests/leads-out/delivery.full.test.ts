/** Webhooks of receivers that fail, and leads that are erased or rolled back before they are sent. */
import { afterEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { createLeadStore } from '../../server/features/leads/store/store.ts';
import { createOutbox } from '../../server/features/leads-out/outbox.ts';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../../server/features/leads-out/queue.ts';
import { findDataToken } from '../../server/features/personal-data/store/links.ts';
import { requeueJobs } from '../../server/platform/jobs/requeue-jobs.ts';
import { MAIL_QUEUE } from '../../server/platform/mail/queue.ts';
import { freeSlots, VISITOR } from '../support/appointments/appointment-site.ts';
import { CONTACT } from '../support/leads/lead-inputs.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/leads-out/webhook-receiver.ts';
import {
  createSecret,
  METRICS_TOKEN,
  startWebhookSite,
  type WebhookSetting,
  type WebhookSite,
} from '../support/leads-out/webhook-site.ts';
import { until } from '../support/until.ts';

const CRM_SECRET = createSecret();
const OTHER_SECRET = createSecret();
const QUEUE = LEAD_WEBHOOK_QUEUE.name;
let site: WebhookSite;
const receivers: WebhookReceiver[] = [];

afterEach(async () => {
  await site.stop();
  for (const receiver of receivers.splice(0)) receiver.stop();
});

async function receive(secret = CRM_SECRET): Promise<WebhookReceiver> {
  const receiver = await startWebhookReceiver(secret);
  receivers.push(receiver);
  return receiver;
}

async function start(webhooks: readonly WebhookSetting[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  site = await startWebhookSite(webhooks, {
    CRM_SECRET,
    OTHER_SECRET,
    MEDIA_PRIVATE_ADDRESSES: '127.0.0.1',
    ...env,
  });
}

const sendMessage = async () => {
  expect((await site.send('sendContactMessage', CONTACT)).errors).toEqual([]);
};

async function metric(name: string): Promise<number> {
  const { text } = await request(site.app).get('/metrics').set('authorization', `Bearer ${METRICS_TOKEN}`);
  return Number(new RegExp(`^baksteen_lead_webhook${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

test('a receiver that fails gets the same id again until it accepts the lead', async () => {
  const crm = await receive();
  await start([{ url: crm.url, secret: 'CRM_SECRET' }]);
  crm.status = 500;
  await sendMessage();
  for (const [count, status] of [410, 302, 204].entries()) {
    await until(() => crm.received.length, count + 1);
    await until(() => site.states(QUEUE), ['retry']);
    crm.status = status;
    await site.retry();
  }
  await until(() => site.states(QUEUE), ['completed']);
  expect(crm.received).toHaveLength(4);
  expect(new Set(crm.received.map((event) => JSON.stringify(event))).size).toBe(1);
  expect([await metric('s_sent_total'), await metric('_failures_total')]).toEqual([1, 3]);
  expect(LEAD_WEBHOOK_QUEUE.limits).toEqual(MAIL_QUEUE.limits);
});

test('a lead that is erased before it was delivered is never sent', async () => {
  const crm = await receive();
  await start([{ url: crm.url, secret: 'CRM_SECRET' }]);
  crm.status = 503;
  await sendMessage();
  await until(() => crm.received.length, 1);
  await until(() => site.states(QUEUE), ['retry']);
  await site.query('delete from lead');
  await site.retry();
  await until(() => site.states(QUEUE), ['completed']);
  expect(crm.received).toHaveLength(1);
  expect(await metric('s_sent_total')).toBe(0);
});

test('a viewing that is erased before it was delivered is only sent as cancelled, without the visitor', async () => {
  const crm = await receive();
  await start([{ url: crm.url, secret: 'CRM_SECRET' }]);
  crm.status = 503;
  const [home = 0] = await site.homes();
  const [slot] = freeSlots(await site.agenda(home));
  await site.act('bookAppointment', { listingId: home, startsAt: slot?.startsAt, ...VISITOR });
  await until(() => site.states(QUEUE), ['retry']);
  crm.received.splice(0);
  crm.status = 204;
  const token = await findDataToken(site.database.db, VISITOR.email);
  const erase =
    'mutation ($input: ErasePersonalDataInput!) { erasePersonalData(input: $input) { errors { code } } }';
  await site.ask(erase, { input: { locale: 'nl', token } });
  await site.retry();
  await until(() => site.states(QUEUE), ['completed', 'completed']);
  expect(crm.received).toMatchObject([{ type: 'viewing.cancelled', data: { visitor: null } }]);
});

test('after the last retry the webhook is counted as given up, logged by type and id, and can be requeued', async () => {
  const crm = await receive();
  await start([{ url: crm.url, secret: 'CRM_SECRET' }]);
  crm.status = 500;
  await sendMessage();
  await until(() => site.states(QUEUE), ['retry']);
  expect([await metric('s_waiting'), await metric('s_given_up')]).toEqual([1, 0]);
  await site.retry({ isLast: true });
  await until(() => site.states(FAILED_LEAD_WEBHOOKS.name), ['completed']);
  expect([await metric('s_waiting'), await metric('s_given_up')]).toEqual([0, 1]);
  const [{ id }] = await site.query('select id from lead');
  const logged = site.lines.map((line) => JSON.parse(line));
  expect(logged.filter(({ msg }) => msg === 'a lead webhook was given up')).toEqual([
    expect.objectContaining({ webhook: 'CRM_SECRET', type: 'lead.created', id }),
  ]);
  const [{ data }] = await site.query('select data from jobs.job where name = $1', [QUEUE]);
  expect(Object.keys(data).sort()).toEqual(['id', 'occurredAt', 'sequence', 'type', 'webhook']);
  crm.status = 204;
  const requeued = { queue: LEAD_WEBHOOK_QUEUE, deadLetterQueue: FAILED_LEAD_WEBHOOKS };
  expect(await requeueJobs(site.database.db, await site.services.jobs(), requeued)).toBe(1);
  await until(() => crm.received.length, 3);
  expect(new Set(crm.received.map((event) => event.id)).size).toBe(1);
});

test('a transaction that is rolled back sends nothing', async () => {
  const crm = await receive();
  await start([{ url: crm.url, secret: 'CRM_SECRET' }]);
  const { jobs, settings, now } = site.services;
  const { addMails } = createOutbox({ jobs, receivers: settings.leadWebhooks, now });
  const { privacyConsent: _, ...lead } = CONTACT;
  const write = createLeadStore(addMails).store(
    {
      ...lead,
      kind: 'CONTACT',
      questionType: 'SELL',
      locale: 'nl',
      receivedAt: now(),
      officeId: null,
      partnerId: null,
      consent: { edition: 'test', marketing: false },
    },
    true,
  );
  const failing = site.database.db.transaction().execute(async (trx) => {
    await write(trx as never);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await sendMessage();
  await until(() => crm.received.length, 1);
  const [{ id }] = await site.query('select id from lead');
  expect(crm.received[0]?.data.id).toBe(id);
  expect(await site.states(QUEUE)).toHaveLength(1);
});

test('a receiver on a private address is not contacted unless it is allowed', async () => {
  const crm = await receive();
  let connections = 0;
  crm.server.on('connection', () => connections++);
  await start([{ url: crm.url.replace('http:', 'https:'), secret: 'CRM_SECRET' }], {
    MEDIA_PRIVATE_ADDRESSES: '127.0.0.2',
  });
  await sendMessage();
  await until(() => site.states(QUEUE), ['retry']);
  const [{ output }] = await site.query('select output from jobs.job where name = $1', [QUEUE]);
  expect(output.message).toBe(
    '127.0.0.1 has no public address, and MEDIA_PRIVATE_ADDRESSES does not allow it',
  );
  expect(connections).toBe(0);
});

test('each webhook gets its own events, and one that fails repeats nothing at another', async () => {
  const [crm, planner] = [await receive(), await receive(OTHER_SECRET)];
  await start([
    { url: crm.url, secret: 'CRM_SECRET', events: ['lead.created', 'viewing.booked'] },
    { url: planner.url, secret: 'OTHER_SECRET', events: ['viewing.booked', 'viewing.cancelled'] },
  ]);
  planner.status = 500;
  await sendMessage();
  const [home = 0] = await site.homes();
  const [slot] = freeSlots(await site.agenda(home));
  const input = { listingId: home, startsAt: slot?.startsAt, ...VISITOR };
  const { token } = await site.act('bookAppointment', input);
  await until(() => [crm.received.length, planner.received.length], [2, 1]);
  await site.act('cancelAppointment', { token });
  await until(() => planner.received.length, 2);
  planner.status = 204;
  await until(async () => (await site.states(QUEUE)).filter((state) => state === 'retry').length, 2);
  await site.retry();
  await until(async () => (await site.states(QUEUE)).filter((state) => state === 'completed').length, 4);
  expect(crm.received.map(({ type }) => type).sort()).toEqual(['lead.created', 'viewing.booked']);
  expect(planner.received.map(({ type }) => type).sort()).toEqual(
    ['viewing.booked', 'viewing.booked', 'viewing.cancelled', 'viewing.cancelled'].sort(),
  );
  // The booking was sent again after the cancellation, with the current data.
  const booked = planner.received.filter(({ type }) => type === 'viewing.booked');
  expect(booked.map(({ data }) => data.state)).toEqual(['BOOKED', 'CANCELLED']);
});
