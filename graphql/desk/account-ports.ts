import type { Write } from '../submissions/ports.ts';

/** A session of an employee. */
export interface DeskSession {
  id: string;
  method: 'MAIL' | 'PASSKEY';
  /** Browser and system in words; empty: unknown. */
  device: string;
  startedAt: Date;
  /** The last request, to within a minute. */
  seenAt: Date;
}

type Done = Write<{ isDone: true }>;

/** What employees see and change of their own accounts; all parameters `email` are the employee's address. */
export interface DeskAccounts {
  /** The last used one first. */
  listSessions(email: string, now: Date): Promise<DeskSession[]>;
  /** Not found: the employee has no such session. */
  endSession(email: string, id: string): Done;
  endOtherSessions(email: string, keptId: string): Done;
}
