/** What happens to a form that was sent: the same on the server, without JavaScript, and in the browser. */
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { HUMAN_FIELDS } from '../../../shared/leads/human-fields.ts';
import type { Locale } from '../../../shared/locales.ts';
import { askOf, type PageDocument } from '../../data/run.ts';
import { type LeadFormName, readFields } from './form-fields.ts';
import type { LeadResultFragment } from './leads.generated.ts';

/** A field with the sentence that says what is wrong with it. */
export interface FieldError {
  field: string;
  message: string;
}

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
      values: Record<string, string | boolean>;
    };

interface LeadAction {
  form: LeadFormName;
  document: PageDocument<Record<string, LeadResultFragment | string>>;
  /** What the form is about. */
  about(args: ActionFunctionArgs, data: FormData): Record<string, unknown>;
}

const TOO_MANY = 'RATE_LIMITED';
const NOT_HUMAN = 'HUMAN_CHECK';

/** Sends a form through the API. Sent: its page says so (303), or a dialog does; else the same page with what is wrong. */
export const createLeadAction =
  ({ form, document, about }: LeadAction) =>
  (locale: Locale) =>
  async (args: ActionFunctionArgs) => {
    const sent = await args.request.formData();
    const values = readFields(form, sent);
    const input = { locale, ...values, ...about(args, sent), ...proofOf(sent) };
    const result = await send(document, input, args);
    if (result?.receivedAt) {
      if (sent.has('inDialog')) return { isSent: true } satisfies LeadOutcome;
      throw redirect(`${new URL(args.request.url).pathname}?sent`, 303);
    }
    return refuse(result, values);
  };

/** Null: it could not be sent; whoever asked has logged why. */
async function send(
  document: LeadAction['document'],
  input: object,
  { context }: ActionFunctionArgs,
): Promise<LeadResultFragment | null> {
  try {
    const answer = await askOf(context)(document, { input });
    return Object.values(answer).find((value) => typeof value !== 'string') ?? null;
  } catch {
    return null;
  }
}

function refuse(result: LeadResultFragment | null, values: Record<string, string | boolean>) {
  const errors = result?.errors ?? [];
  const whole = errors.find(({ field }) => field === null);
  const outcome: LeadOutcome = {
    isSent: false,
    fields: errors.flatMap(({ field, message }) => (field === null ? [] : [{ field, message }])),
    ...(result ? { message: whole?.message ?? null } : {}),
    needsCall: whole?.code === NOT_HUMAN,
    values,
  };
  if (!result) return data(outcome, { status: 503 });
  if (whole?.code !== TOO_MANY) return data(outcome, { status: 422 });
  return data(outcome, { status: 429, headers: { 'retry-after': String(result.retryAfter ?? 60) } });
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
