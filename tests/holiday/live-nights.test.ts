/** Live nights of a unit: subscribers see them taken and freed, whatever causes it. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import type { Change } from '../../server/platform/change-notifications/listen-for-changes.ts';
import { connectionUrl } from '../../server/platform/database/connect.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { isOfBarrier } from '../support/database/change-barrier.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { type FreeStay, GUEST, type StaySite, startStaySite } from '../support/stays/stay-site.ts';
import { type Subscriber, subscribe } from '../support/subscribe.ts';

interface Nights {
  unavailable: { from: string; until: string }[];
  stay: { total: number | null; errors: { code: string }[]; otherPeriods: { from: string }[] };
}

const SUBSCRIPTION = `subscription ($id: ID!, $from: Date!, $until: Date!) {
  unitNights(rentalUnitId: $id) {
    unavailable { from until }
    stay(from: $from, until: $until, persons: 2) { total errors { code } otherPeriods { from } }
  } }`;

let site: StaySite;
let server: OpenServer;
let week: FreeStay;
let readings = 0;
const followers: Subscriber<Nights>[] = [];

beforeAll(async () => {
  site = await startStaySite({
    env: { TRUST_PROXY: '1' },
    wrapPorts: (ports) => ({
      ...ports,
      rentalUnits: {
        ...ports.rentalUnits,
        listUnavailable: (...asked) => {
          readings += 1;
          return ports.rentalUnits.listUnavailable(...asked);
        },
      },
    }),
  });
  [week] = (await site.freeWeeks(1)) as [FreeStay];
  server = await openServer(site.app);
});
afterAll(async () => {
  await site.stop();
  await server.close();
});
beforeEach(async () => {
  for (const subscriber of followers.splice(0)) subscriber.unsubscribe();
  await site.forget();
});

async function subscribeNights(_: unknown = null, number = 0): Promise<Subscriber<Nights>> {
  const { rentalUnitId: id, from, until } = week;
  const followed = { query: SUBSCRIPTION, variables: { id, from, until }, address: `198.51.100.${number}` };
  const subscriber = await subscribe<Nights>(server.origin, followed);
  followers.push(subscriber);
  return subscriber;
}

const isFree = ({ stay, unavailable }: Nights) =>
  stay.total === week.total && !unavailable.some(({ from, until }) => from < week.until && week.from < until);
const isTaken = ({ stay, unavailable }: Nights) =>
  stay.total === null && unavailable.some(({ from, until }) => from < week.until && week.from < until);

async function request(): Promise<{ token: unknown; answer: string }> {
  const { token } = await site.act('requestStay', { ...week, ...GUEST });
  const [{ id }] = await site.query('select id from stay order by requested_at desc limit 1');
  return { token, answer: createToken(await getOrCreateSecret(site.database.db, 'stays'), 'answer', id) };
}

const accept = (token: string) => site.act('answerStay', { token, isAccepted: true });
const insert = () =>
  site.query('insert into rental_unavailable values ($1, daterange($2, $3))', [
    week.rentalUnitId,
    week.from,
    week.until,
  ]);
const remove = () =>
  site.query('delete from rental_unavailable where listing_id = $1 and period = daterange($2, $3)', [
    week.rentalUnitId,
    week.from,
    week.until,
  ]);

/** Returns the notifications sent during an action. */
async function captureNotifications(act: () => Promise<unknown>): Promise<Change[]> {
  const client = new pg.Client({ connectionString: connectionUrl(site.database.target) });
  await client.connect();
  const received: Change[] = [];
  client.on('notification', ({ payload }) => received.push(JSON.parse(payload ?? '')));
  await client.query('listen nights');
  await act();
  // Notifications arrive before the response to a later query.
  await client.query('select');
  await client.end();
  return received.filter((change) => !isOfBarrier(change));
}

test('accepting a stay takes its nights, and cancelling it frees them', async () => {
  const subscriber = await subscribeNights();
  await subscriber.until(isFree);
  const { token, answer: response } = await request();
  await accept(response);
  const { stay } = await subscriber.until(isTaken);
  expect(stay.errors).toEqual([{ code: 'PERIOD_TAKEN' }]);
  expect(stay.otherPeriods.length).toBeGreaterThan(0);
  await site.act('cancelStay', { token });
  await subscriber.until(isFree);
});

test('changes made directly in the database are seen too', async () => {
  const subscriber = await subscribeNights();
  await subscriber.until(isFree);
  await insert();
  await subscriber.until(isTaken);
  await remove();
  await subscriber.until(isFree);
});

test('a hundred subscribers cost one query per change, and miss nothing when the connection is killed', async () => {
  const many = await Promise.all(Array.from({ length: 100 }, subscribeNights));
  await Promise.all(many.map((subscriber) => subscriber.until(isFree)));
  readings = 0;
  for (let round = 0; round < 3; round++) {
    await site.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'baksteen live' and datname = current_database()`,
    );
    await insert();
    await Promise.all(many.map((subscriber) => subscriber.until(isTaken)));
    await remove();
    await Promise.all(many.map((subscriber) => subscriber.until(isFree)));
  }
  expect(readings).toBeLessThan(30);
});

test('changes that take no nights send no notification', async () => {
  const asked = await captureNotifications(request);
  expect(asked).toEqual([]);
  const many = await captureNotifications(async () => {
    await site.query('begin; update rental_unavailable set period = period; commit');
  });
  const units = await site.query('select distinct listing_id from rental_unavailable');
  expect(many).toHaveLength(units.length);
});

test('one trigger makes another table with nights live', async () => {
  await site.query('create table elsewhere (unit_id int, period daterange)');
  await site.query(`create trigger elsewhere_changed after insert or delete or update on elsewhere
    for each row execute function notify_of_nights('unit_id')`);
  try {
    expect(
      await captureNotifications(() => site.query('insert into elsewhere values (7, null), (7, null)')),
    ).toEqual([{ unit: 7 }]);
    expect(await captureNotifications(() => site.query('update elsewhere set unit_id = 8'))).toEqual(
      expect.arrayContaining([{ unit: 7 }, { unit: 8 }]),
    );
  } finally {
    await site.query('drop table elsewhere');
  }
});

test('the nights of a unit that is not offered end', async () => {
  const asked = new URLSearchParams({
    query: 'subscription { unitNights(rentalUnitId: 999999999) { rentalUnitId } }',
  });
  const response = await fetch(`${server.origin}/graphql/stream?${asked}`, {
    headers: { accept: 'text/event-stream' },
  });
  expect(await response.text()).toContain('event: complete');
});
