import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Stay } from '../../../../shared/holiday/stay.ts';
import { parseStay, type TypedStay } from '../../../../shared/holiday/stay-params.ts';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { routePath } from '../../../../shared/routes.ts';
import { isFormRejectedContext, type RunQuery, runQueryOf, runUncachedOf } from '../../../data/run-query.ts';
import { type FormFailure, sendForm } from '../../../forms/form-action.ts';
import { readFields } from '../../../forms/form-definition.ts';
import { type LoadedForm, loadForm } from '../../../forms/loaded-form.ts';
import { RentalUnitStayDocument } from '../stay/generated/stay-quote.generated.ts';
import type { Quote } from '../stay/stay-panel.tsx';
import type { StayProblem } from '../stay/use-error-text.ts';
import { RequestedUnitDocument } from './generated/requests.generated.ts';
import { STAY_REQUEST_FORM } from './stay-request-form.ts';

/** A requested stay, from a URL or a form. */
export interface RequestedStay {
  typed: TypedStay;
  /** Null when the input describes no valid stay. */
  stay: Stay | null;
  /** The current price of the stay, or why it is not possible. */
  quote: Quote | null;
  errors: readonly StayProblem[];
}

export interface LoadedRequest extends LoadedForm {
  requested: RequestedStay;
}

/** A rejected request, with its stay. */
export interface RequestFailure extends FormFailure {
  requested: RequestedStay;
  /** Whether only dates or persons were changed, without submitting the request. */
  isCorrection: boolean;
}

/** Submit buttons that choose other dates: the typed ones, or a period (`2027-07-03 2027-07-10`). */
export const CORRECT = 'mend';
export const PERIOD = 'period';

/**
 * Redirects to the unit's page when it is no longer offered. A submitted form keeps its typed values instead.
 */
export async function loadRequest(args: LoaderFunctionArgs, locale: Locale): Promise<LoadedRequest> {
  const { request, params, context } = args;
  const variables = { id: params.rentalUnitId ?? '', locale };
  const [{ rentalUnit }, requested, form] = await Promise.all([
    runQueryOf(context)(RequestedUnitDocument, variables),
    loadQuote(runUncachedOf(context), new URL(request.url).searchParams, variables),
    loadForm(args),
  ]);
  if (!context.get(isFormRejectedContext)) {
    if (!rentalUnit) throw data(null, { status: 404 });
    if (!isOffered(rentalUnit.status.code)) throw redirect(rentalUnit.path, 302);
  }
  return { ...form, requested };
}

/** Loads the price on each request: it may have changed when the form comes back. */
async function loadQuote(
  runUncached: RunQuery,
  query: URLSearchParams,
  unit: { id: string; locale: Locale },
): Promise<RequestedStay> {
  const { typed, stay, errors } = parseStay(query);
  const priced = stay && (await runUncached(RentalUnitStayDocument, { ...unit, ...stay }));
  const quote = priced?.rentalUnit?.stay ?? null;
  return { typed, stay, quote, errors: quote?.errors ?? errors };
}

/** Requests the stay, then redirects to its page, which confirms it. */
export async function sendRequest({ request, params, context }: ActionFunctionArgs, locale: Locale) {
  const sent = await request.formData();
  const id = params.rentalUnitId ?? '';
  const runUncached = runUncachedOf(context);
  const fail = async (failure: FormFailure, init?: ResponseInit) => {
    context.set(isFormRejectedContext, true);
    const requested = await loadQuote(runUncached, readStayParams(sent), { id, locale });
    return data<RequestFailure>({ ...failure, requested, isCorrection: init === undefined }, init);
  };
  if (sent.has(CORRECT) || sent.has(PERIOD)) {
    const values = readFields(STAY_REQUEST_FORM, sent);
    return fail({ isSent: false, fields: [], message: null, needsPhoneCall: false, values });
  }
  const sending = { runUncached, locale, sent, about: { rentalUnitId: id } };
  const { outcome, submitted, ...answer } = await sendForm(STAY_REQUEST_FORM, sending);
  if (!outcome.isSent) return fail(outcome, answer);
  const path = routePath('stay', locale, { token: submitted?.token ?? '' });
  throw redirect(`${path}?requested`, 303);
}

/** Returns dates and persons of a form as query parameters. */
function readStayParams(sent: FormData): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ['from', 'until', 'persons']) query.set(name, String(sent.get(name) ?? ''));
  const [from, until] = String(sent.get(PERIOD) ?? '').split(' ');
  if (from && until) {
    query.set('from', from);
    query.set('until', until);
  }
  return query;
}
