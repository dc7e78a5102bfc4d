import type { Locale } from '../../shared/locales.ts';
import type { UserFault } from '../../shared/submissions/faults.ts';

/** Something a visitor got wrong, and in which language to say so. */
export interface UserErrorParent {
  fault: UserFault;
  /** Null: it is not about one field. */
  field: string | null;
  locale: Locale;
}

/** What became of a submission. */
export interface SubmissionPayload<Result> {
  /** Null: it was not kept. */
  result: Result | null;
  /** Seconds. */
  retryAfter: number | null;
  errors: UserErrorParent[];
}
