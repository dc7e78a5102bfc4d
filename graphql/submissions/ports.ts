import type { Fault } from '../../shared/submissions/faults.ts';
import type { Partner, Visitor } from '../visitor.ts';

/** The fields of a submission that prove that a human sent it. */
export interface HumanProof {
  /** The token that the form received when it was shown. */
  formToken: string | null;
  /** A hidden field (honeypot): only bots fill it in. */
  trap: string | null;
  /** The response of a CAPTCHA service (`g-recaptcha-response`). */
  response: string | null;
  /** The solution of the proof-of-work task, as JSON. */
  work: string | null;
}

/** The challenge that a form carries or shows. */
export interface HumanChallenge {
  /** Signed, valid for one submission, from a few seconds to a day after it was issued. */
  formToken: string;
  /** The configured CAPTCHA service; null when the site uses its own check. */
  service: { siteKey: string; scriptUrl: string } | null;
  /** A proof-of-work task for the browser, as JSON; null when none is needed. */
  work: string | null;
}

/**
 * `expired`: the token is too new or too old; submitting again with a new one succeeds after a few seconds. `used`: the
 * token was used before, perhaps by a double click. `unsolved`: the proof-of-work task has no solution, or a wrong one.
 * `unavailable`: the CAPTCHA service cannot be reached.
 */
export type HumanVerdict = 'human' | 'robot' | 'expired' | 'used' | 'unsolved' | 'unavailable';

/** Distinguishes humans from bots. */
export interface HumanCheck {
  challenge(): Promise<HumanChallenge>;
  /** Verifies a proof and marks its tokens as used. */
  verify(proof: HumanProof, visitor: Visitor): Promise<HumanVerdict>;
  /** Makes the form token valid once more, because the submission could not be stored. */
  release(proof: HumanProof): Promise<void>;
}

/** A rate limit: at most a number of events within a number of seconds. */
export interface Limit {
  /** The stable name of the counter. */
  name: string;
  max: number;
  seconds: number;
}

/** Rate limits. Each method returns the seconds until the next attempt is allowed, or null when this one is. */
export interface SubmissionLimits {
  /** Counts an attempt by the visitor's block of IP addresses. */
  countVisitor(limit: Limit, visitor: Visitor): Promise<number | null>;
  /** Counts an attempt by the app of a partner, whatever is submitted. */
  countPartner(partner: Partner): Promise<number | null>;
  /** Counts a mail to a typed address: the visitor's own for a confirmation, or another person's. */
  countRecipient(limit: Limit, email: string): Promise<number | null>;
}

/** An idempotency key with its owner and the input that it was used for. */
export interface SubmissionKey {
  key: string;
  /**
   * The visitor whose address block, or whose partner, owns the key: the same key of another owner is another key. Null
   * for a form token, which the site issued and only its recipient knows.
   */
  owner: Visitor | null;
  input: string;
}

/** The stored result of an idempotency key, kept for a day. */
export interface StoredResult<Result> {
  /** Whether the key was used with the same input. */
  isSame: boolean;
  result: Result;
}

/** The outcome of storing a submission: its result as plain JSON, or why it could not be stored. */
export type WriteResult<Result> = { result: Result } | { faults: readonly Fault[] };

/**
 * Writes a submission and its mails. It runs in a database transaction of the store, whose type is unknown to the
 * business rules.
 */
export type Write<Result> = (trx: never) => Promise<WriteResult<Result>>;

export interface SubmissionStore {
  /** Null when this key has no stored result. */
  findStoredResult<Result>(key: SubmissionKey): Promise<StoredResult<Result> | null>;
  /**
   * Stores a submission, its idempotency key and the result of the key in one transaction. When another request stored
   * the key meanwhile, returns its result and stores nothing.
   */
  store<Result>(
    write: Write<Result>,
    key: SubmissionKey | null,
  ): Promise<WriteResult<Result> | StoredResult<Result>>;
  /** Concurrent submissions with the same key and input share one result. */
  joinConcurrent<Answer>(key: SubmissionKey, submit: () => Promise<Answer>): Promise<Answer>;
}
