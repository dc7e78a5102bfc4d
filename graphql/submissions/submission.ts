import type { Locale } from '../../shared/locales.ts';
import type { Fault, UserFault } from '../../shared/submissions/faults.ts';
import type { GraphContext } from '../context.ts';
import type { HumanProofInput } from '../generated/resolvers.ts';
import type { Keep, Limit } from './ports.ts';

/** What every input has. */
export interface SubmissionInput {
  locale: Locale;
  human?: HumanProofInput | null;
  idempotencyKey?: string | null;
}

/** Why something cannot be submitted now. */
export interface Hindrance {
  fault: UserFault;
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
  /** The second of two clicks may meet this. */
  mayBeTwin?: boolean;
}

/** One kind of submission, as its feature describes it; `submit` does what all kinds have in common. */
export interface Submission<Input extends SubmissionInput, Content, Result> {
  /** A key stands for one kind: stable. */
  kind: string;
  /** How often a visitor may submit it; absent: it is not counted. */
  limit?: Limit;
  /** What authorises it: a human, a secret in the input, or nothing: then it keeps nothing for long. */
  proof: 'human' | 'secret' | 'none';
  /**
   * Reads the input, and finds what it is about. Not asked when the key was answered: what it was about may be gone
   * since.
   */
  prepare(input: Input, context: GraphContext): Promise<{ content: Content } | { faults: readonly Fault[] }>;
  /** What else stands in the way of who may submit it. */
  findHindrance?(content: Content, context: GraphContext): Promise<Hindrance | null>;
  /** What is to be written. */
  keep(content: Content, context: GraphContext): Keep<Result> | Promise<Keep<Result>>;
}
