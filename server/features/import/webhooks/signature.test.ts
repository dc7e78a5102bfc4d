import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { signatureHeaders } from '../../../platform/standard-webhooks/sign.ts';
import { NO_PEOPLE } from '../../feed/people-table.ts';
import type { FeedWebhook } from './feed-webhooks.ts';
import { isSigned } from './signature.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const KEY = Buffer.alloc(32, 7);
const BODY = Buffer.from('{"event":"estate-updated","naam":"Zoë"}');
const FORMAT = { format: 'sweepbright', locale: 'nl', people: NO_PEOPLE } as const;
const STANDARD: FeedWebhook = { ...FORMAT, sender: 'STANDARD', key: KEY };
const SWEEPBRIGHT: FeedWebhook = {
  ...FORMAT,
  sender: 'SWEEPBRIGHT',
  clientId: '1',
  clientSecret: 'secret',
  api: 'https://website.sweepbright.com/api',
};

const hmac = (secret: string) => createHmac('sha1', secret).update(BODY).digest('hex');
const standard = signatureHeaders({ id: 'msg_1', timestamp: NOW.getTime() / 1000, body: BODY }, KEY);

test.each([
  [true, 'SweepBright', SWEEPBRIGHT, { 'x-hook-signature': hmac('secret') }],
  [true, 'SweepBright in upper case', SWEEPBRIGHT, { 'x-hook-signature': hmac('secret').toUpperCase() }],
  [false, 'another secret', SWEEPBRIGHT, { 'x-hook-signature': hmac('other') }],
  [false, 'half a signature', SWEEPBRIGHT, { 'x-hook-signature': hmac('secret').slice(0, 20) }],
  [false, 'no signature', SWEEPBRIGHT, {}],
  [false, 'a signature of the other kind', SWEEPBRIGHT, standard],
  [true, 'Standard Webhooks', STANDARD, standard],
  [false, 'a signature of the other kind', STANDARD, { 'x-hook-signature': hmac('secret') }],
])('is %s for %s', (expected, _, webhook, headers) => {
  expect(isSigned(webhook, { headers, body: BODY, now: NOW })).toBe(expected);
});
