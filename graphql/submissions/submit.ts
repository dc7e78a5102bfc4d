/** The steps shared by all submissions, from forms, the API and legacy scripts. */
import type { Locale } from '../../shared/locales.ts';
import type { GraphContext } from '../context.ts';
import { findHindrance, proofOf } from './hindrance.ts';
import type { SubmissionPayload } from './parents.ts';
import type { Answered, Kept, SubmissionKey } from './ports.ts';
import type { Hindrance, Submission, SubmissionInput } from './submission.ts';

const LONGEST_KEY = 255;
/** Pauses between lookups of the first result of a double click that another process handles. */
const TWIN_PAUSES_MS = [50, 100, 200];

/** Creates the resolver of a submission's mutation. */
export const submitting =
  <Input extends SubmissionInput, Content, Result>(submission: Submission<Input, Content, Result>) =>
  (_: unknown, { input }: { input: Input }, context: GraphContext) =>
    submit(submission, input, context);

/**
 * Submits once. The checks run in this order: a stored result of the idempotency key, validation, rate limit, human
 * check. For a day, the same key with the same input returns the first result.
 */
async function submit<Input extends SubmissionInput, Content, Result>(
  submission: Submission<Input, Content, Result>,
  input: Input,
  context: GraphContext,
): Promise<SubmissionPayload<Result>> {
  if ((input.idempotencyKey?.length ?? 0) > LONGEST_KEY) return rejected(WRONG_KEY, input.locale);
  const key = keyOf(submission.kind, input);
  const once = () => submitOnce({ submission, input, key }, context);
  return key ? context.ports.submissions.join(key, once) : once();
}

interface Submitted<Input extends SubmissionInput, Content, Result> {
  submission: Submission<Input, Content, Result>;
  input: Input;
  key: SubmissionKey | null;
}

async function submitOnce<Input extends SubmissionInput, Content, Result>(
  submitted: Submitted<Input, Content, Result>,
  context: GraphContext,
): Promise<SubmissionPayload<Result>> {
  const { submission, input, key } = submitted;
  const { locale } = input;
  const { submissions } = context.ports;
  const answered = key && (await submissions.findAnswered<Result>(key));
  if (answered) return payloadOf(answered, locale);
  const prepared = await submission.prepare(input, context);
  if ('faults' in prepared) return payloadOf(prepared, locale);
  const { content } = prepared;
  const hindrance = await findHindrance({ submission, input, content }, context);
  if (hindrance) {
    const twin = key && hindrance.mayBeTwin && (await findTwin<Result>(key, context));
    return twin ? payloadOf(twin, locale) : rejected(hindrance, locale);
  }
  return payloadOf(await keep(submitted, content, context), locale);
}

/** Stores the submission. When that fails, the form token becomes valid again, so that the visitor can retry. */
async function keep<Input extends SubmissionInput, Content, Result>(
  { submission, input, key }: Submitted<Input, Content, Result>,
  content: Content,
  context: GraphContext,
): Promise<Kept<Result> | Answered<Result>> {
  const { humans, submissions } = context.ports;
  // Ignore a failure to release: the first error matters, and an unreachable database causes both.
  const release = () => humans.release(proofOf(input.human)).catch(() => {});
  try {
    const kept = await submissions.keep(await submission.keep(content, context), key);
    if ('faults' in kept) await release();
    return kept;
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * The second request of a double click finds the form token used while the first is still being stored. Waits briefly
 * for the result of the first. Null when no other submission has this key.
 */
async function findTwin<Result>(
  key: SubmissionKey,
  { ports: { submissions } }: GraphContext,
): Promise<Answered<Result> | null> {
  for (const pause of TWIN_PAUSES_MS) {
    const found = await submissions.findAnswered<Result>(key);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return submissions.findAnswered<Result>(key);
}

const WRONG_KEY: Hindrance = { fault: 'idempotencyKey' };

/** Two inputs are the same when all fields except the human proof are equal; the proof differs at each attempt. */
function keyOf(kind: string, { human, idempotencyKey, ...input }: SubmissionInput): SubmissionKey | null {
  if (!idempotencyKey) return null;
  const sorted = Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1));
  return { key: idempotencyKey, input: JSON.stringify([kind, sorted]) };
}

/** Rejects a key that was used with another input. */
function payloadOf<Result>(
  outcome: Kept<Result> | Answered<Result>,
  locale: Locale,
): SubmissionPayload<Result> {
  if ('faults' in outcome) {
    const errors = outcome.faults.map((fault) => ({ ...fault, locale }));
    return { result: null, retryAfter: null, errors };
  }
  if ('isSame' in outcome && !outcome.isSame) return rejected(WRONG_KEY, locale);
  return { result: outcome.result, retryAfter: null, errors: [] };
}

function rejected(hindrance: Hindrance, locale: Locale) {
  const { fault, retryAfter = null } = hindrance;
  return { result: null, retryAfter, errors: [{ fault, field: null, locale }] };
}
