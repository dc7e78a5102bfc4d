import type { LeadMail } from '../../shared/leads/vocabulary.ts';
import { GiveUp, TryAgain } from '../jobs/outcomes.ts';
import { type Letterhead, messageOf } from './message.ts';
import type { SendMail } from './outgoing-mail.ts';

interface SmtpParts extends Letterhead {
  url: string;
  /** A server that says nothing for so long is tried another time. */
  patienceMs?: number;
}

const PATIENCE_MS = 20_000;

/** Hands mails to the server of `SMTP_URL`, each on a connection of its own. */
export function sendBySmtp({ url, patienceMs = PATIENCE_MS, ...letterhead }: SmtpParts): SendMail {
  const patience = {
    ...{ connectionTimeout: patienceMs, greetingTimeout: patienceMs },
    ...{ socketTimeout: patienceMs, dnsTimeout: patienceMs },
  };
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, ...patience });
    try {
      await transport.sendMail(messageOf(mail, letterhead));
    } catch (error) {
      throw outcomeOf(error as SmtpError, mail.mail);
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
 * What the server says may name the recipient: only its numbers are kept. Whoever typed an address wrongly is not
 * tried again; the agency's own is, for a relay or a mailbox that is mended within days.
 */
function outcomeOf({ code = 'unknown', command, responseCode }: SmtpError, mail: LeadMail): Error {
  const reason = `mail server: ${[code, command, responseCode].filter(Boolean).join(' ')}`;
  const isRefused = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
  return isRefused && mail !== 'AGENCY' ? new GiveUp(reason) : new TryAgain(reason);
}
