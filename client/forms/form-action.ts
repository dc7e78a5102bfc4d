/** What happens to a form that was sent: the same on the server, without JavaScript, and in the browser. */
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { Locale } from '../../shared/locales.ts';
import { HUMAN_FIELDS } from '../../shared/submissions/human-fields.ts';
import { askOf, type Run, rejectedContext } from '../data/run.ts';
import { type FormDefinition, type FormValues, readFields } from './form-definition.ts';
import type { SubmissionResultFragment } from './forms.generated.ts';

/** Why a form was not received, with all that was filled in. */
export interface FormFailure {
  isSent: false;
  /** What is wrong with fields that are shown, in words. */
  fields: readonly { field: string; message: string }[];
  /** About the whole; null when the fields say it all, undefined when nobody knows what is wrong. */
  message?: string | null;
  /** Whether it can be asked by telephone only. */
  needsCall: boolean;
  values: FormValues;
}

/** What became of a form. */
export type FormOutcome = { isSent: true } | FormFailure;

/** What a form is about: input of its mutation that is no field of the form. */
type About = Record<string, string | null>;

/** An outcome, and how an HTTP answer says so. */
interface Answer {
  outcome: FormOutcome;
  status?: number;
  headers?: Record<string, string>;
}

const TOO_MANY = 'RATE_LIMITED';
const NOT_HUMAN = 'HUMAN_CHECK';

/** Sends a form through the API. Received: its page says so (303); else the same page with what is wrong. */
export const createFormAction =
  (form: FormDefinition, aboutOf: (params: ActionFunctionArgs['params']) => About = () => ({})) =>
  (locale: Locale) =>
  async ({ request, params, context }: ActionFunctionArgs) => {
    const sent = await request.formData();
    const sending = { ask: askOf(context), locale, sent, about: aboutOf(params) };
    const { outcome, ...answer } = await sendForm(form, sending);
    if (outcome.isSent) throw redirect(`${new URL(request.url).pathname}?sent`, 303);
    context.set(rejectedContext, true);
    return data(outcome, answer);
  };

interface Sending {
  ask: Run;
  locale: Locale;
  sent: FormData;
  about: About;
}

/** Sends a form through the API. A failure on our side is told by `ask`. */
export async function sendForm(form: FormDefinition, { ask, locale, sent, about }: Sending): Promise<Answer> {
  const values = readFields(form, sent);
  const input = { locale, ...values, ...about, ...proofOf(sent) };
  const submitted = await ask(form.document, { input }).then(
    (answer) => answer.submitted,
    () => null,
  );
  if (!submitted) return { outcome: { isSent: false, fields: [], needsCall: false, values }, status: 503 };
  if (submitted.errors.length === 0) return { outcome: { isSent: true } };
  return reject(submitted, form, values);
}

function reject(
  { errors, retryAfter }: SubmissionResultFragment,
  form: FormDefinition,
  values: FormValues,
): Answer {
  const shown = new Set<string | null>([...form.fields.map(({ name }) => name), ...form.boxes]);
  const whole = errors.find(({ field }) => !shown.has(field));
  const outcome: FormOutcome = {
    isSent: false,
    fields: errors.flatMap(({ field, message }) => (field && shown.has(field) ? [{ field, message }] : [])),
    message: whole?.message ?? null,
    needsCall: whole?.code === NOT_HUMAN,
    values,
  };
  if (whole?.code !== TOO_MANY) return { outcome, status: 422 };
  return { outcome, status: 429, headers: { 'retry-after': String(retryAfter ?? 60) } };
}

/** The token of the form is its key, too: the same form counts once, however often it arrives. */
function proofOf(form: FormData) {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const formToken = textOf(HUMAN_FIELDS.formToken);
  const human = {
    formToken,
    trap: textOf(HUMAN_FIELDS.trap),
    response: textOf(HUMAN_FIELDS.response),
    work: textOf(HUMAN_FIELDS.work),
  };
  return { human, idempotencyKey: formToken?.slice(0, 255) ?? null };
}
