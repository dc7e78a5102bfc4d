import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createRandom, type Random } from '../../server/demo/random.ts';
import { countJobs } from '../../server/jobs/count-jobs.ts';
import { FAILED_MAILS, MAIL_QUEUE } from '../../server/mail/queue.ts';
import { createSender, type Outcome, type Sender, send, takeTokens } from '../support/leads/form-senders.ts';
import { expectAllOrNothing, readLeads } from '../support/leads/kept-leads.ts';
import { type MailServer, startMailServer } from '../support/mails/mail-server.ts';
import { prepareSeparateSite, type SeparateSite } from '../support/separate-site.ts';
import { fastSettings } from '../support/site-process.ts';

jest.setTimeout(600_000);

const KILLS = process.env.THOROUGH ? 20 : 6;
/** The same kills at the same moments, as far as a machine can. */
const SEED = Number(process.env.CRASH_SEED ?? randomInt(1_000_000));
/** More than are needed from one kill to the next. */
const TOKENS_A_KILL = 20;
const SENDING_AT_ONCE = 3;
/** While so many mails are on their way nobody else writes: in the end they all have to arrive. */
const MOST_MAILS_WAITING = 40;
const LONGEST_MAIL_PAUSE_MS = 40;
const LONGEST_THOUGHT_MS = 100;
/** Forms and mails from one kill to the next. */
const MOST_HAPPENINGS = 30;

let inbox: MailServer;
let site: SeparateSite;

beforeEach(async () => {
  const random = createRandom(SEED, 'inbox');
  inbox = await startMailServer(0, () => wait(random.int(0, LONGEST_MAIL_PAUSE_MS)));
  site = await prepareSeparateSite(fastSettings(inbox));
});
afterEach(async () => {
  await site.remove();
  await inbox.stop();
});

test('a site that is killed loses nothing that it said it had received', async () => {
  process.stdout.write(`CRASH_SEED=${SEED}\n`);
  await site.start();
  const sent = await sendWhileKilling();
  // As if it came back when what it had begun is known to be nobody's.
  await site.database.pool.query(
    `update jobs.job set heartbeat_on = heartbeat_on - heartbeat_seconds * interval '1 s' where state = 'active'`,
  );
  await site.start();
  await sent.ended;
  while ((await countJobs(site.database.db, MAIL_QUEUE)).waiting > 0) await wait(100);
  const { outcomes } = sent;
  await expectAllOrNothing(site.database, outcomes);
  const repeats = await expectItsMails();
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
async function sendWhileKilling(): Promise<Sent> {
  const random = createRandom(SEED, 'kills');
  const tokens = await takeTokens(site.url, TOKENS_A_KILL * KILLS);
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

/** Of each lead both mails came, to whom they are for; no other one. How many came again. */
async function expectItsMails(): Promise<number> {
  const { received } = inbox;
  const expected = new Map<string, string>();
  for (const { id, email, message } of await readLeads(site.database)) {
    expected.set(`<${id}.agency@localhost>`, `info@baksteen.example ${message}`);
    expected.set(`<${id}.visitor@localhost>`, `${email} ${message}`);
  }
  const came = new Map(
    received.map(({ recipients, mail: { messageId, text } }) => [
      messageId,
      `${recipients} ${text?.match(/Dit is mark-[\w-]+\./)}`,
    ]),
  );
  const lost = [...expected].filter(([id, mail]) => came.get(id) !== mail);
  const ofNoLead = [...came].filter(([id]) => !expected.has(String(id)));
  expect({ lost, ofNoLead }).toEqual({ lost: [], ofNoLead: [] });
  expect(await countJobs(site.database.db, FAILED_MAILS)).toEqual({ waiting: 0, all: 0 });
  return received.length - came.size;
}
