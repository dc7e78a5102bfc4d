import type { Locale } from '../../shared/locales.ts';
import type { Write } from '../submissions/ports.ts';

/** The session of a request. */
export interface Session {
  id: string;
  /** Browser and system in words; empty: unknown. */
  device: string;
  startedAt: Date;
}

/** A session of an employee. */
export interface DeskSession extends Session {
  method: 'MAIL' | 'PASSKEY';
  /** The last request, to within a minute. */
  seenAt: Date;
}

/** A passkey of an employee. */
export interface DeskPasskey {
  id: string;
  /** Browser and system on which it was made, in words; empty: unknown. */
  device: string;
  createdAt: Date;
  usedAt: Date | null;
}

/** What a browser answered to a challenge, and who asked for it. */
export interface PasskeyAnswer {
  response: string;
  email: string;
  session: Session;
  locale: Locale;
}

type Done = Write<{ isDone: true }>;

/** What employees see and change of their own accounts; all parameters `email` are the employee's address. */
export interface DeskAccounts {
  /** The last used one first. */
  listSessions(email: string, now: Date): Promise<DeskSession[]>;
  /** Not found: the employee has no such session. */
  endSession(email: string, id: string): Done;
  endOtherSessions(email: string, keptId: string): Done;
  listPasskeys(email: string): Promise<DeskPasskey[]>;
  /** Verifies the answer; the write adds the passkey, and queues a mail about it. */
  addPasskey(answer: PasskeyAnswer): Promise<Done>;
  /** Not found: the employee has no such passkey. */
  removePasskey(email: string, id: string): Done;
}
