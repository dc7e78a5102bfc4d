/** The names of mails about stays. */
import type { MailJob } from '../../platform/mail/queue.ts';
import { sequencedMail } from '../../platform/mail/sequenced-mail.ts';

/**
 * VISITOR and HOST: the state of a stay, to the visitor and to the person who answers. UNANSWERED and OVERDUE: a
 * request without an answer, to the visitor and to the agency. DOUBLE: nights booked on another platform too, to the
 * agency.
 */
export const STAY_MAILS = ['VISITOR', 'HOST', 'UNANSWERED', 'OVERDUE', 'DOUBLE'] as const;
export type StayMail = (typeof STAY_MAILS)[number];

export function stayMail(id: string, mail: StayMail, sequence: number): MailJob {
  return sequencedMail({ source: 'stay', id }, mail, sequence);
}
