/** Kills the database server repeatedly while forms are sent: it restarts, and no confirmed form is lost. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { countJobs } from '../../server/platform/jobs/count-jobs.ts';
import { FAILED_MAILS, MAIL_QUEUE } from '../../server/platform/mail/queue.ts';
import { expireHeartbeats } from '../support/database/expire-heartbeats.ts';
import {
  createSender,
  type Outcome,
  requestFormTokens,
  type Sender,
  sendUntilAnswered,
} from '../support/leads/form-senders.ts';
import { expectConfirmedLeads, readLeads } from '../support/leads/stored-leads.ts';
import { type MailServer, startMailServer } from '../support/mails/mail-server.ts';
import { prepareSeparateSite, type SeparateSite } from '../support/separate-site.ts';
import { countListening, fastSettings, METRICS_TOKEN, workersOf } from '../support/site-process.ts';
import { until } from '../support/until.ts';

jest.setTimeout(300_000);

const KILLS = Number(process.env.DATABASE_KILLS ?? (process.env.THOROUGH ? 10 : 3));
const SENDING_AT_ONCE = 3;
const READING_AT_ONCE = 2;
const TOKENS_A_KILL = 60;
/** Confirmed forms between two kills. */
const BETWEEN_KILLS = 5;
const PROCESSES = 2;
/** A page that is not cached. */
const pageOf = (turn: number) => `/nl/te-koop?minPrice=${turn}`;

let inbox: MailServer;
let site: SeparateSite;

beforeEach(async () => {
  inbox = await startMailServer();
  site = await prepareSeparateSite({
    ...fastSettings(inbox),
    WEB_CONCURRENCY: String(PROCESSES),
    METRICS_TOKEN,
  });
});
afterEach(async () => {
  await site.remove();
  await inbox.stop();
});

test('a killed database restarts by itself, and confirmed forms are kept', async () => {
  await site.start();
  // A process that starts without a database ends, and is replaced.
  await until(() => countListening(site.url), PROCESSES);
  const serving = servingProcesses();
  const crowd = await startVisitors();
  const returns: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const wanted = crowd.acknowledged() + BETWEEN_KILLS;
    await until(() => crowd.acknowledged() >= wanted, true);
    returns.push(await killDatabase());
  }
  const outcomes = await crowd.leave();
  process.stdout.write(
    `${KILLS} kills: back after ${returns.join(', ')} ms; ${crowd.acknowledged()} forms acknowledged; ` +
      `pages: ${JSON.stringify(Object.fromEntries(crowd.statuses))}\n`,
  );
  expect(Math.max(...returns)).toBeLessThan(15_000);
  expect([...crowd.statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expectConfirmedLeads(site.database, outcomes);
  // No worker was replaced.
  expect(servingProcesses()).toEqual(serving);
  await expectMails();
});

/** Returns the pids of the workers. */
const servingProcesses = () => workersOf(site.pid);

/** Kills the database server; returns after how many milliseconds the site was ready again. */
async function killDatabase(): Promise<number> {
  const pid = site.serverPid() as number;
  process.kill(pid, 'SIGKILL');
  const since = performance.now();
  const isBack = async () => ![undefined, pid].includes(site.serverPid()) && (await isReady());
  await until(isBack, true);
  const took = Math.round(performance.now() - since);
  await until(forgetLimits, true);
  return took;
}

/** Each attempt counts for the rate limits, which other tests check. */
const forgetLimits = () =>
  site.database.pool.query('delete from rate_limit').then(
    () => true,
    () => false,
  );

async function isReady(): Promise<boolean> {
  const response = await fetch(`${site.url}/readyz`, { headers: { connection: 'close' } });
  await response.body?.cancel();
  return response.ok;
}

/** Starts visitors: some send forms until they get a response, others open pages. */
async function startVisitors() {
  const tokens = await requestFormTokens(site.url, TOKENS_A_KILL * KILLS);
  const outcomes = new Map<Sender, Outcome>();
  const statuses = new Map<number, number>();
  let startedCount = 0;
  let isOver = false;
  const sendOn = async () => {
    while (!isOver) {
      const sender = createSender(startedCount++);
      outcomes.set(sender, await sendUntilAnswered(site.url, sender, tokens));
    }
  };
  const openPages = async () => {
    for (let turn = 0; !isOver; turn++) {
      const response = await fetch(site.url + pageOf(turn), { headers: { connection: 'close' } });
      await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      await wait(10);
    }
  };
  const crowd = Promise.all([
    ...Array.from({ length: SENDING_AT_ONCE }, sendOn),
    ...Array.from({ length: READING_AT_ONCE }, openPages),
  ]);
  // A failing visitor fails the test at the end.
  crowd.catch(() => {});
  return {
    statuses,
    acknowledged: () => [...outcomes.values()].filter((outcome) => outcome === 'acknowledged').length,
    async leave() {
      isOver = true;
      await crowd;
      return outcomes;
    },
  };
}

/** Expects both mails of each lead. */
async function expectMails(): Promise<void> {
  const { db, pool } = site.database;
  await expireHeartbeats(site.database);
  const count = async (state: string) =>
    (await pool.query('select count(*)::int from jobs.job where name = $1 and state = $2', ['mail', state]))
      .rows[0].count;
  await until(() => count('active'), 0);
  // Jobs that failed with the database are retried after minutes.
  await pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
  await until(async () => (await countJobs(db, MAIL_QUEUE)).waiting, 0);
  const ids = (await readLeads(site.database)).flatMap(({ id }) => [`${id}.agency`, `${id}.visitor`]);
  const arrived = new Set(inbox.received.map(({ mail }) => String(mail.messageId)));
  expect(ids.filter((id) => !arrived.has(`<${id}@localhost>`))).toEqual([]);
  expect(await countJobs(db, FAILED_MAILS)).toEqual({ waiting: 0, all: 0 });
}
