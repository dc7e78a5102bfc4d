import type { Slot } from '../../shared/appointments/slots.ts';
import type { ViewingRules } from '../../shared/appointments/viewing-rules.ts';
import type { EstateSubType } from '../../shared/estates/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { ChangeSubscription } from '../change-subscription.ts';
import type { Write } from '../submissions/ports.ts';

/** The agent or office that conducts a viewing. */
export interface ViewingHost {
  /** Null: the office conducts the viewing. */
  agentId: number | null;
  officeId: number;
}

/** The listing of a viewing, and the agent or office that conducts it: a viewing takes time of both. */
export interface ViewingPlace extends ViewingHost {
  /** The id of an estate, project or entity. */
  listingId: number;
}

/** A place with the number of viewings that its host conducts at the same time; an agent conducts one. */
export interface BookablePlace extends ViewingPlace {
  lanes: number;
}

/** What the title of a viewing names: a subtype, a project, or an entity's subtype, number and project. */
export type ViewedListing =
  | { subType: EstateSubType }
  | { project: string }
  | { project: string; subType: EstateSubType; number: string };

/** A listing that can be viewed, with its rules. */
export interface Viewable extends BookablePlace {
  rules: ViewingRules;
}

/** Time that is not free, half-open, in milliseconds since 1970. */
export interface TakenTime {
  start: number;
  end: number;
  /** `BUSY`: an event in the own calendar of the agent or office, which needs no pause after it. */
  kind: 'BOOKED' | 'HELD' | 'BUSY';
  /** The lane of the host that it takes; null when it takes them all, as viewings of the listing itself do. */
  lane: number | null;
  /** The id of a hold. */
  id: string | null;
  heldUntil: Date | null;
}

export interface Contact {
  firstName: string;
  name: string;
  email: string;
  phone: string;
}

/** A slot held for the visitor with its token. */
export interface HoldRecord {
  id: string;
  listingId: number;
  startsAt: Date;
  endsAt: Date;
  heldUntil: Date;
  /** Contact details from the waiting list, if the hold was offered to an entry of it. */
  contact: Contact | null;
}

export type Canceller = 'VISITOR' | 'AGENT' | 'ERASURE';

/** A viewing, as stored. */
export interface AppointmentRecord extends ViewingPlace {
  id: string;
  state: 'BOOKED' | 'CANCELLED' | 'PAST';
  startsAt: Date;
  endsAt: Date;
  locale: Locale;
  /** Null once erased. */
  visitor: (Contact & { message: string | null }) | null;
  sequence: number;
  cancelledBy: Canceller | null;
  agentNote: string | null;
  missedAt: Date | null;
  /** The last host from whom a move took the viewing; null when it always had the same one. */
  formerHost: ViewingHost | null;
  /** The name of the partner whose app sent it; null: none. */
  partner: string | null;
  /** Whether the listing is on offer; of a declined viewing, whether it was when it was declined. */
  isOffered: boolean;
}

/** The result of a hold, as plain JSON. */
export interface HoldResult {
  token: string;
  /** The id of the listing; results of former releases are stored with this name. */
  estateId: number;
  /** This and the following times: ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  heldUntil: string;
}

export interface BookingRequest {
  place: BookablePlace;
  slot: Slot;
  hold: HoldRecord | null;
  locale: Locale;
  visitor: Contact & { message: string | null };
  consent: { edition: string; marketing: boolean };
  /** The partner whose app sent it; null: none. */
  partnerId: number | null;
  bookedAt: Date;
}

export interface MoveRequest {
  /** The current agent or office of the listing, which takes the viewing over. */
  place: BookablePlace;
  slot: Slot;
  now: Date;
}

export interface HoldRequest {
  place: BookablePlace;
  slot: Slot;
  /** The visitor's existing hold, which is moved. */
  hold: HoldRecord | null;
  now: Date;
}

export interface WaitingListRequest {
  listingId: number;
  earlierThan: Date | null;
  locale: Locale;
  visitor: Contact;
  consentEdition: string;
  /** The partner whose app sent it; null: none. */
  partnerId: number | null;
  createdAt: Date;
}

/** The result of a submission that returns no data. */
export interface DoneResult {
  isDone: true;
}

/** Viewings, holds and waiting lists. Database constraints ensure that only one of concurrent requests gets a slot. */
export interface AppointmentStore {
  /** Taken time of a listing and of the agent or office that conducts its viewings, within a range. */
  listTaken(place: ViewingPlace, range: { from: Date; to: Date }, now: Date): Promise<TakenTime[]>;
  /** Null when the token is not valid, or when its slot was booked or passed to another visitor. */
  findHold(token: string): Promise<HoldRecord | null>;
  hold(request: HoldRequest): Write<HoldResult>;
  extendHold(token: string, now: Date): Write<HoldResult>;
  releaseHold(token: string, now: Date): Write<DoneResult>;
  book(request: BookingRequest): Write<{ token: string }>;
  find(token: string): Promise<AppointmentRecord | null>;
  findForAgent(token: string): Promise<AppointmentRecord | null>;
  move(token: string, request: MoveRequest): Write<{ startsAt: string }>;
  cancel(token: string, now: Date): Write<{ startsAt: string }>;
  decline(agentToken: string, note: string | null, now: Date): Write<DoneResult>;
  reportMissed(agentToken: string, now: Date): Write<DoneResult>;
  joinWaitingList(request: WaitingListRequest): Write<DoneResult>;
  findWaitingEntry(token: string): Promise<{ listingId: number; createdAt: Date } | null>;
  leaveWaitingList(token: string, now: Date): Write<DoneResult>;
}

/** The part of an agenda that is the same for all visitors. */
export interface AgendaBase {
  viewable: Viewable;
  now: Date;
  /** Taken time of the whole period in which viewings can be booked. */
  taken: readonly TakenTime[];
}

export interface LiveAgendas {
  subscribe(place: ViewingPlace): ChangeSubscription<AgendaBase>;
}
