/** The queue of webhooks, with the limits of mails: retries for three days, then the dead letter queue. */
import type { Queue } from '../../platform/jobs/queue.ts';
import { FAILED_MAILS, MAIL_QUEUE } from '../../platform/mail/queue.ts';
import { type LeadEvent, webhookId } from './lead-event.ts';

/** References only: the payload is written when it is sent, so erased data are never sent. */
export interface LeadWebhookJob extends LeadEvent {
  /** The name of the receiver. */
  webhook: string;
  /** ISO 8601, UTC. */
  occurredAt: string;
}

const key = (job: LeadWebhookJob) => `${job.webhook} ${webhookId(job)}`;

/** The dead letter queue. Completed jobs are kept to be counted. */
export const FAILED_LEAD_WEBHOOKS: Queue<LeadWebhookJob> = {
  name: 'lead-webhooks-given-up',
  key,
  limits: FAILED_MAILS.limits,
};

export const LEAD_WEBHOOK_QUEUE: Queue<LeadWebhookJob> = {
  name: 'lead-webhooks',
  key,
  deadLetterQueue: FAILED_LEAD_WEBHOOKS,
  limits: MAIL_QUEUE.limits,
};
