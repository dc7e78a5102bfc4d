/** Handles a submitted form: on the server without JavaScript, otherwise in the browser. */
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { Locale } from '../../shared/locales.ts';
import type { FaultCode } from '../../shared/submissions/fault-codes.ts';
import { HUMAN_FIELDS } from '../../shared/submissions/human-fields.ts';
import { isFormRejectedContext, type RunQuery, runUncachedOf } from '../data/run-query.ts';
import { UnavailableError } from '../data/unavailable-error.ts';
import { announce, FORM_SENT } from '../page-events.ts';
import { type FormDefinition, type FormValues, readFields, visibleFieldNames } from './form-definition.ts';
import type { SubmissionResultFragment } from './generated/forms.generated.ts';
import { readTextField } from './send-mutation.ts';

/** A form that was not received, with its submitted values. */
export interface FormFailure {
  isSent: false;
  /** Errors of visible fields, as text. */
  fields: readonly { field: string; message: string }[];
  /**
   * A message about the whole form; null when the field errors suffice, undefined when the reason is unknown.
   */
  message?: string | null;
  /** The site is temporarily unable to store the form. */
  isUnavailable?: boolean;
  /** Whether the form can only be replaced by a phone call. */
  needsPhoneCall: boolean;
  values: FormValues;
}

/** The outcome of a submitted form. */
export type FormOutcome = { isSent: true } | FormFailure;

/** Mutation input that is no field of the form, such as the id of its listing. */
export type MutationContext = Record<string, unknown>;

interface ActionOptions {
  aboutOf?: (params: ActionFunctionArgs['params'], query: URLSearchParams) => MutationContext;
  /** Returns the path of the confirmation; by default on the form's own page. `path` is that page's path. */
  sentPath?: (path: string, locale: Locale, query: URLSearchParams) => string;
}

/** An outcome with its HTTP status and headers. */
interface ActionResult<Submitted = SubmissionResultFragment> {
  outcome: FormOutcome;
  /** The API's result; null when the form was not received. */
  submitted: Submitted | null;
  status?: number;
  headers?: Record<string, string>;
}

const TOO_MANY: FaultCode = 'RATE_LIMITED';
/** Codes of the human check. Without JavaScript, a visitor cannot pass it. */
const NOT_HUMAN: readonly (FaultCode | undefined)[] = ['HUMAN_CHECK', 'WORK_REQUIRED'];

/**
 * Creates an action that sends a form through the API. After success it redirects (303) to the confirmation,
 * else it returns the errors for the same page.
 */
export const createFormAction =
  (form: FormDefinition, { aboutOf, sentPath = (path) => `${path}?sent` }: ActionOptions = {}) =>
  (locale: Locale) =>
  async ({ request, params, context }: ActionFunctionArgs) => {
    const sent = await request.formData();
    const { pathname, searchParams } = new URL(request.url);
    const sending = {
      runUncached: runUncachedOf(context),
      locale,
      sent,
      about: aboutOf?.(params, searchParams) ?? {},
    };
    const { outcome, submitted: _, ...answer } = await sendForm(form, sending);
    if (outcome.isSent) throw redirect(sentPath(pathname, locale, searchParams), 303);
    context.set(isFormRejectedContext, true);
    return data(outcome, answer);
  };

interface Submission {
  runUncached: RunQuery;
  locale: Locale;
  sent: FormData;
  about: MutationContext;
}

/** Sends a form through the API. A failure of network or server is reported by `runUncached`. */
export async function sendForm<Submitted extends SubmissionResultFragment>(
  form: FormDefinition<Submitted>,
  { runUncached, locale, sent, about }: Submission,
): Promise<ActionResult<Submitted>> {
  const values = readFields(form, sent);
  const { human, idempotencyKey } = readProof(sent);
  const input = { locale, ...values, ...about, ...(!form.needsNoProof && { human }), idempotencyKey };
  let isUnavailable = false;
  const submitted = await runUncached(form.document, { input }).then(
    (answer) => answer.submitted,
    (error: unknown) => {
      isUnavailable = error instanceof UnavailableError;
      return null;
    },
  );
  if (!submitted) {
    const outcome: FormOutcome = { isSent: false, fields: [], isUnavailable, needsPhoneCall: false, values };
    return { outcome, submitted: null, status: 503 };
  }
  if (submitted.errors.length === 0) {
    announce(FORM_SENT, form.name);
    return { outcome: { isSent: true }, submitted };
  }
  return { submitted: null, ...reject(submitted, form, values) };
}

function reject(
  { errors, retryAfter }: SubmissionResultFragment,
  form: Pick<FormDefinition, 'fields' | 'boxes'>,
  values: FormValues,
): Omit<ActionResult, 'submitted'> {
  const shown = new Set<string | null>(visibleFieldNames(form));
  const whole = errors.find(({ field }) => !shown.has(field));
  const outcome: FormOutcome = {
    isSent: false,
    fields: errors.flatMap(({ field, message }) => (field && shown.has(field) ? [{ field, message }] : [])),
    message: whole?.message ?? null,
    needsPhoneCall: NOT_HUMAN.includes(whole?.code as FaultCode | undefined),
    values,
  };
  if (whole?.code !== TOO_MANY) return { outcome, status: 422 };
  return { outcome, status: 429, headers: { 'retry-after': String(retryAfter ?? 60) } };
}

/** The form token also serves as idempotency key: the same form counts once, however often it arrives. */
function readProof(form: FormData) {
  const formToken = readTextField(form, HUMAN_FIELDS.formToken);
  const human = {
    formToken,
    trap: readTextField(form, HUMAN_FIELDS.trap),
    response: readTextField(form, HUMAN_FIELDS.response),
    work: readTextField(form, HUMAN_FIELDS.work),
  };
  return { human, idempotencyKey: formToken?.slice(0, 255) ?? null };
}
