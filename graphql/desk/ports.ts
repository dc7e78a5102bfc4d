import type { EmployeeRole } from '../../shared/desk/roles.ts';
import type { AppointmentRecord } from '../appointments/ports.ts';
import type { Write } from '../submissions/ports.ts';
import type { DeskScope } from './scope.ts';

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

/** What an employee did; the subject is an id. */
export interface DeskAction {
  action: string;
  subject: string | null;
}

/** An entry of the log. */
export interface LoggedAction extends DeskAction {
  id: string;
  at: Date;
  /** Of the employee who took the action. */
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
}

/** The ports that only the desk has. */
export interface DeskPorts {
  log: DeskLog;
  viewings: DeskViewings;
}
