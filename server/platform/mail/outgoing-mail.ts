import type { MailReference, WrittenMail } from './mail-source.ts';
import type { ComposedMail } from './rendering/compose-mail.ts';

/** A rendered mail to one mailbox. */
export type OutgoingMail = ComposedMail &
  MailReference &
  Pick<
    WrittenMail,
    'to' | 'replyTo' | 'isToAgency' | 'optOutUrl' | 'isOneClick' | 'calendar' | 'attachments'
  >;

/**
 * Sends a mail.
 * @throws RetryableError or PermanentError; neither contains the recipient.
 */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

export interface MailTransport {
  send: SendMail;
  /** Closes idle connections; a mail in transit is completed first. */
  close(): void;
}
