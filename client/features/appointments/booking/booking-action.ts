import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { formatBooking, parseBooking } from '../../../../shared/appointments/booking-params.ts';
import { parseMoment } from '../../../../shared/days.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { routePath } from '../../../../shared/routes.ts';
import { isFormRejectedContext, type RunQuery, runUncachedOf } from '../../../data/run-query.ts';
import { type FormFailure, sendForm } from '../../../forms/form-action.ts';
import { readFields } from '../../../forms/form-definition.ts';
import { type Rejection, readTextField, sendMutation } from '../../../forms/send-mutation.ts';
import { submitDocument } from '../../../forms/submit-document.ts';
import { BOOKING_FORM } from './booking-form.ts';
import { HoldSlotDocument } from './generated/booking.generated.ts';

/** The failure of one of the page's forms. After a success the action redirects. */
export type BookingOutcome =
  | { of: 'slot'; rejection: Rejection }
  /** Extending a hold shows no field errors and keeps the typed values. */
  | { of: 'details'; failure: FormFailure };

/** The values of the page's submit buttons. */
export const INTENTS = { hold: 'hold', extend: 'extend' } as const;

const EXTEND = submitDocument('extendHold', 'HoldInput');

interface SubmittedForm {
  runUncached: RunQuery;
  locale: Locale;
  listingId: string;
  /** The hold token in the URL. */
  hold: string | null;
  sent: FormData;
}

/** The outcome shown on the page, and its HTTP status. */
interface ActionResult {
  outcome: BookingOutcome;
  init: ResponseInit;
}

/** Chooses a slot, extends its hold, or books the viewing. */
export async function sendBooking({ request, params, context }: ActionFunctionArgs, locale: Locale) {
  const sent = await request.formData();
  const { hold } = parseBooking(new URL(request.url).searchParams);
  const form = { runUncached: runUncachedOf(context), locale, listingId: params.listingId ?? '', hold, sent };
  const { outcome, init } = await send(form);
  context.set(isFormRejectedContext, true);
  return data(outcome, init);
}

/**
 *
 * @throws the redirect after a success.
 */
function send(form: SubmittedForm): Promise<ActionResult> {
  const intent = form.sent.get('intent');
  if (intent === INTENTS.hold) return hold(form);
  return intent === INTENTS.extend ? extend(form) : book(form);
}

async function hold({
  runUncached,
  locale,
  listingId,
  hold: token,
  sent,
}: SubmittedForm): Promise<ActionResult> {
  const startsAt = parseMoment(sent.get('startsAt'));
  const idempotencyKey = [readTextField(sent, 'key'), token].filter(Boolean).join(' ') || null;
  const input = { locale, listingId, startsAt, hold: token, idempotencyKey };
  const change = await sendMutation(runUncached, HoldSlotDocument, input);
  if (change.rejection) {
    const outcome: BookingOutcome = { of: 'slot', rejection: change.rejection };
    return { outcome, init: change.init };
  }
  const { hold: held } = change.submitted;
  const query = formatBooking({ slot: held?.startsAt ?? startsAt, hold: held?.token ?? null });
  throw redirect(`${routePath('bookAppointment', locale, { listingId })}?${query}`, 303);
}

/** Renders the page again with the typed values: without JavaScript a redirect would lose them. */
async function extend({ runUncached, locale, hold: token, sent }: SubmittedForm): Promise<ActionResult> {
  const change = await sendMutation(runUncached, EXTEND, { locale, token: token ?? '' });
  const message = change.rejection?.message;
  const values = readFields(BOOKING_FORM, sent);
  const failure: FormFailure = { isSent: false, fields: [], needsPhoneCall: false, values };
  if (!change.rejection || message) failure.message = message ?? null;
  const outcome: BookingOutcome = { of: 'details', failure };
  return { outcome, init: change.rejection ? change.init : {} };
}

async function book({
  runUncached,
  locale,
  listingId,
  hold: token,
  sent,
}: SubmittedForm): Promise<ActionResult> {
  const sending = { runUncached, locale, sent, about: { listingId, hold: token } };
  const { outcome, submitted, ...init } = await sendForm(BOOKING_FORM, sending);
  if (outcome.isSent) {
    const path = routePath('appointment', locale, { appointmentId: submitted?.token ?? '' });
    throw redirect(`${path}?booked`, 303);
  }
  return { outcome: { of: 'details', failure: outcome }, init };
}
