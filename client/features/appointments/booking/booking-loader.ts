import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { parseBooking } from '../../../../shared/appointments/booking-params.ts';
import { dayInBrussels } from '../../../../shared/days.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { isFormRejectedContext, type RunQuery, runQueryOf, runUncachedOf } from '../../../data/run-query.ts';
import { type LoadedForm, loadForm } from '../../../forms/loaded-form.ts';
import { createIdempotencyKey } from '../../../forms/send-mutation.ts';
import { loadAgenda, type ShownAgenda } from '../agenda/load-agenda.ts';
import { findBookable } from '../viewable-listing.ts';
import {
  SlotHoldDocument,
  type SlotHoldQuery,
  ViewedListingDocument,
} from './generated/booking.generated.ts';

export interface LoadedBooking extends LoadedForm, ShownAgenda {
  /** The held slot; null when there is no hold or it has expired. */
  hold: SlotHoldQuery['slotHold'];
  /** The hold token in the URL, whether or not it is still valid. */
  token: string | null;
  /** Start of the slot that was chosen or that a link proposes. */
  slot: string | null;
  /** Whether a slot was chosen, so that contact details are requested. */
  isDetails: boolean;
  /** Idempotency key of the form that chooses a slot. */
  key: string;
}

/**
 * Redirects to the listing's page when the listing has no viewings. A submitted form keeps its typed values
 * instead.
 */
export async function loadBooking(args: LoaderFunctionArgs, locale: Locale): Promise<LoadedBooking> {
  const { request, params, context } = args;
  const listingId = params.listingId ?? '';
  const viewed = findBookable(await runQueryOf(context)(ViewedListingDocument, { id: listingId, locale }));
  if (!context.get(isFormRejectedContext)) {
    if (!viewed) throw data(null, { status: 404 });
    if (!viewed.hasAgenda) throw redirect(viewed.path, 302);
  }
  const asked = parseBooking(new URL(request.url).searchParams);
  const runUncached = runUncachedOf(context);
  const hold = await findHold(runUncached, asked.hold, listingId);
  const slot = hold?.startsAt ?? asked.slot;
  const date = asked.date ?? (slot && dayInBrussels(new Date(slot)));
  const [shown, form] = await Promise.all([
    loadAgenda(runUncached, { listingId, date, hold: hold && asked.hold }),
    loadForm(args),
  ]);
  return {
    ...form,
    ...shown,
    hold,
    token: asked.hold,
    slot,
    isDetails: asked.hold !== null && slot !== null && !asked.isChoosingSlot,
    key: createIdempotencyKey(),
  };
}

/** Returns the hold of a token; null when it belongs to another home. */
async function findHold(runUncached: RunQuery, token: string | null, listingId: string) {
  if (!token) return null;
  const { slotHold } = await runUncached(SlotHoldDocument, { token });
  return slotHold?.listingId === listingId ? slotHold : null;
}
