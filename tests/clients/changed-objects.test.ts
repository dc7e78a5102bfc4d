/** Mutations return what they changed, with the id that a query of its token returns, so that caches are updated. */
import { expect, test } from '@jest/globals';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { freeSlots, startAppointmentSite, VISITOR } from '../support/appointments/appointment-site.ts';
import { GUEST, startStaySite } from '../support/stays/stay-site.ts';
import { SUBSCRIBER, startSubscriptionSite } from '../support/subscriptions/subscription-site.ts';

const ID = expect.stringMatching(/^[\w-]{22}$/);

interface Site {
  // biome-ignore lint/suspicious/noExplicitAny: each query has its own shape
  ask(query: string, variables?: object): Promise<any>;
}

/** Sends a mutation; `fields` are those of its payload. */
async function change(
  { ask }: Site,
  [name, type]: [name: string, type: string],
  input: object,
  fields: string,
) {
  const mutation = `mutation ($input: ${type}!) { done: ${name}(input: $input) { ${fields} errors { code } } }`;
  const { done } = await ask(mutation, { input: { locale: 'nl', ...input } });
  // biome-ignore lint/suspicious/noExplicitAny: each mutation has its own payload
  return done as any;
}

test('a viewing', async () => {
  const site = await startAppointmentSite();
  const [home = 0] = await site.homes(1);
  const [first, second] = freeSlots(await site.agenda(home));
  const human = { formToken: await site.readToken() };
  const fields = 'appointment { id status startsAt }';
  const booking = { estateId: home, startsAt: first?.startsAt, ...VISITOR, human };
  const booked = await change(site, ['bookAppointment', 'BookAppointmentInput'], booking, `token ${fields}`);
  const { token } = booked;
  const query = `query ($token: String!) { appointment(token: $token, locale: nl) { id status startsAt } }`;
  const { appointment } = await site.ask(query, { token });
  expect(appointment).toEqual({ id: ID, status: 'BOOKED', startsAt: first?.startsAt });
  expect(booked.appointment).toEqual(appointment);
  const move = { token, startsAt: second?.startsAt };
  const moved = await change(site, ['moveAppointment', 'MoveAppointmentInput'], move, fields);
  expect(moved.appointment).toEqual({ ...appointment, startsAt: second?.startsAt });
  const cancel = () => change(site, ['cancelAppointment', 'CancelAppointmentInput'], { token }, fields);
  expect((await cancel()).appointment).toEqual({ ...moved.appointment, status: 'CANCELLED' });
  expect(await cancel()).toEqual({ appointment: null, errors: [{ code: 'ALREADY_CANCELLED' }] });
  await site.stop();
});

test('a stay', async () => {
  const site = await startStaySite();
  const [week] = await site.freeWeeks(1);
  const human = { formToken: await site.readToken() };
  const request = { ...week, ...GUEST, human };
  const requested = await change(
    site,
    ['requestReservation', 'ReservationInput'],
    request,
    'token stay { id status }',
  );
  const { token } = requested;
  const { stay } = await site.ask(
    `query ($token: String!) { stay(token: $token, locale: nl) { id status } }`,
    { token },
  );
  expect(stay).toEqual({ id: ID, status: 'REQUESTED' });
  expect(requested.stay).toEqual(stay);
  const cancelled = await change(
    site,
    ['cancelReservation', 'ReservationCancelInput'],
    { token },
    'stay { id status }',
  );
  expect(cancelled.stay).toEqual({ id: stay.id, status: 'CANCELLED' });
  await site.stop();
});

test('a subscription', async () => {
  const site = await startSubscriptionSite();
  await site.act('subscribe', SUBSCRIBER);
  const [{ id }] = await site.query('select id from subscription_request');
  const secret = await getOrCreateSecret(site.database.db, 'subscriptions');
  const confirmed = await change(
    site,
    ['confirmSubscription', 'SubscriptionTokenInput'],
    { token: createToken(secret, 'request', id) },
    'token subscription { id status }',
  );
  const { token } = confirmed;
  const query = `query ($token: String!) { subscription(token: $token, locale: nl) { id status } }`;
  const { subscription } = await site.ask(query, { token });
  expect(subscription).toEqual({ id: ID, status: 'ACTIVE' });
  expect(confirmed.subscription).toEqual(subscription);
  const stopped = await change(
    site,
    ['unsubscribe', 'SubscriptionTokenInput'],
    { token },
    'subscription { id status }',
  );
  expect(stopped.subscription).toEqual({ id: subscription.id, status: 'UNSUBSCRIBED' });
  await site.stop();
});
