import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveProofOfWork } from '../../client/forms/human/solve-proof-of-work.ts';
import type { HumanCheck, HumanProof } from '../../graphql/submissions/ports.ts';
import { createHumanCheck } from '../../server/features/human/human-check.ts';
import { connect } from '../../server/platform/database/connect.ts';
import { createSubmissionLimits } from '../../server/platform/limits/submission-limits.ts';
import { createLogger } from '../../server/platform/logging/logger.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

const SECRET = Buffer.alloc(32, 1);
const VISITOR = { address: '198.51.100.7' };
const START = Date.parse('2026-11-21T06:00:00Z');
const DAY_MS = 86_400_000;
const ORDINARY_SUBMISSIONS = 60;

let database: TestDatabase;
let human: HumanCheck;
let clock = START;

const createCheck = ({ db, pool }: Pick<TestDatabase, 'db' | 'pool'>, secret = SECRET) =>
  createHumanCheck({
    db,
    pool,
    limits: createSubmissionLimits({ pool, secret }),
    secret,
    widgetSites: ['https://www.example.be'],
    ordinarySubmissions: ORDINARY_SUBMISSIONS,
    formSeconds: 2,
    log: createLogger('silent'),
    now: () => new Date(clock),
  });

beforeAll(async () => {
  database = await createTestDatabase('places');
  human = createCheck(database);
});
afterAll(() => database.drop());
afterEach(async () => {
  clock = START;
  await database.db.deleteFrom('rate_limit').execute();
  await database.db.deleteFrom('used_human_token').execute();
});

const verify = (proof: Partial<HumanProof>, check = human, visitor = VISITOR) =>
  check.verify({ formToken: null, trap: '', response: null, work: null, ...proof }, visitor);

/** Sends invalid forms, each from another address. */
async function sendForms(count: number): Promise<void> {
  for (let index = 1; index <= count; index++) await verify({}, human, { address: `203.0.113.${index}` });
}

/** Returns a form token that is old enough to be valid. */
async function readToken(): Promise<string> {
  const { formToken } = await human.challenge();
  clock += 5_000;
  return formToken;
}

describe('the token of a form', () => {
  test('is accepted once', async () => {
    const formToken = await readToken();
    expect(await verify({ formToken })).toBe('human');
    expect(await verify({ formToken })).toBe('used');
  });

  test('is accepted once by two processes at the same time', async () => {
    const other = connect(database.target);
    const formToken = await readToken();
    const checks = [human, createCheck(other), human, createCheck(other)];
    const verdicts = await Promise.all(checks.map((check) => verify({ formToken }, check)));
    expect(verdicts.sort()).toEqual(['human', 'used', 'used', 'used']);
    await other.close();
  });

  test('is too young for two seconds, and can be sent again then', async () => {
    const { formToken } = await human.challenge();
    clock += 1_999;
    expect(await verify({ formToken })).toBe('expired');
    clock += 1;
    expect(await verify({ formToken })).toBe('human');
  });

  test('is too old after a day', async () => {
    const { formToken } = await human.challenge();
    clock += DAY_MS;
    expect(await verify({ formToken })).toBe('human');
    const { formToken: another } = await human.challenge();
    clock += DAY_MS + 1;
    expect(await verify({ formToken: another })).toBe('expired');
  });

  test('cannot be forged or omitted', async () => {
    const { formToken: foreign } = await createCheck(database, Buffer.alloc(32, 2)).challenge();
    const own = await readToken();
    const forged = [
      foreign,
      own.replace(/^./, (first) => (first === 'm' ? 'n' : 'm')),
      `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`,
      own.replace('.o.', '.w.'),
      `${own} `,
      'a.o.b.c',
      '',
      null,
    ];
    for (const formToken of forged) expect(await verify({ formToken })).toBe('robot');
    expect(await verify({ formToken: own })).toBe('human');
  });

  test('is stored as a hash, and no longer than it is valid', async () => {
    const formToken = await readToken();
    await verify({ formToken });
    const [row] = await database.db.selectFrom('used_human_token').selectAll().execute();
    expect(row?.expires_at).toEqual(new Date(START + DAY_MS));
    expect(row?.hash).toHaveLength(32);
    clock += 2 * DAY_MS;
    const laterToken = await readToken();
    await verify({ formToken: laterToken }, createCheck(database));
    expect(await database.db.selectFrom('used_human_token').selectAll().execute()).toHaveLength(1);
  });
});

test('a filled honeypot is rejected, and the form can be sent again without it', async () => {
  const formToken = await readToken();
  expect(await verify({ formToken, trap: 'https://example.com' })).toBe('robot');
  expect(await verify({ formToken, trap: null })).toBe('human');
});

test('an ordinary day requires no proof of work', async () => {
  await sendForms(ORDINARY_SUBMISSIONS - 1);
  expect(await human.challenge()).toEqual({ formToken: expect.any(String), service: null, work: null });
  expect(await verify({ formToken: await readToken() })).toBe('human');
});

test('many forms from one address are no attack on the site', async () => {
  for (let sent = 0; sent < 3 * ORDINARY_SUBMISSIONS; sent++) await verify({});
  expect(await human.challenge()).toMatchObject({ work: null });
  const one = { formToken: await readToken() };
  expect(await verify(one, human, { address: '203.0.113.1' })).toBe('human');
});

test('without the database no form is accepted', async () => {
  const unreachable = connect('postgres://site@127.0.0.1:1/site');
  const checkWithoutDatabase = createCheck(unreachable);
  await expect(verify({ formToken: await readToken() }, checkWithoutDatabase)).rejects.toThrow(
    /ECONNREFUSED/,
  );
  await unreachable.close();
});

describe('under attack', () => {
  const floodSite = () => sendForms(ORDINARY_SUBMISSIONS + 1);

  /** Returns a form with its proof of work, issued by another process, and the solution. */
  async function readForm() {
    const other = connect(database.target);
    const { formToken, work } = await createCheck(other).challenge();
    await other.close();
    const solved = await solveProofOfWork(work ?? 'null', new AbortController());
    clock += 5_000;
    return { formToken, work: solved, ...JSON.parse(solved ?? 'null') };
  }

  test('a solved task is accepted once', async () => {
    await floodSite();
    const { formToken, work } = await readForm();
    expect(await verify({ formToken, work })).toBe('human');
    expect(await verify({ formToken, work })).toBe('used');
  });

  test('a form without JavaScript is rejected as "unsolved"', async () => {
    await floodSite();
    const { formToken } = await readForm();
    expect(await verify({ formToken })).toBe('unsolved');
  });

  test('a form older than the attack needs a new token', async () => {
    const formToken = await readToken();
    await floodSite();
    expect(await verify({ formToken })).toBe('expired');
  });

  test('a task that belongs to another form, is forged or unsolved is rejected', async () => {
    await floodSite();
    const other = await readForm();
    const { formToken, challenge, solution } = await readForm();
    const easy = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 2_000,
      counter: 1,
      deriveKey,
      data: challenge.parameters.data,
      hmacSignatureSecret: 'guessed',
      hmacKeySignatureSecret: 'guessed',
    });
    const forged = [
      other.work,
      JSON.stringify({ challenge: easy, solution: await solveChallenge({ challenge: easy, deriveKey }) }),
      JSON.stringify({ challenge: { ...challenge, signature: undefined }, solution }),
      JSON.stringify({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      JSON.stringify({ challenge, solution: null }),
      JSON.stringify({ challenge, solution, padding: 'x'.repeat(5_000) }),
      'null',
      '{',
    ];
    for (const work of forged) expect(await verify({ formToken, work })).toBe('unsolved');
    expect(await verify({ formToken, work: JSON.stringify({ challenge, solution }) })).toBe('human');
  });

  test('the attack mode ends after a while', async () => {
    await floodSite();
    expect((await human.challenge()).work).not.toBeNull();
    const half = await database.db
      .selectFrom('rate_limit')
      .where('key', '=', 'SITE:all')
      .select('expire')
      .executeTakeFirstOrThrow();
    expect((half.expire ?? 0) - Date.now()).toBeGreaterThan(1_700_000);
    await database.db
      .updateTable('rate_limit')
      .set({ expire: Date.now() - 1 })
      .execute();
    expect((await human.challenge()).work).toBeNull();
  });
});
