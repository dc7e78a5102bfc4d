/** Everything that depends on database notifications recovers after an outage. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  type AppointmentSite,
  freeSlots,
  type SlotSeen,
  startAppointmentSite,
} from '../support/appointments/appointment-site.ts';
import {
  AGENDA_SUBSCRIPTION,
  countListeners,
  subscribeAgenda,
  untilSlot,
} from '../support/appointments/subscribe-agenda.ts';
import { createInterruptibleDatabase } from '../support/database/interruptible-database.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { until } from '../support/until.ts';

const line = createInterruptibleDatabase();
let site: AppointmentSite;
let server: OpenServer;

beforeAll(async () => {
  site = await startAppointmentSite({ env: { RESPONSE_CACHE_MB: '8', TRUST_PROXY: '1' }, line });
  server = await openServer(site.app);
});
afterEach(() => line.restore());
afterAll(async () => {
  await server.close();
  await site.stop();
});

test('a stream opened before the outage receives changes made during and after it', async () => {
  const [home = 0] = await site.homes();
  const [slot] = freeSlots(await site.agenda(home)) as [SlotSeen];
  const subscriber = await subscribeAgenda(server.origin, home, '::1');
  const sees = (state: SlotSeen['state']) => untilSlot(subscriber, slot, state);
  await sees('FREE');
  for (let outage = 0; outage < 2; outage++) {
    await line.interrupt();
    await site.query('insert into agent_busy select agent_id, tstzrange($1, $2) from listing where id = $3', [
      slot.startsAt,
      slot.endsAt,
      home,
    ]);
    await line.restore();
    await sees('TAKEN');
    await site.query('delete from agent_busy');
    await sees('FREE');
  }
  subscriber.unsubscribe();
  expect(await countListeners(site)).toBe(1);
});

test('a stream opened during the outage ends and can be opened again', async () => {
  const [home = 0] = await site.homes();
  const params = new URLSearchParams({ query: AGENDA_SUBSCRIPTION, variables: JSON.stringify({ id: home }) });
  const open = () =>
    fetch(`${server.origin}/graphql/stream?${params}`, {
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.timeout(10_000),
    });
  await line.interrupt();
  const meanwhile = await (await open()).text();
  expect(meanwhile).not.toContain('"days"');
  expect(meanwhile).not.toContain('ECONN');
  await line.restore();
  const subscriber = await subscribeAgenda(server.origin, home, '::1');
  expect((await subscriber.until(() => true)).listingId).toBe(String(home));
  subscriber.unsubscribe();
});

test('a publication after the outage is noticed and shown', async () => {
  const ask = async () => (await site.ask('{ offices(locale: nl) { id name } }')).offices;
  const [{ id }] = await ask();
  const nameOf = async () => (await ask()).find((office: { id: string }) => office.id === id).name;
  for (let time = 0; time < 3; time++) await nameOf();
  await line.interrupt();
  await line.restore();
  await until(() => countListeners(site), 1);
  await site.query('update office set name = $1 where id = $2', ['Renamed', Number(id)]);
  await until(nameOf, 'Renamed');
});

test('a request to an unresponsive database gets a response and holds its slot no longer', async () => {
  const open = (turn: number) => site.open(`/nl/te-koop?minPrice=${turn}`);
  expect((await open(1)).status).toBe(200);
  line.freeze();
  const waiting = Array.from({ length: 8 }, (_, turn) => open(10 + turn));
  const answers = await Promise.all(waiting);
  // A page that got a slot has sent its beginning; the others waited for one too long.
  const begun = answers.filter(({ status }) => status === 200);
  expect(begun.length).toBeGreaterThan(0);
  for (const { text } of begun) expect(text).toMatch(/Dit duurt langer dan gewoonlijk\..*<\/html>\s*$/s);
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(answers.length - begun.length);
  // A slot is held until the queries of its page have given up.
  await until(async () => site.services.limits.reading.activeCount, 0);
  await line.interrupt();
  await line.restore();
  expect((await open(10)).status).toBe(200);
});
