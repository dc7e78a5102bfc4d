import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createRandom, type Random } from '../../demo/random.ts';
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
import { fastSettings } from '../support/site-process.ts';

jest.setTimeout(600_000);

const KILLS = process.env.THOROUGH ? 20 : 6;
/** Repeats the same kills at the same moments, as far as possible. */
const SEED = Number(process.env.CRASH_SEED ?? randomInt(1_000_000));
/** More than are needed between two kills. */
const TOKENS_A_KILL = 20;
const SENDING_AT_ONCE = 3;
/** Senders pause while this number of mails is pending, because all must arrive in the end. */
const MAX_PENDING_MAILS = 40;
const MAX_MAIL_PAUSE_MS = 40;
const MAX_THINK_MS = 100;
/** Maximum number of forms and mails between two kills. */
const MAX_EVENTS = 30;

let inbox: MailServer;
let site: SeparateSite;

beforeEach(async () => {
  const random = createRandom(SEED, 'inbox');
  inbox = await startMailServer(0, () => wait(random.int(0, MAX_MAIL_PAUSE_MS)));
  site = await prepareSeparateSite(fastSettings(inbox));
});
afterEach(async () => {
  await site.remove();
  await inbox.stop();
});

test('a killed site loses no confirmed form', async () => {
  process.stdout.write(`CRASH_SEED=${SEED}\n`);
  await site.start();
  const sent = await sendWhileKilling();
  await expireHeartbeats(site.database);
  await site.start();
  await sent.ended;
  while ((await countJobs(site.database.db, MAIL_QUEUE)).waiting > 0) await wait(100);
  const { outcomes } = sent;
  await expectConfirmedLeads(site.database, outcomes);
  const repeats = await expectItsMails();
  expect(repeats).toBeLessThanOrEqual(KILLS);
  const results = [...outcomes.values()];
  const count = (outcome: Outcome) => results.filter((one) => one === outcome).length;
  process.stdout.write(
    `${KILLS} kills: ${results.length} sent, ${count('acknowledged')} acknowledged, ` +
      `${count('abandoned')} abandoned, ${count('refused')} refused; ${inbox.received.length} mails, ${repeats} repeated\n`,
  );
});

interface SentForms {
  outcomes: Map<Sender, Outcome>;
  /** Settles when every sender has a response. */
  ended: Promise<unknown>;
}

/** Sends forms while killing the site; leaves it killed. */
async function sendWhileKilling(): Promise<SentForms> {
  const random = createRandom(SEED, 'kills');
  const tokens = await requestFormTokens(site.url, TOKENS_A_KILL * KILLS);
  const outcomes = new Map<Sender, Outcome>();
  const end = new AbortController();
  let startedCount = 0;
  const sendOn = async () => {
    while (!end.signal.aborted) {
      if (countExpected(outcomes) - inbox.received.length < MAX_PENDING_MAILS) {
        const sender = createSender(startedCount++);
        outcomes.set(sender, await sendUntilAnswered(site.url, sender, tokens));
      }
      await wait(random.int(0, MAX_THINK_MS));
    }
  };
  const ended = Promise.all(Array.from({ length: SENDING_AT_ONCE }, sendOn));
  // A failing sender fails the test later.
  ended.catch(() => {});
  const happened = () => startedCount + outcomes.size + inbox.received.length;
  for (let kill = 1; ; kill++) {
    await Promise.race([untilRandomMoment(happened, random), ended]);
    await site.kill();
    if (kill === KILLS) break;
    await site.start();
  }
  end.abort();
  return { outcomes, ended };
}

/** Waits for a random number of forms and mails, which does not depend on the site's speed. */
async function untilRandomMoment(happened: () => number, random: Random): Promise<void> {
  const moment = happened() + random.int(1, MAX_EVENTS);
  while (happened() < moment) await wait(1);
  await wait(random.int(0, MAX_MAIL_PAUSE_MS));
}

function countExpected(outcomes: Map<Sender, Outcome>): number {
  return 2 * [...outcomes.values()].filter((outcome) => outcome === 'acknowledged').length;
}

/** Expects both mails of each lead at their recipients, and no other. Returns how many arrived twice. */
async function expectItsMails(): Promise<number> {
  const { received } = inbox;
  const expected = new Map<string, string>();
  for (const { id, email, message } of await readLeads(site.database)) {
    expected.set(`<${id}.agency@localhost>`, `info@baksteen.example ${message}`);
    expected.set(`<${id}.visitor@localhost>`, `${email} ${message}`);
  }
  const arrived = new Map(
    received.map(({ recipients, mail: { messageId, text } }) => [
      messageId,
      `${recipients} ${text?.match(/Dit is mark-[\w-]+\./)}`,
    ]),
  );
  const lost = [...expected].filter(([id, mail]) => arrived.get(id) !== mail);
  const ofNoLead = [...arrived].filter(([id]) => !expected.has(String(id)));
  expect({ lost, ofNoLead }).toEqual({ lost: [], ofNoLead: [] });
  expect(await countJobs(site.database.db, FAILED_MAILS)).toEqual({ waiting: 0, all: 0 });
  return received.length - arrived.size;
}
