/** A site that is killed repeatedly notifies subscribers of new offers. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createRandom } from '../../demo/random.ts';
import { countJobs, hasJobs } from '../../server/platform/jobs/count-jobs.ts';
import { FAILED_MAILS, MAIL_QUEUE } from '../../server/platform/mail/queue.ts';
import type { Transaction } from '../../shared/listings/vocabulary.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { expireHeartbeats } from '../support/database/expire-heartbeats.ts';
import { DEMO_START } from '../support/load-demo.ts';
import { type MailServer, startMailServer } from '../support/mails/mail-server.ts';
import { findPort, type SiteProcess, startSiteProcess } from '../support/site-process.ts';
import { addSubscriptions } from '../support/subscriptions/subscriptions.ts';
import { settingsOf } from '../support/two-sites.ts';

jest.setTimeout(300_000);

const KILLS = process.env.THOROUGH ? 20 : 3;
/** Repeats the same kills at the same moments, as far as possible. */
const SEED = Number(process.env.CRASH_SEED ?? randomInt(1_000_000));
const SUBSCRIBERS = 4;
/** Homes of each transaction that change between two kills. */
const CHANGES_A_KILL = 2;
const MAX_MAIL_PAUSE_MS = 20;
/** Maximum number of homes in a mail. */
const MAX_SHOWN_HOMES = 20;

let inbox: MailServer;
let database: TestDatabase;
let site: SiteProcess | undefined;
let start: () => Promise<void>;

beforeEach(async () => {
  const random = createRandom(SEED, 'inbox');
  inbox = await startMailServer(0, () => wait(random.int(0, MAX_MAIL_PAUSE_MS)));
  database = await createTestDatabase();
  const settings = await settingsOf(database, inbox);
  const port = await findPort();
  start = async () => {
    site = await startSiteProcess(settings, port);
  };
});
afterEach(async () => {
  await site?.end('SIGTERM');
  await inbox.stop();
  await database.drop();
});

const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

test('a killed site notifies each subscriber once of each change, and loses no mail', async () => {
  process.stdout.write(`CRASH_SEED=${SEED}\n`);
  await subscribe();
  const random = createRandom(SEED, 'kills');
  const left: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    await recordChanges(kill);
    await start();
    const moment = inbox.received.length + random.int(0, SUBSCRIBERS);
    while (inbox.received.length < moment) await wait(1);
    await wait(random.int(0, 2 * MAX_MAIL_PAUSE_MS));
    await site?.end('SIGKILL');
    left.push(await countLeft());
    await makeJobsDue();
  }
  expect(Math.max(...left)).toBeGreaterThan(0);
  await recordChanges(KILLS);
  await start();
  while ((await countLeft()) > 0) await wait(50);
  const noticeCount = await expectOneNoticeEach();
  const repeats = await expectMails();
  process.stdout.write(
    `${KILLS} kills with ${left} things left to do; ${noticeCount} notices, ${inbox.received.length} mails, ${repeats} repeated\n`,
  );
});

/** Half of the subscribers want to buy and half to rent, each with two searches that find the same homes. */
async function subscribe(): Promise<void> {
  await query('truncate offer_change');
  const searches = Array.from({ length: SUBSCRIBERS }, (_, index) => ({
    criteria: { transaction: (index % 2 ? 'SALE' : 'RENT') as Transaction },
    locale: 'nl' as const,
  }));
  await addSubscriptions(database.db, searches, DEMO_START);
  await query(`update subscription set frequency = 'AT_ONCE', used_at = now()`);
  await query(
    `insert into subscribed_search (id, subscription_id, locale, created_at, transaction)
     select gen_random_uuid(), subscription_id, locale, created_at, transaction from subscribed_search`,
  );
}

/** Records changes as an import does. */
async function recordChanges(round: number): Promise<void> {
  await query(
    `insert into offer_change (listing_id, kind, at)
     select listing_id, 'NEW', now()
     from (select *, row_number() over (partition by transaction order by listing_id) - 1 as nth from estate_search) home
     where nth / $2 = $1`,
    [round, CHANGES_A_KILL],
  );
}

/** Counts unmatched changes, unsent notifications and pending mails. */
async function countLeft(): Promise<number> {
  const [row] = await query(
    `select (select count(*) from offer_change where matched_at is null)::int
       + (select count(*) from subscription_notice where mail is null)::int as count`,
  );
  return row.count + (await countJobs(database.db, MAIL_QUEUE)).waiting;
}

/** As if the site restarted minutes later: heartbeats have expired, and retries and schedules are due. */
async function makeJobsDue(): Promise<void> {
  if (!(await hasJobs(database.db))) return;
  await expireHeartbeats(database);
  await query(`update jobs.job set start_after = now() where state = 'retry'`);
  await query(`delete from jobs.job where name = 'schedule' and data ->> 'name' = 'match-offers'`);
  await query(`delete from jobs.schedule where key = 'match-offers'`);
}

/** Expects one notification per change and matching subscriber; returns their number. */
async function expectOneNoticeEach(): Promise<number> {
  const notices = await query(
    `select email, listing_id as home, mail is not null as "isTold" from subscription_notice
     join subscription on subscription.id = subscription_id join offer_change on offer_change.id = change_id
     order by email, home`,
  );
  const expected = await query(
    `select distinct email, offer_change.listing_id as home, true as "isTold" from offer_change
     join estate_search home using (listing_id)
     join subscribed_search wished using (transaction) join subscription on subscription.id = subscription_id
     order by email, home`,
  );
  expect(expected).toHaveLength(SUBSCRIBERS * CHANGES_A_KILL * (KILLS + 1));
  expect(notices).toEqual(expected);
  return notices.length;
}

/** Expects all mails with their homes, and no other. Returns how many arrived twice. */
async function expectMails(): Promise<number> {
  const { received } = inbox;
  const rows = await query(
    `select subscription_id as id, email, mail, array_agg(listing_id order by change_id) as homes
     from subscription_notice join subscription on subscription.id = subscription_id
     join offer_change on offer_change.id = change_id group by 1, 2, 3`,
  );
  const expected = new Map(
    rows.map(({ id, email, mail, homes }) => [
      `<${id}.offers.${mail}@localhost>`,
      `${email} ${homes.slice(0, MAX_SHOWN_HOMES)}`,
    ]),
  );
  const arrived = new Map(
    received.map(({ recipients, mail: { messageId, text } }) => {
      const homes = [...(text ?? '').matchAll(/\/aanbod\/(\d+)/g)].map(([, id]) => id);
      return [String(messageId), `${recipients} ${[...new Set(homes)]}`];
    }),
  );
  const byId = (mails: Map<string, string>) =>
    [...mails].toSorted(([one], [other]) => one.localeCompare(other));
  expect(byId(arrived)).toEqual(byId(expected));
  expect(await countJobs(database.db, FAILED_MAILS)).toEqual({ waiting: 0, all: 0 });
  // Only mails that were being sent at a kill.
  expect(received.length - arrived.size).toBeLessThanOrEqual(KILLS);
  return received.length - arrived.size;
}
