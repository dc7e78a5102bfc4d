/** Nights of a unit that are followed: whoever looks sees them taken and freed, whatever does it. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { connectionUrl } from '../../server/database/connect.ts';
import { getOrCreateSecret } from '../../server/database/secret.ts';
import { createToken } from '../../server/security/tokens.ts';
import { type Follower, follow } from '../support/follow.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { type FreeStay, GUEST, type StaySite, startStaySite } from '../support/stays/stay-site.ts';

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
const followers: Follower<Nights>[] = [];

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
  for (const follower of followers.splice(0)) follower.leave();
  await site.forget();
});

async function look(_: unknown = null, number = 0): Promise<Follower<Nights>> {
  const { rentalUnitId: id, from, until } = week;
  const followed = { query: SUBSCRIPTION, variables: { id, from, until }, address: `198.51.100.${number}` };
  const follower = await follow<Nights>(server.origin, followed);
  followers.push(follower);
  return follower;
}

const isFree = ({ stay, unavailable }: Nights) =>
  stay.total === week.total && !unavailable.some(({ from, until }) => from < week.until && week.from < until);
const isTaken = ({ stay, unavailable }: Nights) =>
  stay.total === null && unavailable.some(({ from, until }) => from < week.until && week.from < until);

async function request(): Promise<{ token: unknown; answer: string }> {
  const { token } = await site.act('requestReservation', { ...week, ...GUEST });
  const [{ id }] = await site.query('select id from stay order by requested_at desc limit 1');
  return { token, answer: createToken(await getOrCreateSecret(site.database.db, 'stays'), 'answer', id) };
}

const accept = (token: string) => site.act('answerReservation', { token, isAccepted: true });
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

/** What is notified while something is done. */
async function notifiedBy(act: () => Promise<unknown>): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: connectionUrl(site.database.target) });
  await client.connect();
  const heard: unknown[] = [];
  client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
  await client.query('listen nights');
  await act();
  // Notifications come before the answer to what is asked after them.
  await client.query('select');
  await client.end();
  return heard;
}

test('a stay that is accepted takes its nights, and gives them back when it is cancelled', async () => {
  const follower = await look();
  await follower.until(isFree);
  const { token, answer } = await request();
  await accept(answer);
  const { stay } = await follower.until(isTaken);
  expect(stay.errors).toEqual([{ code: 'PERIOD_TAKEN' }]);
  expect(stay.otherPeriods.length).toBeGreaterThan(0);
  await site.act('cancelReservation', { token });
  await follower.until(isFree);
});

test('nights that the database is told of by hand are seen, too', async () => {
  const follower = await look();
  await follower.until(isFree);
  await insert();
  await follower.until(isTaken);
  await remove();
  await follower.until(isFree);
});

test('a hundred followers cost one reading of each change, and miss nothing when the connection is killed', async () => {
  const many = await Promise.all(Array.from({ length: 100 }, look));
  await Promise.all(many.map((follower) => follower.until(isFree)));
  readings = 0;
  for (let round = 0; round < 3; round++) {
    await site.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'baksteen live' and datname = current_database()`,
    );
    await insert();
    await Promise.all(many.map((follower) => follower.until(isTaken)));
    await remove();
    await Promise.all(many.map((follower) => follower.until(isFree)));
  }
  expect(readings).toBeLessThan(30);
});

test('nobody is told of what takes no nights', async () => {
  const asked = await notifiedBy(request);
  expect(asked).toEqual([]);
  const many = await notifiedBy(async () => {
    await site.query('begin; update rental_unavailable set period = period; commit');
  });
  const units = await site.query('select distinct listing_id from rental_unavailable');
  expect(many).toHaveLength(units.length);
});

test('another table with nights is followed by one trigger', async () => {
  await site.query('create table elsewhere (unit_id int, period daterange)');
  await site.query(`create trigger elsewhere_changed after insert or delete or update on elsewhere
    for each row execute function notify_of_nights('unit_id')`);
  try {
    expect(await notifiedBy(() => site.query('insert into elsewhere values (7, null), (7, null)'))).toEqual([
      { unit: 7 },
    ]);
    expect(await notifiedBy(() => site.query('update elsewhere set unit_id = 8'))).toEqual(
      expect.arrayContaining([{ unit: 7 }, { unit: 8 }]),
    );
  } finally {
    await site.query('drop table elsewhere');
  }
});

test('a unit that is not let has nights that end', async () => {
  const asked = new URLSearchParams({
    query: 'subscription { unitNights(rentalUnitId: 999999999) { rentalUnitId } }',
  });
  const answer = await fetch(`${server.origin}/graphql/stream?${asked}`, {
    headers: { accept: 'text/event-stream' },
  });
  expect(await answer.text()).toContain('event: complete');
});
