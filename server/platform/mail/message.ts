import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from './mailbox.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** The settings common to all mails. */
export interface MailSettings {
  from: Mailbox;
  publicUrl: string;
}

/** A mail in nodemailer's format. All attempts have the same Message-ID, so that mail programs show it once. */
export function createMessage(mail: OutgoingMail, { from, publicUrl }: MailSettings): SendMailOptions {
  const { id, to, replyTo, subject, html, text, optOutUrl, isOneClick, calendar, attachments = [] } = mail;
  return {
    from,
    to,
    replyTo,
    envelope: { from: from.address, to: [to.address] },
    messageId: `<${id}.${mail.mail.toLowerCase()}@${new URL(publicUrl).hostname}>`,
    subject,
    html,
    text,
    attachments: [...attachments],
    icalEvent: calendar && { ...calendar, filename: 'appointment.ics' },
    headers: {
      ...(mail.isToAgency ? {} : { 'Auto-Submitted': 'auto-generated' }),
      // On one line: some servers refold folded headers, which breaks the signature.
      ...(optOutUrl ? { 'List-Unsubscribe': unfolded(`<${optOutUrl}>`) } : {}),
      ...(isOneClick ? { 'List-Unsubscribe-Post': unfolded('List-Unsubscribe=One-Click') } : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const unfolded = (value: string) => ({ prepared: true, foldLines: false, value });
