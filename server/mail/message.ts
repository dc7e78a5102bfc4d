import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from './mailbox.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** What all mails have in common. */
export interface Letterhead {
  from: Mailbox;
  publicUrl: string;
}

/** A mail as nodemailer takes it. Every try has the same id: a mail program shows it once. */
export function messageOf(mail: OutgoingMail, { from, publicUrl }: Letterhead): SendMailOptions {
  const { lead, to, replyTo, subject, html, text, refusalUrl } = mail;
  return {
    from,
    to,
    replyTo,
    envelope: { from: from.address, to: [to.address] },
    messageId: `<${lead}.${mail.mail.toLowerCase()}@${new URL(publicUrl).hostname}>`,
    subject,
    html,
    text,
    ...(mail.mail === 'AGENCY' ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    ...(refusalUrl ? { list: { unsubscribe: refusalUrl } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
