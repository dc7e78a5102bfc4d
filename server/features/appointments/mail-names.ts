/** The names of mails about viewings and waiting lists. */
import type { MailJob } from '../../platform/mail/queue.ts';
import { sequencedMail } from '../../platform/mail/sequenced-mail.ts';

/**
 * `CLOSED`: to the agent, when the home is no longer offered. `FORMER`: to the host from whom a move took the viewing.
 */
export const APPOINTMENT_MAILS = ['VISITOR', 'AGENT', 'REMINDER', 'CLOSED', 'FORMER'] as const;
export type AppointmentMail = (typeof APPOINTMENT_MAILS)[number];

export function appointmentMail(id: string, mail: AppointmentMail, sequence: number): MailJob {
  return sequencedMail({ source: 'appointment', id }, mail, sequence);
}

/** The mail that offers a held slot, and the mail that confirms a waiting-list entry. */
export const offerMail = (holdId: string): MailJob => ({ source: 'waiting', id: holdId, mail: 'OFFER' });
export const joinedMail = (entryId: string): MailJob => ({ source: 'waiting', id: entryId, mail: 'JOINED' });
