import { describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { signatureHeaders } from './sign.ts';
import { isSignedWith } from './verify.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const KEY = Buffer.alloc(32, 7);
const LIBRARY = new Webhook(`whsec_${KEY.toString('base64')}`);
const BODY = '{"type":"estate.changed","data":{"title":"Maison à rénover"}}';

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

/** Headers from the library of Standard Webhooks. */
function headersOf({ id = 'msg_1', at = NOW, body = BODY } = {}) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': LIBRARY.sign(id, at, body),
  };
}

const isValid = (headers: Record<string, string>, body = BODY, key = KEY) =>
  isSignedWith(key, { headers, body: Buffer.from(body), now: NOW });

test.each([0, 4.9, -4.9])('accepts a signature of the library that is %d minutes old', (minutes) => {
  expect(isValid(headersOf({ at: minutesAgo(minutes) }))).toBe(true);
});

test('accepts a request when one of its signatures is valid', () => {
  const headers = headersOf();
  const signatures = `v1,AAAA v1a,${'B'.repeat(86)}== ${headers['webhook-signature']}`;
  expect(isValid({ ...headers, 'webhook-signature': signatures })).toBe(true);
});

test('the library accepts own signatures', () => {
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = signatureHeaders({ id: 'msg_1', timestamp, body: BODY }, KEY);
  expect(LIBRARY.verify(BODY, headers)).toEqual(JSON.parse(BODY));
});

describe('rejects', () => {
  test.each([5.1, -5.1])('a timestamp that is %d minutes old', (minutes) => {
    expect(isValid(headersOf({ at: minutesAgo(minutes) }))).toBe(false);
  });

  test('another body, id, timestamp or key', () => {
    const headers = headersOf();
    expect(isValid(headers, `${BODY} `)).toBe(false);
    expect(isValid({ ...headers, 'webhook-id': 'msg_2' })).toBe(false);
    const later = String(Number(headers['webhook-timestamp']) + 1);
    expect(isValid({ ...headers, 'webhook-timestamp': later })).toBe(false);
    expect(isValid(headers, BODY, Buffer.alloc(32, 8))).toBe(false);
  });

  test.each([
    ['webhook-id', ''],
    ['webhook-timestamp', ''],
    ['webhook-timestamp', 'now'],
    ['webhook-timestamp', '1e9'],
    ['webhook-signature', ''],
    ['webhook-signature', 'v1,'],
    ['webhook-signature', `v1,${'é'.repeat(44)}`],
  ])('%s: "%s"', (name, value) => {
    expect(isValid({ ...headersOf(), [name]: value })).toBe(false);
  });

  test('a signature without its version, or of another version', () => {
    const headers = headersOf();
    const [, signature = ''] = headers['webhook-signature'].split(',');
    for (const changed of [signature, `v2,${signature}`, `v1,${signature.toLowerCase()}`])
      expect(isValid({ ...headers, 'webhook-signature': changed })).toBe(false);
  });
});
