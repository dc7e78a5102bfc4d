import type { ComposedMail } from './compose.ts';
import type { Mailbox } from './mailbox.ts';
import type { MailJob } from './queue.ts';

/** A mail that is ready to go, to one mailbox. */
export interface OutgoingMail extends ComposedMail, MailJob {
  to: Mailbox;
  replyTo: Mailbox;
  /** By which the recipient wants no more of them. */
  refusalUrl?: string;
}

/**
 * Hands a mail over.
 * @throws TryAgain or GiveUp; neither says whom it was for.
 */
export type SendMail = (mail: OutgoingMail) => Promise<void>;
