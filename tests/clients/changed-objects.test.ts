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
  const booking = { listingId: home, startsAt: first?.startsAt, ...VISITOR, human };
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

test('a viewing that its agent declines, a hold and a place on a waiting list', async () => {
  const site = await startAppointmentSite();
  const [home = 0] = await site.homes(1);
  const [slot] = freeSlots(await site.agenda(home));
  const { message: _, ...contact } = VISITOR;
  await site.act('bookAppointment', { listingId: home, startsAt: slot?.startsAt, ...VISITOR });
  await site.act('joinWaitingList', { listingId: home, ...contact });
  const secret = await getOrCreateSecret(site.database.db, 'appointments');
  const agent = createToken(secret, 'agent', (await site.query('select id from appointment'))[0].id);
  const waiting = createToken(secret, 'waiting', (await site.query('select id from waiting_entry'))[0].id);
  const fields = 'appointment { id status }';
  const declined = await change(
    site,
    ['declineAppointment', 'DeclineAppointmentInput'],
    { token: agent },
    fields,
  );
  const query = `query ($agent: String!, $waiting: String!) {
    agentAppointment(token: $agent, locale: nl) { id status }
    waitingEntry(token: $waiting, locale: nl) { id listing { id } }
  }`;
  const { agentAppointment, waitingEntry } = await site.ask(query, { agent, waiting });
  expect(agentAppointment).toEqual({ id: ID, status: 'CANCELLED' });
  expect(declined.appointment).toEqual(agentAppointment);
  expect(waitingEntry).toEqual({ id: ID, listing: { id: String(home) } });
  const startsAt = freeSlots(await site.agenda(home)).at(-1)?.startsAt;
  const input = { listingId: home, startsAt };
  const { hold } = await change(site, ['holdSlot', 'HoldSlotInput'], input, 'hold { id token listingId }');
  const ofToken = 'query ($token: String!) { slotHold(token: $token) { id token listingId } }';
  expect(hold).toEqual((await site.ask(ofToken, { token: hold.token })).slotHold);
  expect(hold).toMatchObject({ id: ID, listingId: String(home) });
  await site.stop();
});

test('a stay', async () => {
  const site = await startStaySite();
  const [week] = await site.freeWeeks(1);
  const human = { formToken: await site.readToken() };
  const request = { ...week, ...GUEST, human };
  const requested = await change(
    site,
    ['requestStay', 'StayRequestInput'],
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
  const answer = createToken(
    await getOrCreateSecret(site.database.db, 'stays'),
    'answer',
    (await site.query('select id from stay'))[0].id,
  );
  const answered = await change(
    site,
    ['answerStay', 'StayAnswerInput'],
    { token: answer, isAccepted: true },
    'stay { id status }',
  );
  const toAnswer = 'query ($answer: String!) { stayToAnswer(token: $answer, locale: nl) { id status } }';
  expect((await site.ask(toAnswer, { answer })).stayToAnswer).toEqual({ id: ID, status: 'ACCEPTED' });
  expect(answered.stay).toMatchObject({ id: ID, status: 'ACCEPTED' });
  const cancelled = await change(site, ['cancelStay', 'StayCancelInput'], { token }, 'stay { id status }');
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
