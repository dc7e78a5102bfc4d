import type { Fault } from '../../shared/submissions/faults.ts';
import type { Visitor } from '../visitor.ts';

/** What a submission carries to show that a human sends it. */
export interface HumanProof {
  /** What the form was given when it was shown. */
  formToken: string | null;
  /** A hidden field (honeypot): only robots fill it in. */
  trap: string | null;
  /** The answer of a service that tells humans from robots (`g-recaptcha-response`). */
  response: string | null;
  /** A solved task of the form's token. */
  work: string | null;
}

/** What a form needs to carry or to show. */
export interface HumanChallenge {
  /** Signed, counts once, from a few seconds to a day after it was made. */
  formToken: string;
  /** The agency's CAPTCHA service; null: the site's own check. */
  service: { siteKey: string; scriptUrl: string } | null;
  /** A task for the visitor's processor, as JSON; null: no task is needed. */
  work: string | null;
}

/**
 * `expired`: the token is too young or too old; a new one helps after a few seconds. `used`: it was used already,
 * perhaps by the same human a moment ago. `unavailable`: it cannot be found out now.
 */
export type HumanVerdict = 'human' | 'robot' | 'expired' | 'used' | 'unavailable';

/** Tells humans from robots. */
export interface HumanCheck {
  challenge(): Promise<HumanChallenge>;
  /** Uses the tokens up. */
  verify(proof: HumanProof, visitor: Visitor): Promise<HumanVerdict>;
  /** Lets the form's token count once more: what a human submitted could not be kept. */
  release(proof: HumanProof): Promise<void>;
}

/** How often something may happen in a number of seconds. */
export interface Limit {
  /** Under which it is counted: stable. */
  name: string;
  most: number;
  seconds: number;
}

/** Rate limits; each returns the seconds until the next is allowed, or null when this one is. */
export interface SubmissionLimits {
  /** Counts one for the visitor's block of IP addresses. */
  countVisitor(limit: Limit, visitor: Visitor): Promise<number | null>;
  /** Counts one mail to a typed address: the visitor's own for a confirmation, or another's. */
  countRecipient(limit: Limit, email: string): Promise<number | null>;
}

/** A key that the sender chose, and the input that it stands for. */
export interface SubmissionKey {
  key: string;
  input: string;
}

/** What a key was answered within a day. */
export interface Answered<Result> {
  /** Not with another input. */
  isSame: boolean;
  result: Result;
}

/** What became of what a feature keeps: its result (plain JSON), or why it cannot be kept after all. */
export type Kept<Result> = { result: Result } | { faults: readonly Fault[] };

/**
 * What a feature writes when its submission is kept, its mails included. It runs in a transaction of the store's,
 * whose type the rules of the business do not know.
 */
export type Keep<Result> = (trx: never) => Promise<Kept<Result>>;

export interface SubmissionStore {
  /** Null: this key was not answered within a day. */
  findAnswered<Result>(key: SubmissionKey): Promise<Answered<Result> | null>;
  /**
   * Keeps a submission with its key and what the key is answered from now on, all or nothing. When the key was
   * answered meanwhile nothing is kept.
   */
  keep<Result>(keep: Keep<Result>, key: SubmissionKey | null): Promise<Kept<Result> | Answered<Result>>;
  /** Concurrent submissions of the same input under the same key share one answer. */
  join<Answer>(key: SubmissionKey, submit: () => Promise<Answer>): Promise<Answer>;
}
