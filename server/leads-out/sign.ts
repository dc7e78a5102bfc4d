import { createHmac } from 'node:crypto';

interface SignedMessage {
  id: string;
  /** The time of the attempt, in seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The headers of a signed webhook (https://www.standardwebhooks.com). */
export function signatureHeaders(
  { id, timestamp, body }: SignedMessage,
  key: Buffer,
): Record<string, string> {
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
