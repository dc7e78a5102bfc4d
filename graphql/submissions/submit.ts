/** The steps shared by all submissions, from forms, the API and legacy scripts. */
import type { Locale } from '../../shared/locales.ts';
import type { GraphContext } from '../context.ts';
import { withoutLanguage } from '../localized-ids.ts';
import type { Visitor } from '../visitor.ts';
import type { Outcome, SubmissionPayload } from './parents.ts';
import type { StoredResult, SubmissionKey, WriteResult } from './ports.ts';
import { findRejection, proofOf } from './rejection.ts';
import type { Rejection, Submission, SubmissionInput } from './submission.ts';

const MAX_KEY_LENGTH = 255;
/** Pauses between lookups of the first result of a double click that another process handles. */
const DOUBLE_CLICK_PAUSES_MS = [50, 100, 200];

/** Creates the resolver of a submission's mutation. */
export const submissionResolver =
  <Input extends SubmissionInput, Content, Result>(submission: Submission<Input, Content, Result>) =>
  async (
    _: unknown,
    { input }: { input: Input },
    context: GraphContext,
  ): Promise<SubmissionPayload<Result>> => ({
    ...(await submit(submission, input, context)),
    locale: input.locale,
    token: input.token ?? null,
  });

/**
 * Submits once. The checks run in this order: a stored result of the idempotency key, validation, rate limit, human
 * check. For a day, the same key with the same input returns the first result.
 */
async function submit<Input extends SubmissionInput, Content, Result>(
  submission: Submission<Input, Content, Result>,
  input: Input,
  context: GraphContext,
): Promise<Outcome<Result>> {
  if ((input.idempotencyKey?.length ?? 0) > MAX_KEY_LENGTH) return rejected(WRONG_KEY, input.locale);
  const key = keyOf(submission, input, context.visitor);
  const once = () => submitOnce({ submission, input, key }, context);
  return key ? context.ports.submissions.joinConcurrent(key, once) : once();
}

interface Submitted<Input extends SubmissionInput, Content, Result> {
  submission: Submission<Input, Content, Result>;
  input: Input;
  key: SubmissionKey | null;
}

async function submitOnce<Input extends SubmissionInput, Content, Result>(
  submitted: Submitted<Input, Content, Result>,
  context: GraphContext,
): Promise<Outcome<Result>> {
  const { submission, input, key } = submitted;
  const { locale } = input;
  const { submissions } = context.ports;
  const stored = key && (await submissions.findStoredResult<Result>(key));
  if (stored) return payloadOf(stored, locale);
  const prepared = await submission.prepare(input, context);
  if ('faults' in prepared) return payloadOf(prepared, locale);
  const { content } = prepared;
  const rejection = await findRejection({ submission, input, content }, context);
  if (rejection) {
    const firstResult =
      key && rejection.mayBeDoubleClick && (await findDoubleClickResult<Result>(key, context));
    return firstResult ? payloadOf(firstResult, locale) : rejected(rejection, locale);
  }
  return payloadOf(await store(submitted, content, context), locale);
}

/** Stores the submission. When that fails, the form token becomes valid again, so that the visitor can retry. */
async function store<Input extends SubmissionInput, Content, Result>(
  { submission, input, key }: Submitted<Input, Content, Result>,
  content: Content,
  context: GraphContext,
): Promise<WriteResult<Result> | StoredResult<Result>> {
  const { humans, submissions } = context.ports;
  const { partner } = context.visitor;
  // Ignore a failure to release: the first error matters, and an unreachable database causes both.
  const release = async () => partner || humans.release(proofOf(input.human)).catch(() => {});
  try {
    const outcome = await submissions.store(await submission.store(content, context), key);
    if ('faults' in outcome) await release();
    return outcome;
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * The second request of a double click finds the form token used while the first is still being stored. Waits briefly
 * for the result of the first. Null when no other submission has this key.
 */
async function findDoubleClickResult<Result>(
  key: SubmissionKey,
  { ports: { submissions } }: GraphContext,
): Promise<StoredResult<Result> | null> {
  for (const pause of DOUBLE_CLICK_PAUSES_MS) {
    const found = await submissions.findStoredResult<Result>(key);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return submissions.findStoredResult<Result>(key);
}

const WRONG_KEY: Rejection = { fault: 'idempotencyKey' };

/**
 * Two inputs are the same when all fields except the human proof are equal; the proof differs at each attempt. A form
 * whose key is its token can be repeated from another network, such as by a phone that leaves its Wi-Fi. The token in
 * the form of a partner is not checked, so it proves nothing.
 */
function keyOf<Input extends SubmissionInput, Content, Result>(
  { kind, identity }: Submission<Input, Content, Result>,
  input: Input,
  visitor: Visitor,
): SubmissionKey | null {
  const { human, idempotencyKey } = input;
  if (!idempotencyKey) return null;
  const { human: _, idempotencyKey: __, ...fields } = identity?.(input) ?? input;
  const sorted = Object.entries(fields)
    .map(([name, value]) => [name, isId(name, value) ? withoutLanguage(value) : value] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const isFormToken = human?.formToken?.slice(0, MAX_KEY_LENGTH) === idempotencyKey;
  return {
    key: idempotencyKey,
    owner: isFormToken && !visitor.partner ? null : visitor,
    input: JSON.stringify([kind, sorted]),
  };
}

/** Ids name the same object with and without a language. */
const isId = (name: string, value: unknown): value is string =>
  name.endsWith('Id') && typeof value === 'string';

/** Rejects a key that was used with another input. */
function payloadOf<Result>(
  outcome: WriteResult<Result> | StoredResult<Result>,
  locale: Locale,
): Outcome<Result> {
  if ('faults' in outcome) {
    const errors = outcome.faults.map((fault) => ({ ...fault, locale }));
    return { result: null, retryAfter: null, errors };
  }
  if ('isSame' in outcome && !outcome.isSame) return rejected(WRONG_KEY, locale);
  return { result: outcome.result, retryAfter: null, errors: [] };
}

function rejected(rejection: Rejection, locale: Locale) {
  const { fault, retryAfter = null } = rejection;
  return { result: null, retryAfter, errors: [{ fault, field: null, locale }] };
}
