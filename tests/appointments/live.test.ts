/** Live agendas: subscribers see every change, whatever causes it. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  type AgendaSeen,
  type AppointmentSite,
  freeSlots,
  type SlotSeen,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';
import { countListeners, subscribeAgenda, untilSlot } from '../support/appointments/subscribe-agenda.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import type { Subscriber } from '../support/subscribe.ts';
import { until } from '../support/until.ts';

let site: AppointmentSite;
let server: OpenServer;
let home = 0;
let first: SlotSeen;
let readings = 0;
const followers: Subscriber<AgendaSeen>[] = [];

beforeAll(async () => {
  site = await startAppointmentSite({
    env: { TRUST_PROXY: '1' },
    wrapPorts: (ports) => ({
      ...ports,
      appointments: {
        ...ports.appointments,
        listTaken: (...args) => {
          readings += 1;
          return ports.appointments.listTaken(...args);
        },
      },
    }),
  });
  [home = 0] = await site.homes();
  server = await openServer(site.app);
});
afterAll(async () => {
  await site.stop();
  await server.close();
});
beforeEach(async () => {
  for (const subscriber of followers.splice(0)) subscriber.unsubscribe();
  await site.forget();
  [first] = freeSlots(await site.agenda(home)) as [SlotSeen];
});

async function follow(number = 0): Promise<Subscriber<AgendaSeen>> {
  const subscriber = await subscribeAgenda(server.origin, home, `198.51.100.${number}`);
  followers.push(subscriber);
  return subscriber;
}

const sees = (subscriber: Subscriber<AgendaSeen>, state: SlotSeen['state']) =>
  untilSlot(subscriber, first, state);
const book = () => site.act('bookAppointment', { listingId: home, startsAt: first.startsAt, ...VISITOR });

test('a subscriber receives the agenda at once, then a slot held, taken and freed', async () => {
  const subscriber = await follow();
  await sees(subscriber, 'FREE');
  await site.act('holdSlot', { listingId: home, startsAt: first.startsAt });
  await sees(subscriber, 'HELD');
  await site.query(`delete from appointment`);
  await sees(subscriber, 'FREE');
  const { token } = await book();
  await sees(subscriber, 'TAKEN');
  await site.act('cancelAppointment', { token });
  await sees(subscriber, 'FREE');
});

test("receives changes made directly in the database, and the busy times of an agent's own calendar", async () => {
  const subscriber = await follow();
  await sees(subscriber, 'FREE');
  await site.query(`insert into agent_busy select agent_id, tstzrange($1, $2) from listing where id = $3`, [
    first.startsAt,
    first.endsAt,
    home,
  ]);
  await sees(subscriber, 'TAKEN');
  await site.query('delete from agent_busy');
  await sees(subscriber, 'FREE');
});

test("an agent's new calendar takes all time until its first reading", async () => {
  const subscriber = await follow();
  await sees(subscriber, 'FREE');
  const known = await site.query('select * from foreign_calendar');
  await site.query('update foreign_calendar set read_at = null');
  await sees(subscriber, 'TAKEN');
  await site.query('update foreign_calendar set read_at = $1', [site.now()]);
  await sees(subscriber, 'FREE');
  expect(known).not.toEqual([]);
});

test('two hundred subscribers cost one connection and one query, and miss nothing when the connection is killed', async () => {
  const many: Subscriber<AgendaSeen>[] = [];
  // At most a hundred requests wait for a slot of the concurrency limit.
  for (let number = 0; number < 200; number += 50)
    many.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => follow(number + index)))));
  await Promise.all(many.map((subscriber) => sees(subscriber, 'FREE')));
  expect(await countListeners(site)).toBe(1);
  readings = 0;
  for (let round = 0; round < 3; round++) {
    await site.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'baksteen live' and datname = current_database()`,
    );
    const { token } = await book();
    await Promise.all(many.map((subscriber) => sees(subscriber, 'TAKEN')));
    await site.act('cancelAppointment', { token });
    await Promise.all(many.map((subscriber) => sees(subscriber, 'FREE')));
  }
  expect(await countListeners(site)).toBe(1);
  expect(readings).toBeLessThan(60);
});

test('the expiry of a hold is seen without a notification', async () => {
  const subscriber = await follow();
  await site.query(
    `insert into appointment (state, listing_id, agent_id, office_id, starts_at, ends_at, occupied, created_at,
      held_until, token_hash)
    select 'HELD', id, agent_id, office_id, $1, $2, tstzrange($1, $2), $3, $3::timestamptz + interval '0.2 seconds', ''
    from listing where id = $4`,
    [first.startsAt, first.endsAt, site.now(), home],
  );
  await sees(subscriber, 'HELD');
  site.later(200);
  await sees(subscriber, 'FREE');
});

test('a subscriber who has left causes no more queries', async () => {
  const subscriber = await follow();
  await sees(subscriber, 'FREE');
  subscriber.unsubscribe();
  // The end of the connection is noticed with a delay.
  await until(async () => {
    readings = 0;
    await site.query('select pg_notify($1, $2)', ['agenda', JSON.stringify({ estate: home })]);
    await site.query('select pg_sleep(0.05)');
    return readings;
  }, 0);
});

test.each([
  ['a query', '{ __typename }', 400],
  ['a mutation', 'mutation { holdSlot(input: { locale: nl, estateId: 1 }) { retryAfter } }', 400],
  ['nonsense', 'subscription { nothing }', 400],
  [
    'too expensive a subscription',
    `subscription { agenda(listingId: 1) { ${'days { slots { state } } '.repeat(400)} } }`,
    400,
  ],
  ['nothing', '', 400],
])('%s cannot be followed', async (_, query, status) => {
  const args = new URLSearchParams({ query });
  const response = await fetch(`${server.origin}/graphql/stream?${args}`, {
    headers: { accept: 'text/event-stream' },
  });
  expect(response.status).toBe(status);
  expect((await response.json()).errors[0].message).toEqual(expect.any(String));
});

test.each([
  ['no listing', 'subscription { agenda(days: 1) { listingId } }'],
  ['a listing that is null', 'subscription ($id: ID) { agenda(listingId: $id) { listingId } }'],
])('a subscription to an agenda of %s says what is missing', async (_, query) => {
  const response = await fetch(`${server.origin}/graphql/stream?${new URLSearchParams({ query })}`, {
    headers: { accept: 'text/event-stream' },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    errors: [{ message: '"listingId" is required.', extensions: { code: 'BAD_USER_INPUT' } }],
  });
});

test('the agenda of a home that is not offered ends', async () => {
  const args = new URLSearchParams({ query: 'subscription { agenda(listingId: 999999999) { estateId } }' });
  const response = await fetch(`${server.origin}/graphql/stream?${args}`, {
    headers: { accept: 'text/event-stream' },
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('content-encoding')).not.toBe('br');
  expect(await response.text()).toContain('event: complete');
});

test('too many subscriptions are rejected with a time to retry', async () => {
  const many = await Promise.all(Array.from({ length: 100 }, () => follow()));
  const ask = () =>
    fetch(`${server.origin}/graphql/stream?query=x`, { headers: { 'x-forwarded-for': '198.51.100.0' } });
  const response = await ask();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '20']);
  for (const subscriber of many) subscriber.unsubscribe();
  await until(async () => (await ask()).status === 503, false);
});
