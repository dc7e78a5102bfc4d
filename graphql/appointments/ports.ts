import type { Slot } from '../../shared/appointments/slots.ts';
import type { ViewingRules } from '../../shared/appointments/viewing-rules.ts';
import type { EstateSubType } from '../../shared/estates/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { Follower } from '../live.ts';
import type { Keep } from '../submissions/ports.ts';

/** Whose time a viewing takes: that of a listing and of the agent or office that shows it. */
export interface ViewingPlace {
  /** Of an estate, a project or an entity. */
  estateId: number;
  /** Null: the office shows it. */
  agentId: number | null;
  officeId: number;
}

/** The parts of a viewing's title in calendars: an estate's kind, a project's name, or an entity's kind, number and project. */
export type ViewedName =
  | { subType: EstateSubType }
  | { project: string }
  | { project: string; subType: EstateSubType; number: string };

/** What can be viewed, and when by the rules. */
export interface Viewable extends ViewingPlace {
  rules: ViewingRules;
}

/** Time that is taken: milliseconds since 1970, half-open. */
export interface TakenTime {
  start: number;
  end: number;
  /** `BUSY`: by the agent's own calendar, without the pause after a viewing. */
  kind: 'BOOKED' | 'HELD' | 'BUSY';
  /** Of a hold. */
  id: string | null;
  heldUntil: Date | null;
}

export interface Contact {
  firstName: string;
  name: string;
  email: string;
  phone: string;
}

/** A slot that is held for whoever has its token. */
export interface HoldRecord {
  id: string;
  estateId: number;
  startsAt: Date;
  endsAt: Date;
  heldUntil: Date;
  /** Of a hold that a waiting list offers. */
  contact: Contact | null;
}

export type Canceller = 'VISITOR' | 'AGENT' | 'ERASURE';

/** A viewing that was booked. */
export interface AppointmentRecord extends ViewingPlace {
  id: string;
  state: 'BOOKED' | 'CANCELLED' | 'PAST';
  startsAt: Date;
  endsAt: Date;
  locale: Locale;
  /** Null: erased. */
  visitor: (Contact & { message: string | null }) | null;
  sequence: number;
  cancelledBy: Canceller | null;
  agentNote: string | null;
  missedAt: Date | null;
}

/** What a hold is answered with: plain JSON. */
export interface HoldResult {
  token: string;
  estateId: number;
  /** ISO 8601, UTC; as all that follows. */
  startsAt: string;
  endsAt: string;
  heldUntil: string;
}

export interface BookingRequest {
  place: ViewingPlace;
  slot: Slot;
  hold: HoldRecord | null;
  locale: Locale;
  visitor: Contact & { message: string | null };
  consent: { edition: string; marketing: boolean };
  bookedAt: Date;
}

export interface HoldRequest {
  place: ViewingPlace;
  slot: Slot;
  /** The visitor's hold, which moves. */
  hold: HoldRecord | null;
  now: Date;
}

export interface WaitingRequest {
  estateId: number;
  earlierThan: Date | null;
  locale: Locale;
  visitor: Contact;
  consentEdition: string;
  createdAt: Date;
}

/** Something was done that has no more to tell. */
export interface Done {
  isDone: true;
}

/** Viewings, holds and waiting lists. Times are taken by the database's constraints, whoever comes first. */
export interface AppointmentStore {
  /** What is taken of a home and of who shows it, from a moment to another. */
  listTaken(place: ViewingPlace, range: { from: Date; to: Date }, now: Date): Promise<TakenTime[]>;
  /** Null: the token is not valid, or what it held was booked or given to another. */
  findHold(token: string): Promise<HoldRecord | null>;
  hold(request: HoldRequest): Keep<HoldResult>;
  extendHold(token: string, now: Date): Keep<HoldResult>;
  releaseHold(token: string, now: Date): Keep<Done>;
  book(request: BookingRequest): Keep<{ token: string }>;
  find(token: string): Promise<AppointmentRecord | null>;
  findForAgent(token: string): Promise<AppointmentRecord | null>;
  move(token: string, slot: Slot, now: Date): Keep<{ startsAt: string }>;
  cancel(token: string, now: Date): Keep<{ startsAt: string }>;
  decline(agentToken: string, note: string | null, now: Date): Keep<Done>;
  reportMissed(agentToken: string, now: Date): Keep<Done>;
  wait(request: WaitingRequest): Keep<Done>;
  findWaiting(token: string): Promise<{ estateId: number; createdAt: Date } | null>;
  stopWaiting(token: string, now: Date): Keep<Done>;
}

/** What an agenda is made of: the same for everybody who looks. */
export interface AgendaBase {
  viewable: Viewable;
  now: Date;
  /** Of the whole time in which viewings can be booked. */
  taken: readonly TakenTime[];
}

export interface LiveAgendas {
  follow(place: ViewingPlace): Follower<AgendaBase>;
}
