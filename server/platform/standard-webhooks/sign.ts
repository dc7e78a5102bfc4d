/** Signatures of https://www.standardwebhooks.com. */
import { createHmac } from 'node:crypto';

interface SignedMessage {
  id: string;
  /** The time of the attempt, in seconds since 1970. */
  timestamp: number;
  body: string | Buffer;
}

/** The signature of a message: `v1,` and base64. */
export function signMessage({ id, timestamp, body }: SignedMessage, key: Buffer): string {
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return `v1,${signature}`;
}

/** The headers of a signed webhook. */
export function signatureHeaders(message: SignedMessage, key: Buffer): Record<string, string> {
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signMessage(message, key),
  };
}
