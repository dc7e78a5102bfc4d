import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { sql } from 'kysely';
import request from 'supertest';
import { contactMessage, friendMessage, infoRequest } from '../../graphql/leads/lead-submissions.ts';
import type { Limit } from '../../graphql/submissions/ports.ts';
import { connect } from '../../server/platform/database/connect.ts';
import { clearLimits } from '../../server/platform/limits/clear-limits.ts';
import { createSubmissionLimits } from '../../server/platform/limits/submission-limits.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

const SECRET = Buffer.alloc(32, 1);
const FRIEND = 'Jan.Peeters@example.be';

let database: TestDatabase;
let limits: ReturnType<typeof createSubmissionLimits>;

beforeAll(async () => {
  database = await createTestDatabase('places');
  limits = createSubmissionLimits({ pool: database.pool, secret: SECRET });
});
afterAll(async () => {
  await database.drop();
});
afterEach(async () => {
  await database.db.deleteFrom('rate_limit').execute();
});

const VISITORS = {
  CONTACT: contactMessage.limit as Limit,
  INFO: infoRequest.limit as Limit,
  FRIEND: friendMessage.limit as Limit,
};
const RECIPIENTS: Record<'TO_FRIEND' | 'TO_CONFIRMATION', Limit> = {
  TO_FRIEND: { name: 'TO_FRIEND', max: 3, seconds: 86_400 },
  TO_CONFIRMATION: { name: 'TO_CONFIRMATION', max: 10, seconds: 86_400 },
};
type LeadKind = keyof typeof VISITORS;

const take = (kind: LeadKind, address: string) => limits.countVisitor(VISITORS[kind], { address });
const takeRecipient = (name: keyof typeof RECIPIENTS, email: string) =>
  limits.countRecipient(RECIPIENTS[name], email);

/** Uses up the limit; returns the result of the next attempt. */
async function exhaust(kind: LeadKind, address: string, times: number): Promise<number | null> {
  for (let sent = 0; sent < times; sent++) expect(await take(kind, address)).toBeNull();
  return take(kind, address);
}

test.each([
  ['CONTACT', 10],
  ['INFO', 20],
  ['FRIEND', 5],
] as const)('%s may be sent %i times an hour from one address', async (kind, times) => {
  const seconds = await exhaust(kind, '198.51.100.7', times);
  expect(seconds).toBeGreaterThan(3590);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(await take(kind, '198.51.100.8')).toBeNull();
});

test('each form has its own count', async () => {
  await exhaust('FRIEND', '198.51.100.7', 5);
  expect(await take('CONTACT', '198.51.100.7')).toBeNull();
});

test('an IPv6 network counts as one address, and a mapped address as its IPv4 address', async () => {
  await exhaust('FRIEND', '2001:db8:1:2::1', 5);
  expect(await take('FRIEND', '2001:db8:1:2:ffff::9')).not.toBeNull();
  expect(await take('FRIEND', '2001:db8:1:3::1')).toBeNull();
  await exhaust('FRIEND', '::ffff:198.51.100.7', 5);
  expect(await take('FRIEND', '198.51.100.7')).not.toBeNull();
});

test('an address receives at most three messages from friends a day, from all senders together', async () => {
  for (let nth = 0; nth < 3; nth++) expect(await takeRecipient('TO_FRIEND', FRIEND)).toBeNull();
  expect(await takeRecipient('TO_FRIEND', FRIEND.toLowerCase())).toBeGreaterThan(86_000);
  expect(await takeRecipient('TO_FRIEND', 'an@example.be')).toBeNull();
});

test('an address receives at most ten confirmations a day, of all kinds', async () => {
  for (let nth = 0; nth < 10; nth++) {
    expect(await takeRecipient('TO_CONFIRMATION', FRIEND)).toBeNull();
  }
  expect(await takeRecipient('TO_CONFIRMATION', FRIEND)).toBeGreaterThan(86_000);
  expect(await takeRecipient('TO_FRIEND', FRIEND)).toBeNull();
});

test('the limit resets after an hour', async () => {
  await exhaust('FRIEND', '198.51.100.7', 5);
  await sql`update rate_limit set expire = expire - 3600000`.execute(database.db);
  expect(await take('FRIEND', '198.51.100.7')).toBeNull();
});

test('two processes that count at the same time allow no more than one does', async () => {
  const other = connect(database.target);
  const others = createSubmissionLimits({ pool: other.pool, secret: SECRET });
  try {
    const both = [limits, others];
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        both[index % 2]?.countVisitor(VISITORS.CONTACT, { address: '198.51.100.7' }),
      ),
    );
    expect(taken.filter((seconds) => seconds === null)).toHaveLength(10);
  } finally {
    await other.close();
  }
});

test('the table stores neither IP addresses nor recipients', async () => {
  await take('FRIEND', '198.51.100.7');
  await takeRecipient('TO_FRIEND', FRIEND);
  const rows = await database.db.selectFrom('rate_limit').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|peeters/i);
});

test('without the database every submission is rejected', async () => {
  const unreachable = connect('postgres://site@127.0.0.1:1/site');
  const limitsWithoutDatabase = createSubmissionLimits({ pool: unreachable.pool, secret: SECRET });
  await expect(
    limitsWithoutDatabase.countVisitor(VISITORS.CONTACT, { address: '198.51.100.7' }),
  ).rejects.toThrow(/ECONNREFUSED/);
  await unreachable.close();
});

test('expired counts are deleted', async () => {
  await sql`insert into rate_limit (key, points, expire) values ('old', 1, 1)`.execute(database.db);
  await take('CONTACT', '198.51.100.7');
  await clearLimits(database.db);
  const rows = await database.db.selectFrom('rate_limit').select('key').execute();
  expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^CONTACT:/)]);
});

test('a client that is not behind our proxy cannot choose an address', async () => {
  const app = express().get('/', async (req, res) => {
    res.json(await take('FRIEND', req.ip ?? ''));
  });
  const send = (forged: string) => request(app).get('/').set('x-forwarded-for', forged);
  for (let sent = 1; sent <= 5; sent++) expect((await send(`203.0.113.${sent}`)).body).toBeNull();
  expect((await send('203.0.113.99')).body).toBeGreaterThan(0);
});
