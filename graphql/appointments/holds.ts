/** Submissions that hold a slot while a visitor fills in the booking form. */
import { isWithinBookingWindow, type Slot, slotAt } from '../../shared/appointments/slots.ts';
import type { Fault } from '../../shared/submissions/faults.ts';
import type { GraphContext } from '../context.ts';
import type { HoldInput, HoldSlotInput } from '../generated/resolvers.ts';
import { faultOf } from '../submissions/fault-of.ts';
import type { Submission } from '../submissions/submission.ts';
import { findNamed, withFormerName } from './named-listing.ts';
import type { DoneResult, HoldRequest, HoldResult, Viewable } from './ports.ts';

const HOUR = 3600;
const LIMIT = { name: 'HOLD', max: 60, seconds: HOUR };
/** A high limit: visitors must always be able to extend their hold (WCAG 2.2, success criterion 2.2.1). */
const EXTENSION_LIMIT = { name: 'KEEP_HOLD', max: 600, seconds: HOUR };

export const holdSubmission: Submission<HoldSlotInput, HoldRequest, HoldResult> = {
  kind: 'HOLD',
  identity: withFormerName,
  limit: LIMIT,
  proof: 'none',
  async prepare({ startsAt, hold: token, ...input }, context) {
    const { ports } = context;
    const place = await findNamed(input, context);
    if ('faults' in place) return place;
    const slot = findSlot(place, startsAt, ports.now());
    if ('faults' in slot) return slot;
    const hold = token ? await ports.appointments.findHold(token) : null;
    return { content: { place, slot: slot.slot, hold, now: ports.now() } };
  },
  store: (request, { ports }) => ports.appointments.hold(request),
};

export const holdExtensionSubmission: Submission<HoldInput, string, HoldResult> = {
  kind: 'EXTEND_HOLD',
  limit: EXTENSION_LIMIT,
  proof: 'secret',
  prepare: async ({ token }) => ({ content: token }),
  store: (token, { ports }) => ports.appointments.extendHold(token, ports.now()),
};

export const holdReleaseSubmission: Submission<HoldInput, string, DoneResult> = {
  kind: 'RELEASE_HOLD',
  limit: EXTENSION_LIMIT,
  proof: 'secret',
  prepare: async ({ token }) => ({ content: token }),
  store: (token, { ports }: GraphContext) => ports.appointments.releaseHold(token, ports.now()),
};

/** The slot that begins at this moment and can be booked now. */
export function findSlot(
  { rules }: Viewable,
  startsAt: Date | null | undefined,
  now: Date,
): { slot: Slot } | { faults: readonly Fault[] } {
  if (!startsAt) return faultOf('startsAt', 'slot');
  const slot = slotAt(rules, startsAt);
  return slot && isWithinBookingWindow(slot, rules, now) ? { slot } : faultOf('startsAt', 'noSuchSlot');
}
