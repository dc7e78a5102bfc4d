/** Feeds that the site reads by itself: from an HTTP server that changes, fails, and sends half of a feed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { presentFeed } from '../../server/features/import/polling/present-feed.ts';
import { listFeedRuns } from '../../server/features/import/store/feed-runs.ts';
import { confirmRemovals, findDueFeeds } from '../../server/features/import/store/feed-states.ts';
import { addressList } from '../../server/platform/fetching/public-addresses.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { createTestPoller } from '../support/feeds/test-poller.ts';
import { estates, feed } from './feed-builder.ts';

const START = Date.parse('2026-11-20T06:00:00Z');
const HOMES = estates(20);

let database: TestDatabase;
let server: Server;
let url: string;
/** What the server sends. */
let body: string;
let status: number;
let requests: IncomingMessage['headers'][];
let mails: MailJob[];
let minutes: number;

beforeEach(async () => {
  database = await createTestDatabase('places');
  [status, requests, mails, minutes] = [200, [], [], 0];
  server = createServer((req, res) => {
    requests.push(req.headers);
    const etag = `"${body.length}"`;
    if (status !== 200) res.writeHead(status).end();
    else if (req.headers['if-none-match'] === etag) res.writeHead(304).end();
    else res.writeHead(200, { etag }).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`;
  send(HOMES);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await database.drop();
});

function send(lines: object[]): void {
  body = `${feed(...lines).join('\n')}\n`;
}

const now = () => new Date(START + minutes * 60_000);

/** Reads the feed as the site does, an hour after the last time. */
async function poll(
  { isAllowed = true, ...settings }: Record<string, unknown> = {},
  importPictures = async () => ({ unstored: 0 }),
): Promise<void> {
  minutes += 60;
  const read = createTestPoller({
    db: database.db,
    settings: { ...('file' in settings ? {} : { url }), ...settings },
    agencyFolder: import.meta.dirname,
    authorizations: new Map([['crm', 'Bearer secret-of-the-crm']]),
    allowed: addressList(isAllowed ? ['127.0.0.1'] : []),
    addMails: async (_, added) => void mails.push(...added),
    importPictures,
    now,
  });
  await read();
}

const outcomes = async () =>
  (await listFeedRuns(database.db, 'crm', { count: 10 })).map(({ outcome }) => outcome).reverse();

async function onOffer(): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int from listing where status = 'AVAILABLE'`);
  return rows[0].count;
}

test('an unchanged feed is not sent again, and a changed one is imported', async () => {
  await poll();
  await poll();
  send([...HOMES, ...estates(21).slice(20)]);
  await poll();
  expect(requests.map((headers) => headers['if-none-match'] === undefined)).toEqual([true, false, false]);
  expect(requests[0]?.authorization).toBe('Bearer secret-of-the-crm');
  expect(await outcomes()).toEqual(['IMPORTED', 'IMPORTED']);
  expect(await onOffer()).toBe(21);
  expect(mails).toEqual([]);
  const { rows } = await database.pool.query('select distinct feed from listing');
  expect(rows).toEqual([{ feed: 'crm' }]);
});

test('a feed is due again after its interval', async () => {
  expect(await findDueFeeds(database.db, ['crm', 'other'], now())).toEqual(['crm', 'other']);
  await poll({ everyMinutes: 30 });
  minutes += 29;
  expect(await findDueFeeds(database.db, ['crm'], now())).toEqual([]);
  minutes += 1;
  expect(await findDueFeeds(database.db, ['crm'], now())).toEqual(['crm']);
});

describe('a week of faults', () => {
  test('an outage, an empty, a truncated and a halved feed change nothing; the agency is told once of each', async () => {
    await poll();
    status = 503;
    await poll();
    await poll();
    status = 200;
    for (const broken of ['', body.slice(0, body.length / 2), `${feed(...HOMES.slice(10)).join('\n')}\n`]) {
      body = broken;
      await poll();
    }
    expect(await onOffer()).toBe(20);
    expect(await outcomes()).toEqual(['IMPORTED', 'FAILED', 'FAILED', 'STOPPED', 'STOPPED', 'STOPPED']);
    expect(mails.map(({ source, mail }) => `${source} ${mail}`)).toEqual([
      'feed FAILED',
      'feed STOPPED',
      'feed STOPPED',
      'feed STOPPED',
    ]);
    send(HOMES);
    await poll();
    expect((await outcomes()).at(-1)).toBe('IMPORTED');
    expect(await onOffer()).toBe(20);
  });

  test('many missing homes stay on offer until the agency confirms', async () => {
    await poll();
    send([...HOMES.slice(0, 14), ...estates(22).slice(20)]);
    await poll();
    await poll();
    expect(await onOffer()).toBe(22);
    expect(mails.map(({ mail }) => mail)).toEqual(['HELD']);
    await confirmRemovals(database.db, { feed: 'crm', removals: 6, now: now() });
    await poll();
    expect(await onOffer()).toBe(16);
    send([...HOMES.slice(0, 10), ...estates(22).slice(20)]);
    await poll();
    expect((await outcomes()).slice(1)).toEqual(['HELD', 'HELD', 'IMPORTED', 'HELD']);
    const shown = presentFeed('crm', now(), await listFeedRuns(database.db, 'crm', { count: 5 }));
    expect(shown).toContain('crm: last read 2026-11-20 11:00');
    expect(shown).toMatch(/4 missing from the feed, too many at once, still on offer\n {2}Missing: /);
  });

  test('a confirmation does not withdraw more homes than were missing then', async () => {
    await poll();
    send(HOMES.slice(5));
    await poll();
    await confirmRemovals(database.db, { feed: 'crm', removals: 5, now: now() });
    status = 503;
    await poll();
    status = 200;
    send(HOMES.slice(12));
    await poll();
    expect(await onOffer()).toBe(20);
    send(HOMES.slice(5));
    await poll();
    expect(await outcomes()).toEqual(['IMPORTED', 'HELD', 'FAILED', 'STOPPED', 'IMPORTED']);
    expect(await onOffer()).toBe(15);
  });

  test('while a home has its grace the file is imported again, then no more', async () => {
    await poll({ graceHours: 2 });
    send(HOMES.slice(1));
    for (const _ of [1, 2, 3]) {
      await poll({ graceHours: 2 });
    }
    await poll({ graceHours: 2 });
    expect(requests.map((headers) => headers['if-none-match'] !== undefined)).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(await onOffer()).toBe(19);
  });

  test('an unchanged file is imported again after a day', async () => {
    await poll();
    await poll();
    minutes += 24 * 60;
    await poll();
    expect(requests.map((headers) => headers['if-none-match'] !== undefined)).toEqual([false, true, false]);
    expect(await outcomes()).toEqual(['IMPORTED', 'IMPORTED']);
  });

  test('a feed that is truncated at another line each time is reported once', async () => {
    await poll();
    const whole = body;
    for (const length of [1_000, 2_000, 3_000]) {
      body = whole.slice(0, length);
      await poll();
    }
    expect(mails.map(({ mail }) => mail)).toEqual(['STOPPED']);
  });

  test('an unchanged feed after an outage is no problem any more, and the next outage is reported again', async () => {
    await poll();
    for (const code of [503, 200, 503]) {
      status = code;
      await poll();
    }
    expect(await outcomes()).toEqual(['IMPORTED', 'FAILED', 'IMPORTED', 'FAILED']);
    expect(mails.map(({ mail }) => mail)).toEqual(['FAILED', 'FAILED']);
  });

  test('an error of the site itself is reported, and the feed is not read again before its time', async () => {
    const broken = poll({}, async () => {
      throw new Error('no space left');
    });
    await expect(broken).rejects.toThrow('no space left');
    expect(await findDueFeeds(database.db, ['crm'], now())).toEqual([]);
    expect(await listFeedRuns(database.db, 'crm', { count: 1 })).toMatchObject([
      { outcome: 'FAILED', reason: 'an error of the website' },
    ]);
  });

  test('the same file is imported again while the object store lacks pictures of it', async () => {
    const unstored = [2, 0, 0];
    const importPictures = async () => ({ unstored: unstored.shift() as number });
    for (const _ of [1, 2, 3]) await poll({}, importPictures);
    expect(await outcomes()).toEqual(['IMPORTED', 'IMPORTED']);
  });

  test('a confirmation during a reading is not lost', async () => {
    await poll();
    send(HOMES.slice(5));
    await poll();
    await poll({}, async () => {
      await confirmRemovals(database.db, { feed: 'crm', removals: 5, now: now() });
      return { unstored: 0 };
    });
    expect(await findDueFeeds(database.db, ['crm'], now())).toEqual(['crm']);
    await poll();
    expect(await onOffer()).toBe(15);
  });

  test('a file of another program is read, or reported as missing', async () => {
    await poll({ file: 'no-such-feed.jsonl' });
    const folder = await mkdtemp(path.join(tmpdir(), 'feed-'));
    const file = path.join(folder, 'feed.jsonl');
    await writeFile(file, body);
    await poll({ file });
    await poll({ file });
    await writeFile(file, zipSync({ 'feed.jsonl': strToU8(body) }));
    await poll({ file });
    await writeFile(file, 'PK\x03\x04 and nothing else');
    await poll({ file });
    await rm(folder, { recursive: true });
    expect(await outcomes()).toEqual(['FAILED', 'IMPORTED', 'IMPORTED', 'STOPPED']);
    expect(await onOffer()).toBe(20);
  });

  test('the server of a private address is not contacted', async () => {
    await poll({ isAllowed: false });
    expect(requests).toEqual([]);
    expect(await listFeedRuns(database.db, 'crm', { count: 1 })).toMatchObject([
      { outcome: 'FAILED', reason: expect.stringContaining('MEDIA_PRIVATE_ADDRESSES does not allow it') },
    ]);
  });

  test('the credentials are not sent to another server', async () => {
    const other = createServer((req, res) => {
      requests.push(req.headers);
      res.end(body);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const target = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    server.removeAllListeners('request');
    server.on('request', (req, res) => {
      requests.push(req.headers);
      res.writeHead(302, { location: target }).end();
    });
    await poll();
    other.close();
    expect(requests.map(({ authorization }) => authorization)).toEqual([
      'Bearer secret-of-the-crm',
      undefined,
    ]);
    expect(await onOffer()).toBe(20);
  });
});
