import { RetryableError } from '../../platform/jobs/outcomes.ts';
import { withoutMessage } from '../../platform/jobs/without-message.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { MailContext } from '../../platform/mail/mail-source.ts';
import type { SendMail } from '../../platform/mail/outgoing-mail.ts';
import { composeMail } from '../../platform/mail/rendering/compose-mail.ts';
import { findFeed, readEvent, type StoredEvent } from './event-data.ts';
import type { LeadWebhookJob } from './queue.ts';
import type { LeadDelivery, LeadReceiver } from './receivers/lead-receiver.ts';

/** Concurrent requests: a slow receiver must not delay another one. */
export const CONCURRENT_WEBHOOKS = 2;

interface Dependencies extends MailContext {
  receivers: readonly LeadReceiver[];
  /** For receivers that are mailboxes. */
  sendMail: SendMail;
  metrics: { sent(): void; failed(): void };
  log: Pick<Logger, 'warn'>;
}

/** Creates the job handlers of leads, for receivers of all kinds. */
export function createLeadSender(dependencies: Dependencies) {
  const { db, receivers, metrics, log, intls, agency } = dependencies;
  const sendMail: LeadDelivery['sendMail'] = async (mail) =>
    dependencies.sendMail({
      ...mail,
      ...(await composeMail({ locale: agency.locale, texts: mail.texts }, dependencies)),
    });

  async function sendOnce(event: LeadWebhookJob): Promise<void> {
    const receiver = receivers.find(({ name }) => name === event.webhook);
    // Retried: another process, or this one restarted, may know the receiver.
    if (!receiver) throw new RetryableError('a receiver that the settings do not name');
    const stored = await readEvent(event, dependencies);
    if (!stored || !(await isConcerned(receiver, stored, db))) return;
    const { data, home } = stored;
    const { fault } = await receiver.send({ event, data, home, intl: intls[agency.locale], sendMail });
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

/**
 * Whether the event concerns no listing, or one of the receiver's feed, and no office, or one of the receiver's. A
 * deleted listing belongs to no feed.
 */
async function isConcerned(
  { feed, offices }: LeadReceiver,
  { listingId, data: { office } }: StoredEvent,
  db: MailContext['db'],
): Promise<boolean> {
  if (offices && office && !offices.includes(office.reference)) return false;
  return feed === null || listingId === null || (await findFeed(db, listingId)) === feed;
}
