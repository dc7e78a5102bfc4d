import type { Locale } from '../../shared/locales.ts';
import type { UserFault } from './faults.ts';

/** Something a visitor got wrong, and in which language to say so. */
export interface UserErrorParent {
  fault: UserFault;
  /** Null: it is not about one field. */
  field: string | null;
  locale: Locale;
}

export interface LeadPayloadParent {
  receivedAt: Date | null;
  /** Seconds. */
  retryAfter: number | null;
  errors: UserErrorParent[];
}
