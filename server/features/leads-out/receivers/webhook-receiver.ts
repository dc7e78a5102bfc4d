/** Sends leads as signed webhooks, in the format of Standard Webhooks. */
import type { BlockList } from 'node:net';
import { createFetchWithBreaker } from '../../../platform/fetching/fetch-with-breaker.ts';
import { postPublic } from '../../../platform/fetching/post-public.ts';
import { signatureHeaders } from '../../../platform/standard-webhooks/sign.ts';
import { webhookId } from '../lead-event.ts';
import type { LeadWebhook } from '../webhook-settings.ts';
import type { LeadReceiver } from './lead-receiver.ts';

const DEADLINE_MS = 10_000;

export function createWebhookReceiver(
  { name, url, key, events }: LeadWebhook,
  allowed: BlockList,
): LeadReceiver {
  const post = createFetchWithBreaker(postPublic);
  return {
    name,
    events,
    feed: null,
    offices: null,
    url,
    send({ event, data }) {
      const body = JSON.stringify({ type: event.type, timestamp: event.occurredAt, data });
      // Set per attempt: receivers may reject an old one.
      const timestamp = Math.floor(Date.now() / 1000);
      const headers = signatureHeaders({ id: webhookId(event), timestamp, body }, key);
      return post(url, { body, headers, allowed, deadlineMs: DEADLINE_MS });
    },
  };
}
