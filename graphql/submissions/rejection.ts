import type { UserFault } from '../../shared/submissions/faults.ts';
import type { GraphContext } from '../context.ts';
import type { HumanProof, HumanVerdict, Limit } from './ports.ts';
import type { Rejection, Submission, SubmissionInput } from './submission.ts';

interface Prepared<Input extends SubmissionInput, Content> {
  submission: Submission<Input, Content, unknown>;
  input: Input;
  content: Content;
}

/**
 * Finds the reason to reject a valid submission: the rate limit, the human check, or a rule of its feature. The key of
 * a partner replaces the human check.
 */
export async function findRejection<Input extends SubmissionInput, Content>(
  { submission, input, content }: Prepared<Input, Content>,
  context: GraphContext,
): Promise<Rejection | null> {
  const { ports, visitor } = context;
  const retryAfter = submission.limit ? await countSubmission(submission.limit, context) : null;
  if (retryAfter !== null) return { fault: 'rateLimited', retryAfter, mayBeDoubleClick: true };
  if (submission.proof === 'human' && !visitor.partner) {
    const verdict = await ports.humans.verify(proofOf(input.human), visitor);
    const fault = FAULTS[verdict];
    if (fault) return { fault, mayBeDoubleClick: verdict === 'used' };
  }
  return (await submission.findRejection?.(content, context)) ?? null;
}

function countSubmission(limit: Limit, { ports: { submissionLimits }, visitor }: GraphContext) {
  const { partner } = visitor;
  return partner ? submissionLimits.countPartner(partner) : submissionLimits.countVisitor(limit, visitor);
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
