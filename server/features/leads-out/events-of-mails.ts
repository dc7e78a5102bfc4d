/** Derives the events of a transaction from the mails that it queues. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { MailReference } from '../../platform/mail/mail-source.ts';
import type { MailJob } from '../../platform/mail/queue.ts';
import { readSequenced } from '../../platform/mail/sequenced-mail.ts';
import { APPOINTMENT_MAILS } from '../appointments/mail-names.ts';
import { readAppointment } from '../appointments/store/read-appointment.ts';
import { STAY_MAILS } from '../holiday/mail-names.ts';
import { readStay } from '../holiday/store/read-stay.ts';
import type { LeadEvent } from './lead-event.ts';

type FindEvent = (mail: MailReference, trx: Kysely<Database>) => Promise<LeadEvent | null>;

/** The event that a mail reports, by mail source. Reminders and mails to friends report none. */
const EVENT_OF: Readonly<Record<string, FindEvent>> = {
  lead: async ({ id, mail }) => (mail === 'AGENCY' ? { type: 'lead.created', id, sequence: 0 } : null),
  appointment: findViewingEvent,
  stay: findStayEvent,
};

/** Two mails can report the same event; the key of the queue makes them one job. */
export async function findLeadEvents(mails: readonly MailJob[], trx: Kysely<Database>): Promise<LeadEvent[]> {
  const events: LeadEvent[] = [];
  for (const mail of mails) {
    const event = await EVENT_OF[mail.source]?.(mail, trx);
    if (event) events.push(event);
  }
  return events;
}

/** The agent gets a mail about each change. */
async function findViewingEvent({ id, mail: name }: MailReference, trx: Kysely<Database>) {
  const { mail, sequence } = readSequenced(name, APPOINTMENT_MAILS);
  if (mail !== 'AGENT') return null;
  if (sequence === 0) return { type: 'viewing.booked', id, sequence } as const;
  const viewing = await readAppointment(trx, id);
  const type = viewing?.state === 'CANCELLED' ? 'viewing.cancelled' : 'viewing.moved';
  return { type, id, sequence } as const;
}

const STAY_EVENTS = {
  REQUESTED: 'stay.requested',
  ACCEPTED: 'stay.accepted',
  DECLINED: 'stay.declined',
  CANCELLED: 'stay.cancelled',
} as const;

/** The visitor gets a mail about each change, except an erasure, and the host about each change by the visitor. */
async function findStayEvent({ id, mail: name }: MailReference, trx: Kysely<Database>) {
  const { mail, sequence } = readSequenced(name, STAY_MAILS);
  if (mail !== 'VISITOR' && mail !== 'HOST') return null;
  const stay = await readStay(trx, id);
  return stay && { type: STAY_EVENTS[stay.state], id, sequence };
}
