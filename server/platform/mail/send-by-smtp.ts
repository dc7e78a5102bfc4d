import type { Transporter } from 'nodemailer';
import { RetryableError } from '../jobs/outcomes.ts';
import { connectToServer } from './connect-to-server.ts';
import { type DkimKey, signatureOf } from './dkim.ts';
import { createMessage, type MailSettings } from './message.ts';
import type { MailTransport, OutgoingMail } from './outgoing-mail.ts';
import { Rejected } from './rejected.ts';

interface SmtpDependencies extends MailSettings {
  url: string;
  /** Absent: mails are not signed. */
  dkim?: DkimKey;
  /** The timeout of the server's responses. */
  patienceMs?: number;
}

const PATIENCE_MS = 20_000;
/** An idle connection is closed early; RFC 5321 lets servers close it after five minutes. */
const IDLE_MS = 10_000;
/** Some servers limit the number of mails per connection. */
const MAILS_PER_CONNECTION = 100;

/** Sends mails to the server of `SMTP_URL`; consecutive mails share a connection. */
export function sendBySmtp({
  url,
  dkim,
  patienceMs = PATIENCE_MS,
  ...postmark
}: SmtpDependencies): MailTransport {
  const signature = dkim && signatureOf(dkim, postmark.from.address);
  let pool: Transporter | undefined;
  let idle: NodeJS.Timeout | undefined;
  const close = () => {
    clearTimeout(idle);
    pool?.close();
    pool = undefined;
  };
  return {
    async send(mail) {
      clearTimeout(idle);
      const { createTransport } = await import('nodemailer');
      pool ??= createTransport({ url, dkim: signature, ...poolOptions(patienceMs) });
      try {
        await pool.sendMail(createMessage(mail, postmark));
      } catch (error) {
        throw outcomeOf(error as SmtpError, mail);
      } finally {
        clearTimeout(idle);
        idle = setTimeout(close, IDLE_MS).unref();
      }
    },
    close,
  };
}

/** Connects and logs in without sending a mail. Returns the codes of a failure; null: the server accepts mails. */
export async function verifyMailServer(url: string, patienceMs = PATIENCE_MS): Promise<string | null> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...connectionOptions(patienceMs) });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return codesOf(error as SmtpError);
  } finally {
    transport.close();
  }
}

function poolOptions(patienceMs: number) {
  return {
    pool: true,
    maxMessages: MAILS_PER_CONNECTION,
    // The job queue retries. The pool would resend a mail that the server may have accepted.
    maxRequeues: 0,
    ...connectionOptions(patienceMs),
  } as const;
}

function connectionOptions(patienceMs: number) {
  return {
    getSocket: connectToServer,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  } as const;
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Only the codes of a server's response are kept, because its text may contain the recipient. A mistyped address is not
 * retried; the agency's own is, because its relay or mailbox may be repaired within days.
 */
function outcomeOf(error: SmtpError, { isToAgency }: OutgoingMail): Error {
  const { command, responseCode } = error;
  const reason = `mail server: ${codesOf(error)}`;
  const isRejected = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
  return isRejected && !isToAgency ? new Rejected(reason) : new RetryableError(reason);
}

const codesOf = ({ code = 'unknown', command, responseCode }: SmtpError): string =>
  [code, command, responseCode].filter(Boolean).join(' ');
