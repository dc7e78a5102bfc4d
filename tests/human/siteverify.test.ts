import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { HumanCheck, HumanProof, HumanVerdict } from '../../graphql/submissions/ports.ts';
import { createHumanCheck } from '../../server/features/human/human-check.ts';
import { createSubmissionLimits } from '../../server/platform/limits/submission-limits.ts';
import { createLogger } from '../../server/platform/logging/logger.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { type FakeSiteverify, startFakeSiteverify } from './fake-siteverify.ts';

const HOST = 'www.example.be';
const ALLOWED_HOST = 'old.example.be';
const VISITOR = { address: '198.51.100.7' };
const HUMAN = { success: true, hostname: HOST, score: 0.9 };

let database: TestDatabase;
let service: FakeSiteverify;
let human: HumanCheck;
let clock = Date.parse('2026-11-21T06:00:00Z');
let logged = '';
let responses = 0;
/** The timeout of the service; a test triggers it. */
let patience = new AbortController();
const triggerTimeout = () => patience.abort(new DOMException('', 'TimeoutError'));

beforeAll(async () => {
  database = await createTestDatabase('places');
  service = await startFakeSiteverify();
});
afterAll(async () => {
  await service.stop();
  await database.drop();
});
beforeEach(() => {
  service.asked.length = 0;
  service.say(HUMAN);
  human = createCheck(service.url);
  logged = '';
  patience = new AbortController();
});

function createCheck(verifyUrl: string): HumanCheck {
  const { db, pool } = database;
  const secret = Buffer.alloc(32, 1);
  return createHumanCheck({
    db,
    pool,
    limits: createSubmissionLimits({ pool, secret }),
    secret,
    widgetSites: [`https://${HOST}:8443`, `https://${ALLOWED_HOST}:8444`],
    ordinarySubmissions: 60,
    formSeconds: 2,
    service: { siteKey: 'site key', secret: 'service secret', verifyUrl, minScore: 0.5 },
    log: createLogger('error', {
      write(line) {
        logged += line;
      },
    }),
    now: () => new Date(clock),
    timeout: () => patience.signal,
  });
}

/** Submits a form that is valid except for what a test changes, each with its own response. */
async function verify(proof: Partial<HumanProof> = {}, check = human) {
  const { formToken } = await check.challenge();
  clock += 5_000;
  const response = `response ${++responses} & more`;
  return check.verify({ formToken, trap: '', work: null, response, ...proof }, VISITOR);
}

test('a form gets the site key and the script, and no task', async () => {
  expect(await human.challenge()).toEqual({
    formToken: expect.any(String),
    service: {
      siteKey: 'site key',
      scriptUrl: expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha/),
    },
    work: null,
  });
});

test('the service receives the secret and the response, without visitor data', async () => {
  expect(await verify({ response: 'a+b &=' })).toBe('human');
  expect(service.asked.map((params) => [...params])).toEqual([
    [
      ['secret', 'service secret'],
      ['response', 'a+b &='],
    ],
  ]);
});

describe("the service's result", () => {
  test.each([
    ['success', HUMAN, 'human'],
    [
      'success without a score, as hCaptcha and Turnstile give it',
      { success: true, hostname: HOST },
      'human',
    ],
    ['success exactly at the threshold', { ...HUMAN, score: 0.5 }, 'human'],
    ['success for an allowed site', { ...HUMAN, hostname: ALLOWED_HOST }, 'human'],
    ['success for another host', { ...HUMAN, hostname: 'www.example.com' }, 'robot'],
    ['a low score', { ...HUMAN, score: 0.4 }, 'robot'],
    ['a refusal', { success: false }, 'robot'],
    ['a forged response', { success: false, 'error-codes': ['invalid-input-response'] }, 'robot'],
    ['a late or used response', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'expired'],
    ['the same from hCaptcha', { success: false, 'error-codes': ['already-seen-response'] }, 'expired'],
    ['a wrong secret', { success: false, 'error-codes': ['invalid-input-secret'] }, 'unavailable'],
    ['an internal error', { success: false, 'error-codes': ['internal-error'] }, 'unavailable'],
    ['an unexpected shape', { success: 'yes', hostname: HOST }, 'unavailable'],
    ['a response that is not an object', [HUMAN], 'unavailable'],
  ])('%s', async (_name, answer, verdict) => {
    service.say(answer);
    expect(await verify()).toBe(verdict);
  });

  test('without a host is accepted for a service that does not send one', async () => {
    service.say({ success: true });
    expect(await verify()).toBe('human');
  });

  test.each([
    ['status 500', () => service.behave((res) => res.writeHead(500).end(JSON.stringify(HUMAN)))],
    ['garbage', () => service.behave((res) => res.end('<html>'))],
    ['nothing', () => service.behave((res) => res.end())],
    ['a broken connection', () => service.behave((res) => res.destroy())],
    ['silence', () => service.behave(triggerTimeout)],
    ['a body without an end', () => service.behave((res) => void res.write('{"success":', triggerTimeout))],
    [
      'a huge body',
      () => service.behave((res) => res.end(JSON.stringify({ ...HUMAN, padding: 'x'.repeat(100_000) }))),
    ],
    [
      'a redirect',
      () => service.behave((res) => res.writeHead(307, { location: service.url }).end(JSON.stringify(HUMAN))),
    ],
  ])('%s is rejected', async (_name, arrange) => {
    arrange();
    expect(await verify()).toBe('unavailable');
    expect(service.asked).toHaveLength(1);
  });

  test('that never arrives is rejected', async () => {
    const stopped = await startFakeSiteverify();
    await stopped.stop();
    expect(await verify({}, createCheck(stopped.url))).toBe('unavailable');
    expect(JSON.parse(logged)).toMatchObject({ reason: 'ECONNREFUSED' });
  });
});

describe("a visitor's response", () => {
  test('is accepted once, whatever the service says', async () => {
    expect(await verify({ response: 'the same' })).toBe('human');
    expect(await verify({ response: 'the same' })).toBe('used');
    service.say({ success: false });
    expect(await verify({ response: 'another' })).toBe('robot');
    service.say(HUMAN);
    expect(await verify({ response: 'another' })).toBe('used');
    expect(service.asked).toHaveLength(2);
  });

  test('is missing without JavaScript and then rejected', async () => {
    expect(await verify({ response: null })).toBe('unavailable');
    expect(await verify({ response: '' })).toBe('unavailable');
    expect(service.asked).toHaveLength(0);
  });

  test('that is overlong is not sent to the service', async () => {
    expect(await verify({ response: 'x'.repeat(10_000) })).toBe('robot');
    expect(service.asked).toHaveLength(0);
  });
});

test("the site's own honeypot and token are checked first", async () => {
  expect(await verify({ trap: 'filled' })).toBe('robot');
  expect(await verify({ formToken: '' })).toBe('robot');
  expect(await verify({ formToken: null, response: null })).toBe('robot');
  const { formToken } = await human.challenge();
  expect(await verify({ formToken })).toBe('human');
  expect(await verify({ formToken })).toBe('used');
  expect(service.asked).toHaveLength(1);
});

describe('a script without a form token', () => {
  test('is accepted with a response, once', async () => {
    const proof = { formToken: null, response: 'of a script' };
    expect(await verify(proof)).toBe('human');
    expect(await verify(proof)).toBe('used');
    service.say({ success: false });
    expect(await verify({ formToken: null })).toBe('robot');
    expect(service.asked).toHaveLength(2);
  });

  test('is rejected when it fills the honeypot', async () => {
    expect(await verify({ formToken: null, trap: 'filled' })).toBe('robot');
    expect(service.asked).toHaveLength(0);
  });
});

describe('the circuit breaker', () => {
  const fail = async (times: number) => {
    service.behave((res) => res.writeHead(500).end());
    for (let failed = 0; failed < times; failed++) expect(await verify()).toBe('unavailable');
  };

  test('opens after five failures in a row, and closes when the service is back', async () => {
    await fail(5);
    service.say(HUMAN);
    expect(await verify()).toBe('unavailable');
    expect(service.asked).toHaveLength(5);
    clock += 30_000;
    expect(await verify()).toBe('human');
    expect(await verify()).toBe('human');
    expect(service.asked).toHaveLength(7);
  });

  test('stays open when the service is not back', async () => {
    await fail(5);
    clock += 30_000;
    await fail(1);
    service.say(HUMAN);
    expect(await verify()).toBe('unavailable');
    expect(service.asked).toHaveLength(6);
  });

  test('allows one trial request, not all', async () => {
    await fail(5);
    clock += 30_000;
    const others = Promise.withResolvers<void>();
    service.behave((res) => void others.promise.then(() => res.end(JSON.stringify(HUMAN))));
    let told = 0;
    const note = (verdict: HumanVerdict) => {
      told += 1;
      if (told === 2) others.resolve();
      return verdict;
    };
    const verdicts = await Promise.all([verify().then(note), verify().then(note), verify().then(note)]);
    expect(verdicts.sort()).toEqual(['human', 'unavailable', 'unavailable']);
    expect(service.asked).toHaveLength(6);
  });

  test('does not open for bots, nor for failures with a success between them', async () => {
    service.say({ success: false, 'error-codes': ['invalid-input-response'] });
    for (let sent = 0; sent < 6; sent++) expect(await verify()).toBe('robot');
    await fail(4);
    service.say(HUMAN);
    expect(await verify()).toBe('human');
    await fail(4);
    service.say(HUMAN);
    expect(await verify()).toBe('human');
  });
});

test("a failure is logged without secret, response or the service's text", async () => {
  service.behave((res) => res.end('<html> of somebody'));
  await verify({ response: 'private response' });
  expect(JSON.parse(logged)).toMatchObject({ level: 50, reason: 'the response cannot be parsed' });
  expect(logged).not.toMatch(/secret|private|somebody/);
});
