import type { ComposedMail } from './letter/compose.ts';
import type { MailOf, WrittenMail } from './mail-source.ts';

/** A mail that is ready to go, to one mailbox. */
export type OutgoingMail = ComposedMail &
  MailOf &
  Pick<WrittenMail, 'to' | 'replyTo' | 'isToAgency' | 'optOutUrl' | 'isOneClick' | 'calendar'>;

/**
 * Hands a mail over.
 * @throws TryAgain or GiveUp; neither says whom it was for.
 */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

export interface MailTransport {
  send: SendMail;
  /** Closes idle connections; a mail under way ends first. */
  close(): void;
}
