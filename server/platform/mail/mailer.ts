import { PermanentError } from '../jobs/outcomes.ts';
import { withoutMessage } from '../jobs/without-message.ts';
import type { Logger } from '../logging/logger.ts';
import type { MailContext, MailSource, MailSources } from './mail-source.ts';
import { isAddress } from './mailbox.ts';
import type { OutgoingMail, SendMail } from './outgoing-mail.ts';
import type { MailJob } from './queue.ts';
import { Rejected } from './rejected.ts';
import { composeMail } from './rendering/compose-mail.ts';
import { UnknownMail } from './unknown-mail.ts';

/** Concurrent mails. If the process is killed, a mail in transit is sent again, so this limits duplicates to one. */
export const CONCURRENT_DELIVERIES = 1;

interface MailerDependencies extends MailContext {
  sources: MailSources;
  send: SendMail;
  metrics: { sent(): void; failed(): void };
  log: Pick<Logger, 'warn'>;
}

/** Sends the mails of the queue. */
export function createMailer(dependencies: MailerDependencies) {
  const { db, sources, send, metrics, log } = dependencies;

  const sourceOf = (job: MailJob): MailSource => {
    const source = sources[job.source];
    if (!source) throw new UnknownMail();
    return source;
  };

  async function sendOnce(job: MailJob): Promise<void> {
    const source = sourceOf(job);
    const mail = await prepare(job, source, dependencies);
    if (mail) await send(mail);
    if (mail) metrics.sent();
    await source.afterMail?.(job, db, mail ? 'sent' : 'not needed');
  }

  async function noteRejected(job: MailJob, error: Error): Promise<void> {
    if (error instanceof Rejected) await sources[job.source]?.afterMail?.(job, db, 'rejected');
  }

  return {
    /** Has no abort signal: an aborted mail would be sent twice. */
    async send(job: MailJob): Promise<void> {
      await sendOnce(job).catch(async (error) => {
        metrics.failed();
        await noteRejected(job, error);
        throw withoutMessage(error, 'a mail could not be made');
      });
    },

    /** Cleanup after the last attempt of a mail failed. */
    async giveUp(job: MailJob, id: string): Promise<void> {
      await sources[job.source]?.afterMail?.(job, db, 'given up');
      log.warn({ job: id }, 'a mail was given up');
    },
  };
}

/** Null when the mail is no longer needed. */
async function prepare(job: MailJob, source: MailSource, context: MailContext): Promise<OutgoingMail | null> {
  const written = await source.writeMail(job, context);
  if (!written) return null;
  const { to, replyTo } = written;
  if (![to, replyTo].every(({ address }) => isAddress(address))) throw new PermanentError('no mail address');
  return { ...job, ...written, ...(await composeMail(written, context)) };
}
