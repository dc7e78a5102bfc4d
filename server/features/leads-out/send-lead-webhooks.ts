import type { BlockList } from 'node:net';
import { createFetchWithBreaker } from '../../platform/fetching/fetch-with-breaker.ts';
import { postPublic } from '../../platform/fetching/post-public.ts';
import { RetryableError } from '../../platform/jobs/outcomes.ts';
import { withoutMessage } from '../../platform/jobs/without-message.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { MailContext } from '../../platform/mail/mail-source.ts';
import { signatureHeaders } from '../../platform/standard-webhooks/sign.ts';
import { readEventData } from './event-data.ts';
import { webhookId } from './lead-event.ts';
import type { LeadWebhookJob } from './queue.ts';
import type { LeadWebhook } from './webhook-settings.ts';

/** Concurrent requests: a slow receiver must not delay another one. */
export const CONCURRENT_WEBHOOKS = 2;
const DEADLINE_MS = 10_000;

interface Dependencies extends MailContext {
  leadWebhooks: readonly LeadWebhook[];
  /** Private addresses to which leads may be sent. */
  allowed: BlockList;
  metrics: { sent(): void; failed(): void };
  log: Pick<Logger, 'warn'>;
}

/** Creates the job handlers of lead webhooks. */
export function createLeadWebhookSender(dependencies: Dependencies) {
  const { leadWebhooks, allowed, metrics, log } = dependencies;
  const post = createFetchWithBreaker(postPublic);

  async function sendOnce(job: LeadWebhookJob): Promise<void> {
    const webhook = leadWebhooks.find(({ name }) => name === job.webhook);
    // Retried: another process, or this one restarted, may know the webhook.
    if (!webhook) throw new RetryableError('a webhook that the settings do not name');
    const data = await readEventData(job, dependencies);
    if (!data) return;
    const body = JSON.stringify({ type: job.type, timestamp: job.occurredAt, data });
    // Set per attempt: receivers may reject an old one.
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = signatureHeaders({ id: webhookId(job), timestamp, body }, webhook.key);
    const { fault } = await post(webhook.url, { body, headers, allowed, deadlineMs: DEADLINE_MS });
    if (fault) throw new RetryableError(fault.reason);
    metrics.sent();
  }

  return {
    /** Has no abort signal: an aborted event would be sent twice. */
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
