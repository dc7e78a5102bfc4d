import { GiveUp, TryAgain } from '../jobs/outcomes.ts';
import type { Logger } from '../logging/logger.ts';
import { composeMail } from './letter/compose.ts';
import type { MailContext, MailSource, MailSources } from './mail-source.ts';
import { isAddress } from './mailbox.ts';
import type { OutgoingMail, SendMail } from './outgoing-mail.ts';
import type { MailJob } from './queue.ts';
import { Rejected } from './rejected.ts';

/** How many are sent at once. What is on its way when the process is killed comes a second time: one, then. */
export const SENT_AT_ONCE = 1;

interface MailerParts extends MailContext {
  sources: MailSources;
  send: SendMail;
  count: { sent(): void; failed(): void };
  log: Pick<Logger, 'warn'>;
}

/** Sends mails. */
export function createMailer(parts: MailerParts) {
  const { db, sources, send, count, log } = parts;

  const sourceOf = (job: MailJob): MailSource => {
    const source = sources[job.source];
    // Another release of the site may know it.
    if (!source) throw new GiveUp('a mail of an unknown source');
    return source;
  };

  async function sendOnce(job: MailJob): Promise<void> {
    const source = sourceOf(job);
    const mail = await prepare(job, source, parts);
    if (mail) await send(mail);
    if (mail) count.sent();
    await source.endMail?.(job, db, mail ? 'sent' : 'not needed');
  }

  async function noteRejected(job: MailJob, error: Error): Promise<void> {
    if (error instanceof Rejected) await sources[job.source]?.endMail?.(job, db, 'rejected');
  }

  return {
    /** What has begun is not interrupted: a mail that is on its way would be sent again. */
    async send(job: MailJob): Promise<void> {
      await sendOnce(job).catch(async (error) => {
        count.failed();
        await noteRejected(job, error);
        throw withoutWords(error);
      });
    },

    /** What is left to do for a mail that was tried often enough. */
    async giveUp(job: MailJob, id: string): Promise<void> {
      await sources[job.source]?.endMail?.(job, db, 'given up');
      log.warn({ job: id }, 'a mail was given up');
    },
  };
}

/** Null: there is nothing to be sent any more. */
async function prepare(job: MailJob, source: MailSource, context: MailContext): Promise<OutgoingMail | null> {
  const written = await source.writeMail(job, context);
  if (!written) return null;
  const { to, replyTo } = written;
  if (![to, replyTo].every(({ address }) => isAddress(address))) throw new GiveUp('no mail address');
  return { ...job, ...written, ...(await composeMail(written, context)) };
}

/** Words of an unexpected error may be those of a visitor, and it is logged and kept: where it happened is enough. */
function withoutWords(error: Error): Error {
  if (error instanceof TryAgain || error instanceof GiveUp) return error;
  const shown = new Error(`a mail could not be made: ${error.name}`);
  shown.stack = `${shown.message}\n${(error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')}`;
  return shown;
}
