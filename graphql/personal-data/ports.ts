import type { Write } from '../submissions/ports.ts';

export type PersonalRecordKind = 'MESSAGE' | 'VIEWING' | 'WAITING_LIST' | 'STAY' | 'SUBSCRIPTION';

/** One record that the site holds about an e-mail address. */
export interface PersonalRecord {
  kind: PersonalRecordKind;
  receivedAt: Date;
  /** Day of the viewing or of arrival, `YYYY-MM-DD`; null for other kinds. */
  day: string | null;
  /** A future viewing or stay: erasing it cancels it. */
  isAhead: boolean;
  /** An accepted stay past its cancellation deadline: erasure is not possible before it is over. */
  isBinding: boolean;
  listingId: number | null;
}

export interface PersonalDataRecord {
  email: string;
  records: readonly PersonalRecord[];
}

/** All data about an e-mail address, identified by the secret token in the mails to it. */
export interface PersonalDataStore {
  /** Null when the token is not valid. */
  find(token: string, now: Date): Promise<PersonalDataRecord | null>;
  erase(token: string, now: Date): Write<{ isDone: true }>;
}
