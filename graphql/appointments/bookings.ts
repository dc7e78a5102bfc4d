/** Submissions by which visitors book, move and cancel viewings. */
import { bookingForm } from '../../shared/appointments/forms.ts';
import { slotAt } from '../../shared/appointments/slots.ts';
import { parseForm } from '../../shared/submissions/parse-form.ts';
import { parsePhone } from '../../shared/submissions/phone.ts';
import { privacyEdition } from '../../shared/submissions/privacy-edition.ts';
import type { GraphContext } from '../context.ts';
import type {
  BookAppointmentInput,
  CancelAppointmentInput,
  MoveAppointmentInput,
} from '../generated/resolvers.ts';
import { faultOf } from '../submissions/fault-of.ts';
import type { Submission } from '../submissions/submission.ts';
import { findSlot } from './holds.ts';
import { findNamed, withFormerName } from './named-listing.ts';
import type { BookingRequest, HoldRecord, MoveRequest, Viewable } from './ports.ts';
import { findViewable } from './viewable.ts';

const HOUR = 3600;

export const bookingSubmission: Submission<BookAppointmentInput, BookingRequest, { token: string }> = {
  kind: 'BOOKING',
  identity: withFormerName,
  limit: { name: 'BOOKING', max: 20, seconds: HOUR },
  proof: 'human',
  async prepare(input, context) {
    const { ports, visitor: sender } = context;
    const { form, faults } = parseForm(bookingForm(parsePhone), input);
    const place = await findNamed(input, context);
    if ('faults' in place) return place;
    const hold = input.hold ? await ports.appointments.findHold(input.hold) : null;
    const slot = bookedSlot(place, hold, input.startsAt, context);
    const slotFaults = 'faults' in slot ? slot.faults : [];
    if (faults || 'faults' in slot) return { faults: [...slotFaults, ...(faults ?? [])] };
    const { marketingOptIn, privacyConsent, ...visitor } = form;
    const consent = { edition: privacyEdition(ports.settings.privacy), marketing: marketingOptIn };
    const sent = { locale: input.locale, partnerId: sender.partner?.id ?? null, bookedAt: ports.now() };
    return { content: { place, slot: slot.slot, hold, visitor, consent, ...sent } };
  },
  store: (request, { ports }) => ports.appointments.book(request),
};

/** The slot to book. A held slot stays bookable while the hold lasts, even when it is too soon for other visitors. */
function bookedSlot(
  place: Viewable,
  hold: HoldRecord | null,
  startsAt: Date | null | undefined,
  { ports }: GraphContext,
) {
  const now = ports.now();
  const isOfHold =
    hold?.listingId === place.listingId && (!startsAt || startsAt.getTime() === hold.startsAt.getTime());
  const isHeld = isOfHold && hold.heldUntil > now && hold.startsAt > now;
  const held = isHeld ? slotAt(place.rules, hold.startsAt) : null;
  return held ? { slot: held } : findSlot(place, startsAt ?? (isOfHold ? hold.startsAt : null), now);
}

interface Move extends MoveRequest {
  token: string;
}

export const moveSubmission: Submission<MoveAppointmentInput, Move, { startsAt: string }> = {
  kind: 'MOVE',
  limit: { name: 'MOVE', max: 30, seconds: HOUR },
  proof: 'secret',
  async prepare({ token, startsAt }, context) {
    const appointment = await context.ports.appointments.find(token);
    if (!appointment) return faultOf('token', 'unknownLink');
    const place = await findViewable(appointment.listingId, context);
    if (!place) return faultOf('token', 'notFound');
    const now = context.ports.now();
    const slot = findSlot(place, startsAt, now);
    return 'faults' in slot ? slot : { content: { token, place, slot: slot.slot, now } };
  },
  store: ({ token, ...request }, { ports }) => ports.appointments.move(token, request),
};

export const cancellationSubmission: Submission<CancelAppointmentInput, string, { startsAt: string }> = {
  kind: 'CANCEL',
  limit: { name: 'CANCEL', max: 30, seconds: HOUR },
  proof: 'secret',
  prepare: async ({ token }) => ({ content: token }),
  store: (token, { ports }) => ports.appointments.cancel(token, ports.now()),
};
