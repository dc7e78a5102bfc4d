import type { Keep } from '../submissions/ports.ts';

export type PersonalRecordKind = 'MESSAGE' | 'VIEWING' | 'WAITING_LIST' | 'STAY' | 'SUBSCRIPTION';

/** One record that the site holds about an e-mail address. */
export interface PersonalRecord {
  kind: PersonalRecordKind;
  receivedAt: Date;
  /** Day of the viewing or of arrival, `YYYY-MM-DD`; null: it has none. */
  day: string | null;
  /** A viewing or a stay that is still to come: erasing it cancels it. */
  isAhead: boolean;
  /** An accepted stay that its visitor can no longer cancel: nothing is erased before it is over. */
  isBinding: boolean;
  listingId: number | null;
}

export interface PersonalDataRecord {
  email: string;
  records: readonly PersonalRecord[];
}

/** All data of an e-mail address, by the secret in the mails to it. */
export interface PersonalDataStore {
  /** Null: the secret is not valid. */
  find(token: string, now: Date): Promise<PersonalDataRecord | null>;
  erase(token: string, now: Date): Keep<{ isDone: true }>;
}
