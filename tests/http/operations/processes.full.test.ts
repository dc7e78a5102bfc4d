/** A site of two processes on one port: visitors do not notice when one dies. */
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { createSender, requestFormTokens, sendUntilAnswered } from '../../support/leads/form-senders.ts';
import { CONTACT, mutationOf } from '../../support/leads/lead-inputs.ts';
import { type MailServer, startMailServer } from '../../support/mails/mail-server.ts';
import {
  countListening,
  findPort,
  METRICS_TOKEN,
  readMetrics,
  type SiteProcess,
  startSiteProcess,
  workersOf,
} from '../../support/site-process.ts';
import { settingsOf } from '../../support/two-sites.ts';
import { until } from '../../support/until.ts';

let database: TestDatabase;
let inbox: MailServer;
let site: SiteProcess;

async function start(): Promise<void> {
  database = await createTestDatabase();
  inbox = await startMailServer();
  const settings = await settingsOf(database, inbox);
  site = await startSiteProcess({ ...settings, WEB_CONCURRENCY: '2', METRICS_TOKEN }, await findPort());
}
afterEach(async () => {
  await site.end('SIGKILL');
  await inbox.stop();
  await database.drop();
});

/** Returns the pids of the workers. */
const workerPids = (): number[] => workersOf(site.pid);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const countReadings = async () =>
  Number(
    /limited_requests_total\{kind="reading",outcome="started"\} (\d+)/.exec(
      await readMetrics(site.url),
    )?.[1] ?? 0,
  );

test('a worker killed under load is replaced, the port stays open, and confirmed forms are kept', async () => {
  await start();
  await until(() => countListening(site.url), 2);
  const tokens = await requestFormTokens(site.url, 12);
  const before = workerPids();
  let isOver = false;
  const answered = { whole: 0, cut: 0, refused: 0 };
  const loadPages = async () => {
    for (let turn = 0; !isOver; turn++) {
      const outcome = await fetch(`${site.url}/nl/te-koop?minPrice=${turn}`, {
        headers: { connection: 'close' },
      }).then(
        (response) => response.text().then(() => 'whole' as const),
        (error) => (error.cause?.code === 'ECONNREFUSED' ? ('refused' as const) : ('cut' as const)),
      );
      answered[outcome] += 1;
    }
  };
  const looking = [loadPages(), loadPages(), loadPages()];
  const sending = Promise.all(
    Array.from({ length: 6 }, (_, number) => sendUntilAnswered(site.url, createSender(number), tokens)),
  );
  for (const victim of before) {
    process.kill(victim, 'SIGKILL');
    await until(() => workerPids().length === 2 && !workerPids().includes(victim), true);
    const wanted = answered.whole + 20;
    await until(() => answered.whole >= wanted, true);
    await until(() => countListening(site.url), 2);
  }
  const outcomes = await sending;
  isOver = true;
  await Promise.all(looking);
  expect(answered.refused).toBe(0);
  expect(answered.cut).toBeLessThanOrEqual(2 * (3 + 6));
  const acknowledged = outcomes.filter((outcome) => outcome === 'acknowledged').length;
  const { rows } = await database.pool.query('select count(*)::int as kept from lead');
  expect(rows[0].kept).toBeGreaterThanOrEqual(acknowledged);
  expect(acknowledged).toBeGreaterThan(0);
  // A replacement worker now runs the queues.
  await until(() => inbox.received.length >= acknowledged, true);
});

test('metrics cover both processes, and database counts are counted once', async () => {
  await start();
  await until(() => countListening(site.url), 2);
  const before = await countReadings();
  for (let turn = 0; turn < 20; turn++)
    await fetch(`${site.url}/nl/te-koop?minPrice=${turn}`, { headers: { connection: 'close' } });
  expect((await countReadings()) - before).toBe(20);
});

const CONNECTION = { connection: 'close' };

interface SentMessage {
  address: string;
  formToken: string;
  key?: string;
}

/** Sends a message by the API on a new connection, which any process may accept. */
async function contact({ address, formToken, key = randomUUID() }: SentMessage): Promise<string> {
  const human = { formToken, trap: null };
  const input = { ...CONTACT, locale: 'nl', idempotencyKey: key, human };
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { ...CONNECTION, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query: mutationOf('sendContactMessage'), variables: { input } }),
  });
  const { receivedAt, errors } = (await response.json()).data.sendContactMessage;
  return receivedAt ? 'RECEIVED' : errors[0].code;
}

const countLeads = async () =>
  (await database.pool.query('select count(*)::int as kept from lead')).rows[0].kept;

test('rate limits, form tokens and idempotency keys are shared by all processes', async () => {
  await start();
  await until(() => countListening(site.url), 2);
  const [token = '', ...tokens] = await requestFormTokens(site.url, 16);
  const [first = '', ...others] = await Promise.all(
    Array.from({ length: 8 }, () => contact({ address: '198.51.100.1', formToken: token })),
  );
  expect([first, ...others].filter((response) => response === 'RECEIVED')).toHaveLength(1);
  expect(await countLeads()).toBe(1);

  const key = randomUUID();
  const formToken = tokens.pop() ?? '';
  const repeated = await Promise.all(
    Array.from({ length: 8 }, () => contact({ address: '198.51.100.2', formToken, key })),
  );
  expect(new Set(repeated)).toEqual(new Set(['RECEIVED']));
  expect(await countLeads()).toBe(2);

  const many = await Promise.all(tokens.map((each) => contact({ address: '198.51.100.3', formToken: each })));
  expect(many.filter((response) => response === 'RECEIVED')).toHaveLength(10);
  expect(await countLeads()).toBe(12);
});

/** Longer than a stale response may be served plus the delay of a notification. */
const SURELY_NEW_MS = 3_000;

test('under load both processes serve a new publication, and none serves the old one', async () => {
  await start();
  await until(() => countListening(site.url), 2);
  const price = async (path: string) => {
    const html = await (await fetch(site.url + path, { headers: CONNECTION })).text();
    return /1\.234\.(\d{3})/.exec(html)?.[1];
  };
  const publish = (thousands: number) =>
    database.pool.query('update listing set price_cents = $1', [123_400_000 + thousands * 100]);
  let isOver = false;
  const paths = ['/nl/te-koop', '/nl/te-huur', '/nl'];
  const loadPages = async () => {
    for (let turn = 0; !isOver; turn++) await price(paths[turn % paths.length] ?? '/nl');
  };
  const looking = Array.from({ length: 4 }, loadPages);
  for (const thousands of [101, 202, 303]) {
    await publish(thousands);
    await new Promise((resolve) => setTimeout(resolve, SURELY_NEW_MS));
    const seen = await Promise.all(paths.flatMap((path) => Array.from({ length: 8 }, () => price(path))));
    expect(new Set(seen)).toEqual(new Set([String(thousands)]));
  }
  isOver = true;
  await Promise.all(looking);
});

test('SIGTERM ends all processes cleanly', async () => {
  await start();
  await until(() => countListening(site.url), 2);
  const ended = workerPids();
  expect(await site.end('SIGTERM')).toBe(0);
  expect(ended.filter(isAlive)).toEqual([]);
});

test('when the primary is killed, no worker stays', async () => {
  await start();
  await until(() => countListening(site.url), 2);
  const left = workerPids();
  await site.end('SIGKILL');
  await until(() => left.filter(isAlive), []);
});
