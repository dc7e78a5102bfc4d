/** The mails of stays. */
import type { MailJob } from '../mail/queue.ts';
import { sequencedMail } from '../mail/sequenced-mail.ts';

/**
 * To the visitor and to who answers; that nobody has answered, to the visitor and to the agency; to the agency that nights are
 * booked elsewhere, too.
 */
export const STAY_MAILS = ['VISITOR', 'HOST', 'UNANSWERED', 'OVERDUE', 'DOUBLE'] as const;
export type StayMail = (typeof STAY_MAILS)[number];

export function stayMail(id: string, mail: StayMail, sequence: number): MailJob {
  return sequencedMail({ source: 'stay', id }, mail, sequence);
}
