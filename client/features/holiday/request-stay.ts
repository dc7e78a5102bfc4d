import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Stay } from '../../../shared/holiday/stay.ts';
import { parseStay, type TypedStay } from '../../../shared/holiday/stay-params.ts';
import { isOffered } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { askOf, rejectedContext, runOf } from '../../data/run.ts';
import { sendForm } from '../../forms/form-action.ts';
import { type LoadedForm, loadForm } from '../../forms/loaded-form.ts';
import { RentalUnitStayDocument } from './rental-unit.generated.ts';
import { RESERVATION_FORM } from './reservation-form.ts';
import type { Quote } from './stay-panel.tsx';
import { RequestedUnitDocument } from './stays.generated.ts';

export interface LoadedRequest extends LoadedForm {
  /** What the address says. */
  typed: TypedStay;
  /** Null: it says no stay. */
  stay: Stay | null;
  /** What the stay costs now, or why it is not possible. */
  quote: Quote | null;
}

/** What is not offered any more has a page that says so; a form that met this keeps what was typed. */
export async function loadRequest(args: LoaderFunctionArgs, locale: Locale): Promise<LoadedRequest> {
  const { request, params, context } = args;
  const variables = { id: params.rentalUnitId ?? '', locale };
  const { typed, stay } = parseStay(new URL(request.url).searchParams);
  // The price is asked anew each time: it may have changed when the form comes back.
  const [{ rentalUnit }, priced, form] = await Promise.all([
    runOf(context)(RequestedUnitDocument, variables),
    stay && askOf(context)(RentalUnitStayDocument, { ...variables, ...stay }),
    loadForm(args),
  ]);
  if (!context.get(rejectedContext)) {
    if (!rentalUnit) throw data(null, { status: 404 });
    if (!isOffered(rentalUnit.status.code)) throw redirect(rentalUnit.path, 302);
  }
  return { ...form, typed, stay, quote: priced?.rentalUnit?.stay ?? null };
}

/** Asks for the stay; its own page says that it was received. */
export async function sendRequest({ request, params, context }: ActionFunctionArgs, locale: Locale) {
  const sent = await request.formData();
  const about = { rentalUnitId: params.rentalUnitId ?? '' };
  const sending = { ask: askOf(context), locale, sent, about };
  const { outcome, submitted, ...answer } = await sendForm(RESERVATION_FORM, sending);
  if (outcome.isSent) {
    const path = routePath('stay', locale, { token: submitted?.token ?? '' });
    throw redirect(`${path}?requested`, 303);
  }
  context.set(rejectedContext, true);
  return data(outcome, answer);
}
