/** The steps of every submission, whether a form, the API or a legacy script sends it. */
import type { Locale } from '../../shared/locales.ts';
import type { GraphContext } from '../context.ts';
import { findHindrance, proofOf } from './hindrance.ts';
import type { SubmissionPayload } from './parents.ts';
import type { Answered, Kept, SubmissionKey } from './ports.ts';
import type { Hindrance, Submission, SubmissionInput } from './submission.ts';

const LONGEST_KEY = 255;
/** Between looks for what the first of two clicks became that came to another process. */
const TWIN_PAUSES_MS = [50, 100, 200];

/** The resolver of a mutation that submits. */
export const submitting =
  <Input extends SubmissionInput, Content, Result>(submission: Submission<Input, Content, Result>) =>
  (_: unknown, { input }: { input: Input }, context: GraphContext) =>
    submit(submission, input, context);

/**
 * Submits once: a key that was answered already comes first, then what is wrong with the fields, then how often this
 * visitor submits, then whether it is a human. The same key with the same input gets the same result for a day.
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

/** Keeps it; what could not be kept can be submitted again with the same token. */
async function keep<Input extends SubmissionInput, Content, Result>(
  { submission, input, key }: Submitted<Input, Content, Result>,
  content: Content,
  context: GraphContext,
): Promise<Kept<Result> | Answered<Result>> {
  const { humans, submissions } = context.ports;
  // It is the first failure that matters: the database may be gone for both.
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
 * A second click finds the token used while the first submission is still being stored: waits briefly for its answer.
 * Null: no other submission has this key.
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

/** What counts as the same input: everything but what tells humans from robots, which is new at each try. */
function keyOf(kind: string, { human, idempotencyKey, ...input }: SubmissionInput): SubmissionKey | null {
  if (!idempotencyKey) return null;
  const sorted = Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1));
  return { key: idempotencyKey, input: JSON.stringify([kind, sorted]) };
}

/** A key stands for one input. */
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
