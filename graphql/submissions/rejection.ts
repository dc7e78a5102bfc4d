import type { UserFault } from '../../shared/submissions/faults.ts';
import type { GraphContext } from '../context.ts';
import type { HumanProof, HumanVerdict } from './ports.ts';
import type { Rejection, Submission, SubmissionInput } from './submission.ts';

interface Prepared<Input extends SubmissionInput, Content> {
  submission: Submission<Input, Content, unknown>;
  input: Input;
  content: Content;
}

/** Finds the reason to reject a valid submission: the rate limit, the human check, or a rule of its feature. */
export async function findRejection<Input extends SubmissionInput, Content>(
  { submission, input, content }: Prepared<Input, Content>,
  context: GraphContext,
): Promise<Rejection | null> {
  const { ports, visitor } = context;
  const { limit } = submission;
  const retryAfter = limit ? await ports.submissionLimits.countVisitor(limit, visitor) : null;
  if (retryAfter !== null) return { fault: 'rateLimited', retryAfter, mayBeDoubleClick: true };
  if (submission.proof === 'human') {
    const verdict = await ports.humans.verify(proofOf(input.human), visitor);
    const fault = FAULTS[verdict];
    if (fault) return { fault, mayBeDoubleClick: verdict === 'used' };
  }
  return (await submission.findRejection?.(content, context)) ?? null;
}

/** Reads the human proof of an input. */
export function proofOf(human: SubmissionInput['human']): HumanProof {
  const { formToken = null, trap = null, response = null, work = null } = human ?? {};
  return { formToken, trap, response, work };
}

const FAULTS: Record<HumanVerdict, UserFault | null> = {
  human: null,
  expired: 'humanCheckExpired',
  used: 'humanCheckExpired',
  unsolved: 'workRequired',
  robot: 'humanCheck',
  unavailable: 'humanCheck',
};
