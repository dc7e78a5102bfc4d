import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { signMessage } from './sign.ts';

/** A request older or newer than this is rejected, because it may be a repeated one. */
const TOLERANCE_SECONDS = 300;

interface Received {
  headers: IncomingHttpHeaders;
  /** The bytes as received. */
  body: Buffer;
  now: Date;
}

/** Whether one of the signatures of a request is valid, and its timestamp recent. */
export function isSignedWith(key: Buffer, { headers, body, now }: Received): boolean {
  const {
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': signatures,
  } = headers as Record<string, string | undefined>;
  if (!id || !signatures || !time || !/^\d{1,12}$/.test(time)) return false;
  const timestamp = Number(time);
  if (Math.abs(now.getTime() / 1000 - timestamp) > TOLERANCE_SECONDS) return false;
  const expected = Buffer.from(signMessage({ id, timestamp, body }, key));
  return signatures.split(' ').some((signature) => {
    const received = Buffer.from(signature);
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
}
