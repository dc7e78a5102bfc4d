import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSignedWith } from '../../../platform/standard-webhooks/verify.ts';
import type { FeedWebhook } from './feed-webhooks.ts';

interface Received {
  headers: IncomingHttpHeaders;
  /** The bytes as received. */
  body: Buffer;
  now: Date;
}

/** Whether the sender of a request knows the secret of the webhook. */
export function isSigned(webhook: FeedWebhook, received: Received): boolean {
  return webhook.sender === 'STANDARD'
    ? isSignedWith(webhook.key, received)
    : isSignedBySweepBright(webhook.clientSecret, received);
}

/** SweepBright's signature has no timestamp; the order of events makes repeated ones harmless. */
function isSignedBySweepBright(clientSecret: string, { headers, body }: Received): boolean {
  const received = Buffer.from(String(headers['x-hook-signature'] ?? '').toLowerCase());
  const expected = Buffer.from(createHmac('sha1', clientSecret).update(body).digest('hex'));
  return received.length === expected.length && timingSafeEqual(received, expected);
}
