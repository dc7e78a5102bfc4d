import { eraseRecipient } from '../database/leads/read-lead.ts';
import { isRefused } from '../database/leads/refusals.ts';
import { GiveUp, TryAgain } from '../jobs/outcomes.ts';
import type { Logger } from '../logging/logger.ts';
import { composeMail } from './compose.ts';
import { isAddress } from './mailbox.ts';
import type { OutgoingMail, SendMail } from './outgoing-mail.ts';
import type { MailJob } from './queue.ts';
import { type MailSources, readMail } from './read-mail.ts';

/** How many are sent at once. What is on its way when the process is killed comes a second time: one, then. */
export const SENT_AT_ONCE = 1;

interface MailerParts extends MailSources {
  send: SendMail;
  count: { sent(): void; failed(): void };
  log: Pick<Logger, 'warn'>;
}

/** Sends the mails of leads. */
export function createMailer(parts: MailerParts) {
  const { db, send, count, log } = parts;

  async function sendOnce(job: MailJob): Promise<void> {
    const mail = await prepare(job, parts);
    if (mail) await send(mail);
    if (mail) count.sent();
    if (job.mail === 'FRIEND') await eraseRecipient(db, job.lead);
  }
  return {
    /** What has begun is not interrupted: a mail that is on its way would be sent again. */
    async send(job: MailJob): Promise<void> {
      await sendOnce(job).catch((error) => {
        count.failed();
        throw withoutWords(error);
      });
    },

    /** What is left to do for a mail that was tried often enough. */
    async giveUp({ lead, mail }: MailJob, id: string): Promise<void> {
      if (mail === 'FRIEND') await eraseRecipient(db, lead);
      log.warn({ job: id }, 'a mail was given up');
    },
  };
}

/** Null: its lead was erased, or its recipient wants none. */
async function prepare(job: MailJob, sources: MailSources): Promise<OutgoingMail | null> {
  const found = await readMail(job, sources);
  if (!found) return null;
  const { content, to, replyTo } = found;
  if (content.mail === 'FRIEND' && (await isRefused(sources.db, to.address))) return null;
  if (![to, replyTo].every(({ address }) => isAddress(address))) throw new GiveUp('no mail address');
  const composed = await composeMail(content, sources.intls[content.locale]);
  const refusal = content.mail === 'FRIEND' ? { refusalUrl: content.refusalUrl } : {};
  return { ...job, ...composed, ...refusal, to, replyTo };
}

/** Words of an unexpected error may be those of a visitor, and it is logged and kept: where it happened is enough. */
function withoutWords(error: Error): Error {
  if (error instanceof TryAgain || error instanceof GiveUp) return error;
  const told = new Error(`a mail could not be made: ${error.name}`);
  told.stack = `${told.message}\n${(error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')}`;
  return told;
}
