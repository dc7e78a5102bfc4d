/** The mails of subscriptions. */
import type { MailJob } from '../mail/queue.ts';
import { sequencedMail } from '../mail/sequenced-mail.ts';

/** What changed on offer; a link that was asked for; the question whether it goes on. */
export const SUBSCRIPTION_MAILS = ['OFFERS', 'LINK', 'RENEW'] as const;
export type SubscriptionMail = (typeof SUBSCRIPTION_MAILS)[number];

/** `sequence`: the number of the mail among its kind. */
export function subscriptionMail(id: string, mail: SubscriptionMail, sequence: number): MailJob {
  return sequencedMail({ source: 'subscription', id }, mail, sequence);
}

/** Of a request: the mail by which its address is confirmed. */
export function confirmationMail(id: string, sequence: number): MailJob {
  return sequencedMail({ source: 'subscription-request', id }, 'CONFIRM', sequence);
}
