import { TryAgain } from '../jobs/outcomes.ts';
import { type DkimKey, signatureOf } from './dkim.ts';
import { messageOf, type Postmark } from './message.ts';
import type { OutgoingMail, SendMail } from './outgoing-mail.ts';
import { Rejected } from './rejected.ts';

interface SmtpParts extends Postmark {
  url: string;
  /** Mails are not signed when absent. */
  dkim?: DkimKey;
  /** After so long without an answer the mail is retried later. */
  patienceMs?: number;
}

const PATIENCE_MS = 20_000;

/** Hands mails to the server of `SMTP_URL`, each on a connection of its own. */
export function sendBySmtp({ url, dkim, patienceMs = PATIENCE_MS, ...postmark }: SmtpParts): SendMail {
  const patience = {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  };
  const signature = dkim && signatureOf(dkim, postmark.from.address);
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, dkim: signature, ...patience });
    try {
      await transport.sendMail(messageOf(mail, postmark));
    } catch (error) {
      throw outcomeOf(error as SmtpError, mail);
    } finally {
      transport.close();
    }
  };
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * What the server says may name the recipient: only its numbers are kept. A mistyped address is
 * not retried; the agency's own is, because its relay or mailbox may be repaired within days.
 */
function outcomeOf(
  { code = 'unknown', command, responseCode }: SmtpError,
  { isToAgency }: OutgoingMail,
): Error {
  const reason = `mail server: ${[code, command, responseCode].filter(Boolean).join(' ')}`;
  const isRejected = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
  return isRejected && !isToAgency ? new Rejected(reason) : new TryAgain(reason);
}
