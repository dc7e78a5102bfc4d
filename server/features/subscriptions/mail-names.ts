/** The names of mails to subscribers. */
import type { MailJob } from '../../platform/mail/queue.ts';
import { sequencedMail } from '../../platform/mail/sequenced-mail.ts';

/** New offers; a requested link; the request to renew. */
export const SUBSCRIPTION_MAILS = ['OFFERS', 'LINK', 'RENEW'] as const;
export type SubscriptionMail = (typeof SUBSCRIPTION_MAILS)[number];

/** `sequence`: the number of the mail among its kind. */
export function subscriptionMail(id: string, mail: SubscriptionMail, sequence: number): MailJob {
  return sequencedMail({ source: 'subscription', id }, mail, sequence);
}

/** The mail by which the address of a request is confirmed. */
export function confirmationMail(id: string, sequence: number): MailJob {
  return sequencedMail({ source: 'subscription-request', id }, 'CONFIRM', sequence);
}
