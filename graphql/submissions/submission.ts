import type { Locale } from '../../shared/locales.ts';
import type { Fault, UserFault } from '../../shared/submissions/faults.ts';
import type { GraphContext } from '../context.ts';
import type { HumanProofInput } from '../generated/resolvers.ts';
import type { Limit, Write } from './ports.ts';

/** The fields that every input has. */
export interface SubmissionInput {
  locale: Locale;
  human?: HumanProofInput | null;
  idempotencyKey?: string | null;
  /** The secret token of what is changed. */
  token?: string;
}

/** The reason why a submission is rejected. */
export interface Rejection {
  fault: UserFault;
  /** Seconds to wait before the next attempt. */
  retryAfter?: number;
  /** Whether the second request of a double click can get this, although the first one succeeds. */
  mayBeDoubleClick?: boolean;
}

/** The description of one kind of submission by its feature; `submit` implements the steps that all kinds share. */
export interface Submission<Input extends SubmissionInput, Content, Result> {
  /** The stable name of the kind; an idempotency key is valid for one kind. */
  kind: string;
  /** What is the same in repeats with an idempotency key; absent: the whole input. */
  identity?(input: Input): Omit<Input, 'listingId'>;
  /** The rate limit per visitor; absent: none. */
  limit?: Limit;
  /** What authorises it: the human check, a secret token in the input, or nothing (for short-lived data only). */
  proof: 'human' | 'secret' | 'none';
  /**
   * Validates the input and loads the listing concerned. Skipped when the idempotency key has a stored result, because
   * the listing may have been deleted since.
   */
  prepare(input: Input, context: GraphContext): Promise<{ content: Content } | { faults: readonly Fault[] }>;
  /** Finds further reasons to reject the submission, after the rate limit and the human check. */
  findRejection?(content: Content, context: GraphContext): Promise<Rejection | null>;
  /** Returns the writes to be done in the transaction. */
  store(content: Content, context: GraphContext): Write<Result> | Promise<Write<Result>>;
}
