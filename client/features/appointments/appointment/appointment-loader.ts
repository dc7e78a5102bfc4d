import { data, type LoaderFunctionArgs } from 'react-router';
import { parseDay } from '../../../../shared/days.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { runUncachedOf } from '../../../data/run-query.ts';
import { createIdempotencyKey } from '../../../forms/send-mutation.ts';
import { loadAgenda, type ShownAgenda } from '../agenda/load-agenda.ts';
import { isStillOffered } from '../viewable-listing.ts';
import { AppointmentDocument, type AppointmentQuery } from './generated/appointment.generated.ts';

export type OwnAppointment = NonNullable<AppointmentQuery['appointment']>;

export interface LoadedAppointment {
  /** Null when the link's token is not valid. */
  appointment: OwnAppointment | null;
  /** The slots to which the viewing can be moved; null when it cannot be moved. */
  shown: ShownAgenda | null;
  /** The form's idempotency key: a form that arrives twice counts once. */
  key: string;
  /** Set after the redirect that follows a booking. */
  isBooked: boolean;
  isMoved: boolean;
}

/** Loads a viewing for its visitor, with the free slots when it can be moved. */
export async function loadAppointment(
  { request, params, context }: LoaderFunctionArgs,
  locale: Locale,
  isMovable: boolean,
) {
  const runUncached = runUncachedOf(context);
  const token = params.appointmentId ?? '';
  const { appointment } = await runUncached(AppointmentDocument, { token, locale });
  const { searchParams } = new URL(request.url);
  const wanted = { listingId: appointment?.listingId ?? '', date: parseDay(searchParams.get('date')) };
  const canMove = isMovable && appointment?.canChange && isStillOffered(appointment.listing);
  const shown = canMove ? await loadAgenda(runUncached, wanted) : null;
  const loaded: LoadedAppointment = {
    appointment,
    shown,
    key: createIdempotencyKey(),
    isBooked: searchParams.has('booked'),
    isMoved: searchParams.has('moved'),
  };
  return data(loaded, { status: appointment ? 200 : 404 });
}
