/** What happens to a form that was sent: the same on the server, without JavaScript, and in the browser. */
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { FieldFault } from '../../../shared/leads/fields.ts';
import { HUMAN_FIELDS } from '../../../shared/leads/human-fields.ts';
import { QUESTION_TYPES } from '../../../shared/leads/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { askOf, type PageDocument, type Run, refusedContext } from '../../data/run.ts';
import { type LeadFormName, readFields } from './form-fields.ts';
import type { LeadResultFragment } from './leads.generated.ts';

/** A field with what is wrong with it: the API's sentence, or the schema's fault where the API was not asked. */
export type FieldError = { field: string } & ({ message: string } | { fault: FieldFault });

/** What became of a form. */
export type LeadOutcome =
  | { isSent: true }
  | {
      isSent: false;
      fields: FieldError[];
      /** About the whole; null when the fields say it all, undefined when nobody knows what is wrong. */
      message?: string | null;
      /** Whether it can be asked by telephone only. */
      needsCall: boolean;
      /** What was filled in. */
      values: Values;
    };

type Values = Record<string, string | boolean | null>;

interface LeadAction {
  form: LeadFormName;
  document: PageDocument<Record<string, LeadResultFragment | string>>;
  /** What the form is about. */
  about(args: ActionFunctionArgs, data: FormData): Record<string, string | null>;
}

const TOO_MANY = 'RATE_LIMITED';
const NOT_HUMAN = 'HUMAN_CHECK';

/** Sends a form through the API. Sent: its page says so (303); else the same page with what is wrong. */
export const createLeadAction =
  ({ about, ...lead }: LeadAction) =>
  (locale: Locale) =>
  async (args: ActionFunctionArgs) => {
    const sent = await args.request.formData();
    const ask = askOf(args.context);
    const { outcome, ...answer } = await sendForm(lead, { ask, locale, sent, about: about(args, sent) });
    if (outcome.isSent) throw redirect(`${new URL(args.request.url).pathname}?sent`, 303);
    args.context.set(refusedContext, true);
    return data(outcome, answer);
  };

interface Sending {
  ask: Run;
  locale: Locale;
  sent: FormData;
  /** What the form is about. */
  about: Values;
}

/** What became of a form, and how an HTTP answer says so. A failure on our side is told by `ask`. */
export async function sendForm(
  { form, document }: Pick<LeadAction, 'form' | 'document'>,
  { ask, locale, sent, about }: Sending,
): Promise<{ outcome: LeadOutcome; status?: number; headers?: Record<string, string> }> {
  const values = { ...readFields(form, sent), ...about };
  if (!isKnownQuestion(values)) return refuseQuestion(values);
  const input = { locale, ...values, ...proofOf(sent) };
  const answer = await ask(document, { input }).catch(() => ({}));
  const result = Object.values(answer).find((value) => typeof value !== 'string');
  return result?.receivedAt ? { outcome: { isSent: true } } : refuse(result, values);
}

/** The API takes no word but these: another one would make the whole request wrong. */
function isKnownQuestion({ questionType }: Values): boolean {
  return questionType === undefined || QUESTION_TYPES.some((type) => type === questionType);
}

function refuseQuestion(values: Values) {
  const fields: FieldError[] = [{ field: 'questionType', fault: 'question' }];
  const outcome: LeadOutcome = { isSent: false, fields, message: null, needsCall: false, values };
  return { outcome, status: 422 };
}

function refuse(result: LeadResultFragment | undefined, values: Values) {
  const errors = result?.errors ?? [];
  // The listing is no field that somebody sees.
  const isWhole = (field: string | null) => field === null || field === 'listingId';
  const whole = errors.find(({ field }) => isWhole(field));
  const outcome: LeadOutcome = {
    isSent: false,
    fields: errors.flatMap(({ field, message }) =>
      field === null || isWhole(field) ? [] : [{ field, message }],
    ),
    ...(result ? { message: whole?.message ?? null } : {}),
    needsCall: whole?.code === NOT_HUMAN,
    values,
  };
  if (!result) return { outcome, status: 503 };
  if (whole?.code !== TOO_MANY) return { outcome, status: 422 };
  return { outcome, status: 429, headers: { 'retry-after': String(result.retryAfter ?? 60) } };
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
