/** Two processes on one database that are killed while they read a feed, work webhooks and send leads. */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createRandom } from '../../demo/random.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { FEED_QUEUE } from '../../server/features/import/polling/feed-queue.ts';
import {
  FAILED_FEED_RECORDS,
  FEED_RECORD_QUEUE,
} from '../../server/features/import/webhooks/record-queue.ts';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../../server/features/leads-out/queue.ts';
import { countJobs } from '../../server/platform/jobs/count-jobs.ts';
import { openJobs } from '../../server/platform/jobs/jobs.ts';
import type { Queue } from '../../server/platform/jobs/queue.ts';
import { startBoss } from '../../server/platform/jobs/start-boss.ts';
import { estate, feed } from '../import/feed-builder.ts';
import { writeAgencyFile } from '../support/agency-file.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { expireHeartbeats } from '../support/database/expire-heartbeats.ts';
import { type FeedServer, startFeedServer } from '../support/feeds/feed-server.ts';
import {
  createSender,
  type Outcome,
  requestFormTokens,
  type Sender,
  sendUntilAnswered,
} from '../support/leads/form-senders.ts';
import { expectConfirmedLeads, readLeads } from '../support/leads/stored-leads.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/leads-out/webhook-receiver.ts';
import { createSecret } from '../support/leads-out/webhook-site.ts';
import { type MailServer, startMailServer } from '../support/mails/mail-server.ts';
import { findPort, type SiteProcess, startSiteProcess } from '../support/site-process.ts';
import { settingsOf } from '../support/two-sites.ts';
import { until } from '../support/until.ts';
import { crmEstate, standardHeaders } from '../support/webhooks-in/webhook-in-site.ts';

jest.setTimeout(600_000);

const ROUNDS = process.env.THOROUGH ? 10 : 3;
/** Repeats the same kills at the same moments, as far as possible. */
const SEED = Number(process.env.CRASH_SEED ?? randomInt(1_000_000));
const random = createRandom(SEED, 'kills');
const HOMES = 40;
/** Estates of which the webhook reports changes. */
const REPORTED = 4;
/** Parts of the ten that are sent one after another. */
const HALF_OF_A_FILE = 5;
const SENDERS_A_ROUND = 6;
const MAX_PAUSE_MS = 30;
/** After a download has begun, both processes are killed within about this time. */
const MAX_MOMENT_MS = 700;
const PACE = { pollSeconds: 1, maintenanceSeconds: 1 };
const log = { error() {}, warn() {} };

let database: TestDatabase;
let inbox: MailServer;
let crm: FeedServer;
let receiver: WebhookReceiver;
let folder: string;
let settings: NodeJS.ProcessEnv;
let ports: number[];
let sites: SiteProcess[] = [];

beforeEach(async () => {
  database = await createTestDatabase('places');
  // Webhooks need an office.
  await importFeed(database.db, catalogue(0), { source: 'crm', feed: 'crm', now: new Date() });
  inbox = await startMailServer();
  crm = await startFeedServer(() => random.int(0, MAX_PAUSE_MS));
  const secret = createSecret();
  receiver = await startWebhookReceiver(secret);
  folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
  settings = {
    ...(await settingsOf(database, inbox)),
    AGENCY_FILE: writeFeedsAndWebhook(),
    DATA_DIR: folder,
    SECRET: secret,
    MEDIA_PRIVATE_ADDRESSES: '127.0.0.1',
  };
  ports = [await findPort(), await findPort()];
});
afterEach(async () => {
  await killSites();
  for (const server of [crm, receiver, inbox]) await server.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** The feed `crm` is downloaded, and changes of the feed `direct` are reported. */
function writeFeedsAndWebhook(): string {
  const feeds = [
    { name: 'crm', url: crm.url, everyMinutes: 1_440 },
    { name: 'direct', format: 'sweepbright', webhook: { secret: 'SECRET' } },
  ];
  return writeAgencyFile(folder, { feeds, leadWebhooks: [{ url: receiver.url, secret: 'SECRET' }] });
}

const startSites = async () => {
  sites = await Promise.all(ports.map((port) => startSiteProcess(settings, port)));
};
async function killSites(): Promise<void> {
  for (const site of sites.splice(0)) {
    await site.end('SIGKILL');
    await wait(random.int(0, MAX_MOMENT_MS / 4));
  }
}
const anyUrl = () => `http://localhost:${ports[random.int(0, 1)]}`;

test('each change of a feed, each event and each lead counts once', async () => {
  process.stdout.write(`CRASH_SEED=${SEED}\n`);
  const outcomes = new Map<Sender, Outcome>();
  const sending: Promise<unknown>[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    crm.send(catalogue(round).join('\n'));
    await queueReading();
    const { sentParts } = crm;
    await startSites();
    sending.push(...(await sendForms(round, outcomes)), ...reportChanges(round));
    while (crm.sentParts < sentParts + HALF_OF_A_FILE) await wait(1);
    // The first kill interrupts a download; later ones may interrupt anything.
    if (round > 1) await wait(random.int(0, MAX_MOMENT_MS));
    await killSites();
  }
  await queueReading();
  await startSites();
  await Promise.all(sending);
  for (const queue of [FEED_QUEUE, FEED_RECORD_QUEUE, LEAD_WEBHOOK_QUEUE] as Queue<object>[])
    await until(async () => (await countJobs(database.db, queue)).waiting, 0);
  await expectNewestCatalogue();
  await expectChangesOnce();
  await expectConfirmedLeads(database, outcomes);
  await expectLeadsDelivered();
});

/** Round 0 has the homes 0 to 39 and round 1 the homes 1 to 40, all with another price. */
function catalogue(round: number): string[] {
  const numbers = Array.from({ length: HOMES }, (_, index) => round + index);
  return feed(...numbers.map((number) => estate(`BK-${number}`, { price: 300_000 + round })));
}

/** Makes the jobs of the killed processes due, as after a longer outage, and adds a reading unless one is queued. */
async function queueReading(): Promise<void> {
  const boss = await startBoss({ target: database.target, log, pace: PACE, doesMaintenance: false });
  await expireHeartbeats(database);
  await until(
    async () => {
      await boss.supervise();
      return (await query(`select count(*)::int as active from jobs.job where state = 'active'`))[0];
    },
    { active: 0 },
  );
  await query(`update jobs.job set start_after = now() where state = 'retry'`);
  await boss.stop({ graceful: false });
  const jobs = await openJobs({ target: database.target, log, doesMaintenance: false });
  await jobs.add(FEED_QUEUE, [{ feed: 'crm' }]);
  await jobs.stop();
}

async function sendForms(round: number, outcomes: Map<Sender, Outcome>): Promise<Promise<unknown>[]> {
  const tokens = await requestFormTokens(anyUrl(), 2 * SENDERS_A_ROUND);
  const senders = Array.from({ length: SENDERS_A_ROUND }, (_, index) =>
    createSender(round * SENDERS_A_ROUND + index),
  );
  return senders.map(async (sender) => {
    await wait(random.int(0, MAX_MOMENT_MS));
    outcomes.set(sender, await sendUntilAnswered(anyUrl(), sender, tokens));
  });
}

const reportedPrice = (round: number) => 500_000 + round;

/** Reports a change of each estate, again and again until it is accepted, as CRMs do. */
function reportChanges(round: number): Promise<void>[] {
  const timestamp = new Date(Date.now() + round).toISOString();
  return Array.from({ length: REPORTED }, async (_, index) => {
    const data = crmEstate(`direct-${index}`, reportedPrice(round));
    const body = JSON.stringify({ type: 'estate.changed', timestamp, data });
    const id = randomUUID();
    await wait(random.int(0, MAX_MOMENT_MS));
    while (!(await isAccepted(body, id))) await wait(MAX_PAUSE_MS);
  });
}

async function isAccepted(body: string, id: string): Promise<boolean> {
  // Standard Webhooks have whole seconds.
  const at = new Date(1_000 * Math.floor(Date.now() / 1_000));
  const headers = standardHeaders(body, { at, secret: settings.SECRET, id });
  const response = await fetch(`${anyUrl()}/webhooks/direct`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  }).catch(() => null);
  return response?.status === 202;
}

const query = async (text: string) => (await database.pool.query(text)).rows;

async function expectNewestCatalogue(): Promise<void> {
  const onOffer = await query(`select feed, price_cents / 100 as price, count(*)::int from listing
    where status = 'AVAILABLE' group by 1, 2 order by 1`);
  expect(onOffer).toEqual([
    { feed: 'crm', price: 300_000 + ROUNDS, count: HOMES },
    { feed: 'direct', price: reportedPrice(ROUNDS), count: REPORTED },
  ]);
  const withdrawn = await query(`select reference from listing where status = 'WITHDRAWN'`);
  expect(withdrawn.length).toBeLessThanOrEqual(ROUNDS);
}

/** Expects no price twice in the history of a home, no event given up, and no failed reading but interrupted ones. */
async function expectChangesOnce(): Promise<void> {
  const [{ retries }] = await query(
    `select sum(retry_count)::int as retries from jobs.job where name = 'feeds'`,
  );
  expect(retries).toBeGreaterThan(0);
  const repeated = await query(`select listing_id, price_cents from listing_event
    where kind = 'PRICE' group by 1, 2 having count(*) > 1`);
  expect(repeated).toEqual([]);
  expect(await query(`select distinct outcome, reason from feed_run`)).toEqual([
    { outcome: 'IMPORTED', reason: null },
  ]);
  for (const queue of [FAILED_FEED_RECORDS, FAILED_LEAD_WEBHOOKS] as Queue<object>[])
    expect(await countJobs(database.db, queue)).toEqual({ waiting: 0, all: 0 });
}

/** Expects an event for each lead, with the same id when a killed process has sent it already. */
async function expectLeadsDelivered(): Promise<void> {
  const leads = await readLeads(database);
  const received = receiver.received.map(({ id }) => id);
  expect([...new Set(received)].sort()).toEqual(leads.map(({ id }) => `lead-created-${id}-0`).sort());
}
