import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from './mailbox.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** What all mails have in common. */
export interface Postmark {
  from: Mailbox;
  publicUrl: string;
}

/** A mail in nodemailer's format. Every try has the same Message-ID, so mail programs show it once. */
export function messageOf(mail: OutgoingMail, { from, publicUrl }: Postmark): SendMailOptions {
  const { id, to, replyTo, subject, html, text, optOutUrl, calendar } = mail;
  return {
    from,
    to,
    replyTo,
    envelope: { from: from.address, to: [to.address] },
    messageId: `<${id}.${mail.mail.toLowerCase()}@${new URL(publicUrl).hostname}>`,
    subject,
    html,
    text,
    icalEvent: calendar && { ...calendar, filename: 'appointment.ics' },
    headers: mail.isToAgency ? undefined : { 'Auto-Submitted': 'auto-generated' },
    list: optOutUrl ? { unsubscribe: optOutUrl } : undefined,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
