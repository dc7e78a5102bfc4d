/** Each submission reaches the CRM once, with a valid signature and the data of the record. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { findDataToken } from '../../server/features/personal-data/store/links.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { freeSlots, type SlotSeen, VISITOR } from '../support/appointments/appointment-site.ts';
import { CONTACT, FRIEND, INFO, VALUATION } from '../support/leads/lead-inputs.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/leads-out/webhook-receiver.ts';
import { createSecret, startWebhookSite, type WebhookSite } from '../support/leads-out/webhook-site.ts';
import { type FreeStay, findFreeWeeks, GUEST } from '../support/stays/stay-site.ts';
import { SUBSCRIBER } from '../support/subscriptions/subscription-site.ts';
import { until } from '../support/until.ts';

const CRM_SECRET = createSecret();
const PHONE = '+32470123456';
const NAME = 'Annelies Vanderstraeten';
let site: WebhookSite;
let crm: WebhookReceiver;
let home = 0;
let week: FreeStay;

beforeAll(async () => {
  crm = await startWebhookReceiver(CRM_SECRET);
  site = await startWebhookSite([{ url: crm.url, secret: 'CRM_SECRET' }], {
    CRM_SECRET,
    MEDIA_PRIVATE_ADDRESSES: '127.0.0.1',
  });
  [home = 0] = await site.homes();
  [week] = (await findFreeWeeks(site.ask, site.now(), 1)) as [FreeStay];
});
afterAll(async () => {
  await site.stop();
  crm.stop();
});
beforeEach(async () => {
  await site.forget();
  await site.query('truncate stay, subscription, subscription_request cascade');
  crm.received.splice(0);
});

const OFFICE = { reference: expect.any(String), name: expect.any(String) };
const PERSON = { reference: expect.any(String), name: expect.any(String) };

/** Waits for the events of these types and no others. */
const expectTypes = async (...types: string[]) => {
  await until(() => crm.received.map(({ type }) => type), types);
  await until(async () => (await site.states('lead-webhooks')).every((state) => state === 'completed'), true);
  expect(crm.received.map(({ type }) => type)).toEqual(types);
  expect(new Set(crm.received.map(({ id }) => id)).size).toBe(types.length);
};

const mutate = async (name: string, type: string, input: object) => {
  const query = `mutation ($input: ${type}!) { sent: ${name}(input: $input) { errors { code } } }`;
  const { sent } = await site.ask(query, { input: { locale: 'nl', ...input } });
  expect(sent.errors).toEqual([]);
};
const human = async () => ({ human: { formToken: await site.readToken() } });

const slots = async () => freeSlots(await site.agenda(home)) as [SlotSeen, SlotSeen, SlotSeen];
const book = async ({ startsAt }: SlotSeen) => {
  const { token, errors } = await site.act('bookAppointment', { listingId: home, startsAt, ...VISITOR });
  expect(errors).toEqual([]);
  return token;
};

test('a message and a question are leads, and a listing sent to a friend is none', async () => {
  await site.send('sendToFriend', { ...FRIEND, listingId: home });
  await site.send('sendContactMessage', CONTACT);
  await expectTypes('lead.created');
  await site.send('requestInfo', { ...INFO, listingId: home, locale: 'fr' });
  await expectTypes('lead.created', 'lead.created');
  const [message, question] = crm.received;
  const [{ id }] = await site.query(`select id from lead where kind = 'CONTACT'`);
  expect(message).toEqual({
    id: `lead-created-${id}-0`,
    type: 'lead.created',
    timestamp: expect.stringMatching(/^2026-11-21T06:.*Z$/),
    data: {
      id,
      locale: 'nl',
      listing: null,
      office: null,
      agent: null,
      visitor: {
        name: NAME,
        firstName: CONTACT.firstName,
        lastName: CONTACT.name,
        email: CONTACT.email,
        phone: PHONE,
        address: { street: CONTACT.street, postalCode: null, city: null },
        marketingConsent: false,
        message: `${CONTACT.message}\n\n${CONTACT.remarks}`,
      },
      questionType: 'SELL',
    },
  });
  const [{ reference }] = await site.query('select reference from listing where id = $1', [home]);
  expect(question?.data).toMatchObject({
    locale: 'fr',
    listing: { id: home, reference, url: expect.stringContaining('http://localhost:3000/nl/') },
    office: OFFICE,
    agent: PERSON,
    visitor: { message: INFO.message, firstName: INFO.firstName, lastName: INFO.name, address: null },
  });
});

test('a valuation request has the property in words and in fields', async () => {
  await site.send('requestValuation', VALUATION);
  await expectTypes('lead.created');
  const { data } = crm.received[0] ?? {};
  expect(data).toMatchObject({
    listing: null,
    valuation: {
      purpose: 'SELL',
      postalCode: '9000',
      city: 'Gent',
      propertyType: 'HOUSE',
      callTime: 'EVENING',
    },
    visitor: { firstName: VALUATION.firstName, address: null },
  });
  const { message } = (data as unknown as { visitor: { message: string } }).visitor;
  for (const words of ['Meersstraat 12, 9000 Gent', VALUATION.area, VALUATION.remarks])
    expect(message).toContain(words);
});

test('a viewing is booked, moved and cancelled', async () => {
  const [first, , third] = await slots();
  const token = await book(first);
  await expectTypes('viewing.booked');
  await site.act('moveAppointment', { token, startsAt: third.startsAt });
  await expectTypes('viewing.booked', 'viewing.moved');
  await site.act('cancelAppointment', { token });
  await expectTypes('viewing.booked', 'viewing.moved', 'viewing.cancelled');
  const [booked, moved, cancelled] = crm.received;
  expect(booked?.data).toMatchObject({
    listing: { id: home },
    office: OFFICE,
    agent: PERSON,
    visitor: {
      name: NAME,
      firstName: VISITOR.firstName,
      lastName: VISITOR.name,
      email: VISITOR.email,
      phone: PHONE,
      address: null,
      message: VISITOR.message,
      marketingConsent: false,
    },
    state: 'BOOKED',
    sequence: 0,
    startsAt: first.startsAt,
    endsAt: first.endsAt,
  });
  expect(moved?.data).toMatchObject({ id: booked?.data.id, sequence: 1, startsAt: third.startsAt });
  expect(cancelled?.data).toMatchObject({ id: booked?.data.id, sequence: 2, state: 'CANCELLED' });
});

test('a viewing that its agent declines is cancelled', async () => {
  await book((await slots())[0]);
  const [{ id }] = await site.query('select id from appointment');
  const token = createToken(await getOrCreateSecret(site.database.db, 'appointments'), 'agent', id);
  await site.act('declineAppointment', { token });
  await until(() => crm.received.map(({ type }) => type).sort(), ['viewing.booked', 'viewing.cancelled']);
});

test('the erasure of a visitor cancels the viewing, without their data', async () => {
  await book((await slots())[0]);
  await expectTypes('viewing.booked');
  const token = await findDataToken(site.database.db, VISITOR.email);
  await mutate('erasePersonalData', 'ErasePersonalDataInput', { token });
  await expectTypes('viewing.booked', 'viewing.cancelled');
  expect(crm.received[1]?.data).toMatchObject({ visitor: null, sequence: 1, listing: { id: home } });
});

const requestStay = () =>
  human().then((proof) => mutate('requestStay', 'StayRequestInput', { ...week, ...GUEST, ...proof }));
const stayToken = async (of: 'stay' | 'answer') => {
  const [{ id }] = await site.query('select id from stay');
  return createToken(await getOrCreateSecret(site.database.db, 'stays'), of, id);
};

test('a stay is requested, accepted and cancelled', async () => {
  await requestStay();
  await expectTypes('stay.requested');
  await mutate('answerStay', 'StayAnswerInput', {
    token: await stayToken('answer'),
    isAccepted: true,
  });
  await expectTypes('stay.requested', 'stay.accepted');
  await mutate('cancelStay', 'StayCancelInput', { token: await stayToken('stay') });
  await expectTypes('stay.requested', 'stay.accepted', 'stay.cancelled');
  expect(crm.received[0]?.data).toMatchObject({
    listing: { id: week.rentalUnitId },
    office: OFFICE,
    visitor: {
      name: null,
      firstName: null,
      lastName: null,
      email: GUEST.email,
      phone: PHONE,
      address: null,
      message: null,
      marketingConsent: null,
    },
    state: 'REQUESTED',
    arrival: week.from,
    departure: week.until,
    nights: 7,
    persons: 2,
    totalCents: expect.any(Number),
  });
  expect(crm.received[2]?.data).toMatchObject({ state: 'CANCELLED', sequence: 2 });
});

test('a stay is declined', async () => {
  await requestStay();
  await expectTypes('stay.requested');
  await mutate('answerStay', 'StayAnswerInput', {
    token: await stayToken('answer'),
    isAccepted: false,
  });
  await expectTypes('stay.requested', 'stay.declined');
});

test('a subscription is confirmed; a second click on the link is no second event', async () => {
  await mutate('subscribe', 'SubscribeInput', { ...SUBSCRIBER, firstName: 'Annelies', ...(await human()) });
  const [{ id }] = await site.query('select id from subscription_request');
  const token = createToken(await getOrCreateSecret(site.database.db, 'subscriptions'), 'request', id);
  for (const _ of [1, 2]) await mutate('confirmSubscription', 'SubscriptionTokenInput', { token });
  await expectTypes('subscription.confirmed');
  expect(crm.received[0]?.data).toMatchObject({
    listing: null,
    office: null,
    agent: null,
    visitor: { email: SUBSCRIBER.email, firstName: 'Annelies', marketingConsent: expect.any(Boolean) },
    frequency: expect.any(String),
  });
});
