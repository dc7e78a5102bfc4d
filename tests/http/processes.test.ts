/** A site of two processes on one port: either may die, and nobody else notices. */
import { afterEach, expect, jest, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { createSender, send, takeTokens } from '../support/form-senders.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { childrenOf, findPort, type SiteProcess, startSiteProcess } from '../support/site-process.ts';
import { settingsOf } from '../support/two-sites.ts';

jest.setTimeout(60_000);

const TOKEN = 'a-token-for-metrics';
const LOOKS = 1_500;

let database: TestDatabase;
let inbox: MailServer;
let site: SiteProcess;

async function start(): Promise<void> {
  database = await createTestDatabase();
  inbox = await startMailServer();
  const settings = await settingsOf(database, inbox);
  site = await startSiteProcess(
    { ...settings, WEB_CONCURRENCY: '2', METRICS_TOKEN: TOKEN },
    await findPort(),
  );
}
afterEach(async () => {
  await site.end('SIGKILL');
  await inbox.stop();
  await database.drop();
});

/** Process ids of those that serve. */
const serving = (): number[] => childrenOf(site.pid);

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('never so');
}

const figures = async () =>
  (await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
const madeIn = async () =>
  Number(/turns_total\{kind="reading",how="taken"\} (\d+)/.exec(await figures())?.[1] ?? 0);

test('one that is killed under load is replaced, the port stays open, and forms that were acknowledged stay', async () => {
  await start();
  await until(async () => (await listening()) === 2);
  const tokens = await takeTokens(site.url, 12);
  const before = serving();
  let isOver = false;
  const answered = { whole: 0, cut: 0, refused: 0 };
  const look = async () => {
    for (let turn = 0; !isOver; turn++) {
      const outcome = await fetch(`${site.url}/nl/te-koop?minPrice=${turn}`, {
        headers: { connection: 'close' },
      }).then(
        (answer) => answer.text().then(() => 'whole' as const),
        (error) => (error.cause?.code === 'ECONNREFUSED' ? ('refused' as const) : ('cut' as const)),
      );
      answered[outcome] += 1;
    }
  };
  const looking = [look(), look(), look()];
  const sending = Promise.all(
    Array.from({ length: 6 }, (_, number) => send(site.url, createSender(number), tokens)),
  );
  for (const victim of before) {
    process.kill(victim, 'SIGKILL');
    await until(() => serving().length === 2 && !serving().includes(victim));
    const wanted = answered.whole + 20;
    await until(() => answered.whole >= wanted);
    await until(async () => (await listening()) === 2);
  }
  const outcomes = await sending;
  isOver = true;
  await Promise.all(looking);
  expect(answered.refused).toBe(0);
  expect(answered.cut).toBeLessThanOrEqual(2 * (3 + 6));
  const told = outcomes.filter((outcome) => outcome === 'acknowledged').length;
  const { rows } = await database.pool.query('select count(*)::int as kept from lead');
  expect(rows[0].kept).toBeGreaterThanOrEqual(told);
  expect(told).toBeGreaterThan(0);
  // One of those that came later works the queues now.
  await until(() => inbox.received.length >= told);
});

/** How many processes give their figures. */
const listening = async () => Number(/baksteen_processes (\d+)/.exec(await figures())?.[1] ?? 0);

test('figures are those of both, and what the database counts is counted once', async () => {
  await start();
  await until(async () => (await listening()) === 2);
  const before = await madeIn();
  for (let turn = 0; turn < 20; turn++)
    await fetch(`${site.url}/nl/te-koop?minPrice=${turn}`, { headers: { connection: 'close' } });
  expect((await madeIn()) - before).toBe(20);
});

test('SIGTERM ends all of them well', async () => {
  await start();
  await until(async () => (await listening()) === 2);
  const ended = serving();
  expect(await site.end('SIGTERM')).toBe(0);
  expect(ended.filter(lives)).toEqual([]);
});

test('when the first one is killed, none stays', async () => {
  await start();
  await until(async () => (await listening()) === 2);
  const left = serving();
  await site.end('SIGKILL');
  await until(() => !left.some(lives));
});
