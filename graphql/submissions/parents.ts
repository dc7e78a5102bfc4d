import type { Locale } from '../../shared/locales.ts';
import type { UserFault } from '../../shared/submissions/faults.ts';

/** An error of a submission, and the language of its message. */
export interface UserErrorParent {
  fault: UserFault;
  /** Null when the error does not concern a single field. */
  field: string | null;
  locale: Locale;
}

/** The outcome of a submission, of which payloads load the changed object. */
export interface SubmissionPayload<Result> extends Outcome<Result> {
  locale: Locale;
  /** The secret token of the input; null when it has none. */
  token: string | null;
}

/** The outcome of a submission. */
export interface Outcome<Result> {
  /** Null when the submission was not stored. */
  result: Result | null;
  /** Seconds to wait before the next attempt. */
  retryAfter: number | null;
  errors: UserErrorParent[];
}
