import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect } from 'playwright/test';
import { createRandom, type Random } from '../../server/demo/random.ts';
import { countJobs } from '../../server/jobs/count-jobs.ts';
import { GIVEN_UP_MAILS, MAIL_QUEUE } from '../../server/mail/queue.ts';
import { type CrashingSite, prepareCrashingSite } from '../support/crashing-site.ts';
import { createSender, type Outcome, type Sender, send, takeTokens } from '../support/form-senders.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';

const KILLS = 20;
/** More than are needed in all rounds. */
const TOKENS = 400;
const SENDING_AT_ONCE = 3;
/** While so many mails are on their way nobody else writes: in the end they all have to arrive. */
const MOST_MAILS_WAITING = 40;
/** Far from the ports of other suites, which differ as theirs do. */
const PORT_DISTANCE = 10_000;
/** Nobody fills in a form faster. */
const READING_MS = 2_200;
const LONGEST_MAIL_PAUSE_MS = 40;
const LONGEST_THOUGHT_MS = 100;
/** Forms and mails from one kill to the next. */
const MOST_HAPPENINGS = 30;

interface Fixtures {
  seed: number;
  inbox: MailServer;
  site: CrashingSite;
}

const test = base.extend<Fixtures>({
  seed: [Number(process.env.CRASH_SEED ?? randomInt(1_000_000)), { option: true }],
  inbox: async ({ seed }, use) => {
    const random = createRandom(seed, 'inbox');
    const inbox = await startMailServer(0, () => wait(random.int(0, LONGEST_MAIL_PAUSE_MS)));
    await use(inbox);
    await inbox.stop();
  },
  site: async ({ inbox, baseURL }, use) => {
    const site = await prepareCrashingSite(Number(new URL(String(baseURL)).port) + PORT_DISTANCE, {
      ...{ SMTP_URL: `smtp://127.0.0.1:${inbox.port}`, TRUST_PROXY: '1', ORDINARY_SENDINGS: '100000' },
      ...{ PICTURES_AHEAD: '0', LOG_LEVEL: 'warn' },
    });
    await use(site).finally(() => site.remove());
  },
});

// What went wrong once went wrong.
test.describe.configure({ retries: 0, timeout: 300_000 });

test('a site that is killed loses nothing that it said it had received @once', async ({
  seed,
  site,
  inbox,
}) => {
  process.stdout.write(`CRASH_SEED=${seed}\n`);
  await site.start();
  const sent = await sendWhileKilling(site, inbox, seed);
  // As if it came back when what it had begun is known to be nobody's.
  await site.database.pool.query(
    `update jobs.job set heartbeat_on = heartbeat_on - heartbeat_seconds * interval '1 s' where state = 'active'`,
  );
  await site.start();
  await sent.ended;
  await expect.poll(() => countWaiting(site), { timeout: 180_000, intervals: [100] }).toBe(0);
  const { outcomes } = sent;
  await expectAllOrNothing(site, outcomes);
  const repeats = await expectItsMails(site, inbox);
  expect(repeats).toBeLessThanOrEqual(KILLS);
  const told = [...outcomes.values()];
  const count = (outcome: Outcome) => told.filter((one) => one === outcome).length;
  process.stdout.write(
    `${KILLS} kills: ${told.length} sent, ${count('acknowledged')} acknowledged, ` +
      `${count('abandoned')} abandoned, ${count('refused')} refused; ${inbox.received.length} mails, ${repeats} repeated\n`,
  );
});

interface Sent {
  outcomes: Map<Sender, Outcome>;
  /** When whoever has begun has an answer. */
  ended: Promise<unknown>;
}

/** Leaves a killed site. */
async function sendWhileKilling(site: CrashingSite, inbox: MailServer, seed: number): Promise<Sent> {
  const random = createRandom(seed, 'kills');
  const tokens = await takeTokens(site.url, TOKENS);
  await wait(READING_MS);
  const outcomes = new Map<Sender, Outcome>();
  const end = new AbortController();
  let begun = 0;
  const sendOn = async () => {
    while (!end.signal.aborted) {
      if (countExpected(outcomes) - inbox.received.length < MOST_MAILS_WAITING) {
        const sender = createSender(begun++);
        outcomes.set(sender, await send(site.url, sender, tokens));
      }
      await wait(random.int(0, LONGEST_THOUGHT_MS));
    }
  };
  const ended = Promise.all(Array.from({ length: SENDING_AT_ONCE }, sendOn));
  // Who fails has the test fail, later.
  ended.catch(() => {});
  const happened = () => begun + outcomes.size + inbox.received.length;
  for (let kill = 1; ; kill++) {
    await Promise.race([untilRandomMoment(happened, random), ended]);
    await site.kill();
    if (kill === KILLS) break;
    await site.start();
  }
  end.abort();
  return { outcomes, ended };
}

/** Some forms and mails later: moments that the site's speed changes nothing about. */
async function untilRandomMoment(happened: () => number, random: Random): Promise<void> {
  const moment = happened() + random.int(1, MOST_HAPPENINGS);
  while (happened() < moment) await wait(1);
  await wait(random.int(0, LONGEST_MAIL_PAUSE_MS));
}

function countExpected(outcomes: Map<Sender, Outcome>): number {
  return 2 * [...outcomes.values()].filter((outcome) => outcome === 'acknowledged').length;
}

async function countWaiting({ database }: CrashingSite): Promise<number> {
  return (await countJobs(database.db, MAIL_QUEUE)).waiting;
}

interface Kept {
  id: string;
  message: string | null;
  email: string;
}

/** Leads with what was agreed to; without it there are none. */
async function readLeads({ database: { db } }: CrashingSite): Promise<Kept[]> {
  const leads = db.selectFrom('lead').select(['id', 'message', 'email']);
  const kept = await leads.innerJoin('lead_consent', 'lead_id', 'id').execute();
  expect(kept).toHaveLength((await leads.execute()).length);
  return kept;
}

/** What was said to be received is there once, what was refused is not, and there is nothing else. */
async function expectAllOrNothing(site: CrashingSite, outcomes: Map<Sender, Outcome>): Promise<void> {
  const kept = await readLeads(site);
  const RIGHT: Record<Outcome, number[]> = { acknowledged: [1], refused: [0], abandoned: [0, 1] };
  const told = [...outcomes].map(([sender, outcome]) => {
    const leads = kept.filter(
      ({ email, message }) => email === sender.email && message?.includes(sender.mark),
    );
    return { ...sender, outcome, leads: leads.length };
  });
  expect(told.filter(({ outcome, leads }) => !RIGHT[outcome].includes(leads))).toEqual([]);
  expect(told.filter(({ outcome, isRobot }) => (outcome === 'refused') !== isRobot)).toEqual([]);
  expect(told.reduce((sum, { leads }) => sum + leads, 0)).toBe(kept.length);
}

/** Of each lead both mails came, to whom they are for; no other one. How many came again. */
async function expectItsMails(site: CrashingSite, { received }: MailServer): Promise<number> {
  const expected = new Map<string, string>();
  for (const { id, email, message } of await readLeads(site)) {
    expected.set(`<${id}.agency@localhost>`, `info@baksteen.example ${message}`);
    expected.set(`<${id}.visitor@localhost>`, `${email} ${message}`);
  }
  const came = new Map(
    received.map(({ recipients, mail: { messageId, text } }) => [
      messageId,
      `${recipients} ${text?.match(/Dit is mark-[\w-]+\./)}`,
    ]),
  );
  expect(
    [...expected].filter(([id, mail]) => came.get(id) !== mail),
    'lost',
  ).toEqual([]);
  expect(
    [...came].filter(([id]) => !expected.has(String(id))),
    'of no lead',
  ).toEqual([]);
  expect(await countJobs(site.database.db, GIVEN_UP_MAILS)).toEqual({ waiting: 0, all: 0 });
  return received.length - came.size;
}
