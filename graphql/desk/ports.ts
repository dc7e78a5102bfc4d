import type { EmployeeRole } from '../../shared/desk/roles.ts';
import type { Period } from '../../shared/holiday/periods.ts';
import type { AppointmentRecord } from '../appointments/ports.ts';
import type { StayRecord } from '../holiday/stay-ports.ts';
import type { Write } from '../submissions/ports.ts';
import type { DeskAccounts } from './account-ports.ts';
import type { DeskCorrections } from './homes/correction-ports.ts';
import type { DeskHomes, RejectedRecords } from './homes/home-ports.ts';
import type { DeskEmployees, DeskMessages, ReplyLink } from './message-ports.ts';
import type { DescribeSearch, DeskPeople } from './person-ports.ts';
import type { DeskDeliveries, DeskFeeds, DeskSubscriptions } from './report-ports.ts';
import type { DeskScope } from './scope.ts';
import type { DeskSitePorts } from './site/ports.ts';

/** A signed-in employee. */
export interface Employee {
  /** In lower case. */
  email: string;
  name: string;
  role: EmployeeRole;
  /** The employee's record of an agent; null: there is none. */
  agentId: number | null;
  /** Null: the agency file names no office, and there are several. */
  officeId: number | null;
}

/** What an employee did. The subject is an id, or the device of a sign-in in words. */
export interface DeskAction {
  action: string;
  subject: string | null;
}

/** An entry of the log. */
export interface LoggedAction extends DeskAction {
  id: string;
  at: Date;
  /** Of the employee who took the action; the name of the feed for a correction that it ended. */
  email: string;
}

export interface DeskLog {
  /** Returns the write followed by its entry of the log, both in one transaction. */
  record<Result>(entry: Omit<LoggedAction, 'id'>, write: Write<Result>): Write<Result>;
  /** The newest actions first, before an id. */
  list(page: { before: string | null; limit: number }): Promise<LoggedAction[]>;
}

/** A viewing at the desk. */
export interface DeskViewing extends AppointmentRecord {
  /** The name of the agent who conducts it, or of the office. */
  hostName: string;
  /** The secrets of the links in its mails: what the desk does is what they do. */
  visitorToken: string;
  agentToken: string;
}

export interface DeskViewings {
  /** The booked, past and cancelled viewings that begin in a period, in order. */
  list(scope: DeskScope, period: { from: Date; to: Date }): Promise<DeskViewing[]>;
  /** Null when the employee may not see it. */
  find(scope: DeskScope, id: string): Promise<DeskViewing | null>;
  /** Returns the write, which is refused when the viewing has another sequence by then. */
  ifUnchanged<Result>(viewing: { id: string }, sequence: number, write: Write<Result>): Write<Result>;
}

/** A time in which an agent or office takes no viewings. */
export interface BusyTime {
  /** Null for an event of a calendar. */
  id: string | null;
  hostName: string;
  from: Date;
  until: Date;
  reason: 'CALENDAR' | 'DECLINED' | 'BLOCKED';
}

/** An agent or an office, with an id such as `agent-7` or `office-2`. */
export interface ViewingHostName {
  id: string;
  name: string;
}

export interface BlockedTimes {
  /** Busy times that overlap a period, in order. */
  listBusy(scope: DeskScope, period: { from: Date; to: Date }): Promise<BusyTime[]>;
  /** The agents and offices whose time may be blocked. */
  listHosts(scope: DeskScope): Promise<ViewingHostName[]>;
  /** `host`: one of `listHosts`. */
  block(block: { host: string; from: Date; until: Date; by: string; at: Date }): Write<{ isDone: true }>;
  free(scope: DeskScope, id: string): Write<{ isDone: true }>;
}

export interface DeskListings {
  /**
   * The ids of at most 20 listings on offer whose reference, street or town begins with a text, by reference; homes
   * and projects only.
   */
  find(scope: DeskScope, text: string): Promise<number[]>;
}

/** A stay at the desk. */
export interface DeskStay {
  stay: StayRecord;
  /** The secret of the link in its mail to the agency: the desk answers as the link does. */
  answerToken: string;
}

/** Nights of a rental unit that are not free; `id` of a stay or a block. */
export interface TakenNights extends Period {
  id: string | null;
  takenBy: 'STAY' | 'BLOCKED' | 'ELSEWHERE';
}

export interface DeskStays {
  /** At most 200; `today`: the date in Brussels. */
  list(scope: DeskScope, state: 'WAITING' | 'COMING', today: string): Promise<DeskStay[]>;
  /** Null when the employee may not see it. */
  find(scope: DeskScope, id: string): Promise<DeskStay | null>;
  /** The ids of published rental units, by name. */
  listUnits(scope: DeskScope): Promise<number[]>;
  listTaken(unitId: number, from: string): Promise<TakenNights[]>;
  block(block: Period & { unitId: number; by: string; at: Date }): Write<{ isDone: true }>;
  free(scope: DeskScope, id: string): Write<{ isDone: true }>;
}

/** The ports that only the desk has. */
export interface DeskPorts {
  accounts: DeskAccounts;
  log: DeskLog;
  viewings: DeskViewings;
  blockedTimes: BlockedTimes;
  listings: DeskListings;
  stays: DeskStays;
  messages: DeskMessages;
  employees: DeskEmployees;
  people: DeskPeople;
  deliveries: DeskDeliveries;
  site: DeskSitePorts;
  feeds: DeskFeeds;
  subscriptions: DeskSubscriptions;
  describeSearch: DescribeSearch;
  replyLink: ReplyLink;
  homes: DeskHomes;
  corrections: DeskCorrections;
  rejectedRecords: RejectedRecords;
}
