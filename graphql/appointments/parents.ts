import type { Slot } from '../../shared/appointments/slots.ts';
import type { Locale } from '../../shared/locales.ts';
import type { SlotState } from '../generated/resolvers.ts';
import type { SubmissionPayload } from '../submissions/parents.ts';
import type { AgendaBase, AppointmentRecord, HoldRecord, HoldResult } from './ports.ts';

/** An agenda as shown to one visitor. */
export interface AgendaParent {
  agenda: AgendaBase;
  days: readonly string[];
  /** The visitor's own hold. */
  holdId: string | null;
}

export interface AgendaDayParent extends Omit<AgendaParent, 'days'> {
  day: string;
}

export interface SlotParent extends Pick<Slot, 'startsAt' | 'endsAt'> {
  state: SlotState;
}

export interface SlotHoldParent
  extends Omit<HoldRecord, 'id' | 'contact'>,
    Partial<Pick<HoldRecord, 'contact'>> {
  token: string;
}

export interface AppointmentParent {
  appointment: AppointmentRecord;
  /** The secret token in the request. */
  token: string;
  locale: Locale;
}

export interface WaitingEntryParent {
  listingId: number;
  createdAt: Date;
  /** The secret token in the request. */
  token: string;
  locale: Locale;
}

export type HoldPayloadParent = SubmissionPayload<HoldResult>;
export type BookAppointmentPayloadParent = SubmissionPayload<{ token: string }>;
export type AppointmentPayloadParent = SubmissionPayload<{ startsAt: string }>;
export type DonePayloadParent = SubmissionPayload<{ isDone: true }>;
