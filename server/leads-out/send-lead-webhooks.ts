import type { BlockList } from 'node:net';
import { createFetchWithBreaker } from '../fetching/fetch-with-breaker.ts';
import { postPublic } from '../fetching/post-public.ts';
import { RetryableError } from '../jobs/outcomes.ts';
import { withoutMessage } from '../jobs/without-message.ts';
import type { Logger } from '../logging/logger.ts';
import type { MailContext } from '../mail/mail-source.ts';
import { signatureHeaders } from '../standard-webhooks/sign.ts';
import { readEventData } from './event-data.ts';
import { webhookId } from './lead-event.ts';
import type { LeadWebhookJob } from './queue.ts';
import type { LeadWebhook } from './webhook-settings.ts';

/** Concurrent requests, so that a receiver that does not respond does not delay another one. */
export const CONCURRENT_WEBHOOKS = 2;
const DEADLINE_MS = 10_000;

interface Parts extends MailContext {
  leadWebhooks: readonly LeadWebhook[];
  /** Private addresses to which leads may be sent nevertheless. */
  allowed: BlockList;
  metrics: { sent(): void; failed(): void };
  log: Pick<Logger, 'warn'>;
}

/** Sends the events of the queue to the webhooks. */
export function createLeadWebhookSender(parts: Parts) {
  const { leadWebhooks, allowed, metrics, log } = parts;
  const post = createFetchWithBreaker(postPublic);

  async function sendOnce(job: LeadWebhookJob): Promise<void> {
    const webhook = leadWebhooks.find(({ name }) => name === job.webhook);
    // The settings of another process, or those after the next start, may name it.
    if (!webhook) throw new RetryableError('a webhook that the settings do not name');
    const data = await readEventData(job, parts);
    if (!data) return;
    const body = JSON.stringify({ type: job.type, timestamp: job.occurredAt, data });
    // The receiver compares this with its own clock.
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = signatureHeaders({ id: webhookId(job), timestamp, body }, webhook.key);
    const { fault } = await post(webhook.url, { body, headers, allowed, deadlineMs: DEADLINE_MS });
    if (fault) throw new RetryableError(fault.reason);
    metrics.sent();
  }

  return {
    /** Never aborted: an event in transit would be sent again. */
    async send(job: LeadWebhookJob): Promise<void> {
      await sendOnce(job).catch((error) => {
        metrics.failed();
        throw withoutMessage(error, 'a lead webhook could not be sent');
      });
    },

    /** Logs the event after its last attempt failed. */
    async giveUp({ webhook, type, id }: LeadWebhookJob): Promise<void> {
      log.warn({ webhook, type, id }, 'a lead webhook was given up');
    },
  };
}
