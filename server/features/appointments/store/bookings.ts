import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { BookingRequest, HoldRecord, ViewingHost } from '../../../../graphql/appointments/ports.ts';
import type { WriteResult } from '../../../../graphql/submissions/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Conflict } from '../../../platform/database/with-savepoint.ts';
import type { MailJob } from '../../../platform/mail/queue.ts';
import { createToken, createTokenHash } from '../../../platform/security/tokens.ts';
import { type FreedSlot, offerFreedSlot, releaseHolds } from './freed-slots.ts';
import { takeFreeLane, updateInFreeLane } from './lanes.ts';
import { endOldHolds, formerHostOf, isBusy, movedColumns, placeColumns, slotColumns } from './occupy.ts';
import { endWaiting } from './waiting-list.ts';

type Trx = Transaction<Database>;

const FAULTS = {
  exclusion: { faults: [{ field: 'startsAt', fault: 'slotTaken' }] },
  unique: { faults: [{ field: 'email', fault: 'alreadyBooked' }] },
} as const;

/** A viewing that was booked or moved, with the mails of offers that it triggered. */
interface StoredBooking {
  id: string;
  token: string;
  sequence: number;
  /** The host from whom a move took the viewing. */
  formerHost: ViewingHost | null;
  offers: MailJob[];
}

/** Books a viewing: converts the visitor's hold, or takes a free slot. Returns faults when that is not possible. */
export async function bookViewing(
  trx: Trx,
  secret: Buffer,
  request: BookingRequest,
): Promise<WriteResult<StoredBooking>> {
  const { place, slot, hold, visitor, bookedAt: now } = request;
  const offering = { now, secret };
  await endPast(trx, request);
  await endOldHolds(trx, { place, slot, now }, hold?.id ?? null);
  if (await isBusy(trx, request)) return FAULTS.exclusion;
  const held = hold && isSameSlot(hold, request) ? hold : null;
  // An offered slot that the visitor does not book is offered to the next entry of the waiting list.
  const passedOnOffers = hold?.contact && !held ? await releaseHolds(trx, { id: hold.id }, offering) : [];
  const booking = await bookSlot(trx, secret, { ...request, hold: held ?? hold, isHeld: held !== null });
  if ('conflict' in booking) return FAULTS[booking.conflict];
  const { id, sequence, freed } = booking;
  const formerHost = freed && formerHostOf(freed, place);
  const endedOffers = await endWaiting(trx, { listingId: place.listingId, email: visitor.email }, offering);
  const offers = freed ? await offerFreedSlot(trx, freed, offering) : [];
  const token = createToken(secret, 'visitor', id);
  return {
    result: { id, token, sequence, formerHost, offers: [...passedOnOffers, ...endedOffers, ...offers] },
  };
}

const isSameSlot = (hold: HoldRecord, { place, slot }: BookingRequest) =>
  hold.listingId === place.listingId && +hold.startsAt === +slot.startsAt;

interface SlotRequest extends BookingRequest {
  /** Whether the visitor's hold is of the requested slot. */
  isHeld: boolean;
}

/** If a visitor with a viewing of this home books an offered slot, the existing viewing is moved. */
async function bookSlot(trx: Trx, secret: Buffer, request: SlotRequest): Promise<BookedSlot> {
  const { hold, isHeld, visitor } = request;
  if (!hold || !isHeld) return bookFreeSlot(trx, secret, request);
  const isOfVisitor = hold.contact?.email.toLowerCase() === visitor.email.toLowerCase();
  const openViewing = isOfVisitor ? await lockOpenViewing(trx, request) : undefined;
  return openViewing
    ? moveToOfferedSlot(trx, secret, openViewing, { ...request, hold })
    : bookHeldSlot(trx, secret, { ...request, hold });
}

type OpenViewing = NonNullable<Awaited<ReturnType<typeof lockOpenViewing>>>;

async function moveToOfferedSlot(
  trx: Trx,
  secret: Buffer,
  openViewing: OpenViewing,
  { place, slot, hold, bookedAt: now }: BookingRequest & { hold: HoldRecord },
): Promise<BookedSlot> {
  await trx.deleteFrom('appointment').where('id', '=', hold.id).where('state', '=', 'HELD').execute();
  const sequence = openViewing.sequence + 1;
  const { conflict } = await updateInFreeLane(trx, { place, slot, ownId: openViewing.id }, (lane) =>
    trx
      .updateTable('appointment')
      .set({ ...movedColumns({ moved: openViewing, place, slot, lane, secret, now }), sequence })
      .where('id', '=', openViewing.id)
      .execute(),
  );
  return conflict ? { conflict } : { id: openViewing.id, sequence, freed: openViewing };
}

function lockOpenViewing(trx: Trx, request: BookingRequest) {
  return trx
    .selectFrom('appointment')
    .where(isOpenViewingOfVisitor(request))
    .select(['id', 'sequence', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select(['listing_id as listingId', 'agent_id as agentId', 'office_id as officeId'])
    .select(['lane', sql<string>`occupied::text`.as('occupied')])
    .forUpdate()
    .executeTakeFirst();
}

type BookedSlot =
  | { id: string; sequence: number; freed: (FreedSlot & ViewingHost) | null }
  | { conflict: Conflict };

/** Converts a hold. If the hold is gone, books its slot if that is still free. */
async function bookHeldSlot(
  trx: Trx,
  secret: Buffer,
  request: BookingRequest & { hold: HoldRecord },
): Promise<BookedSlot> {
  const { id } = request.hold;
  const { place, slot } = request;
  const { changed, conflict } = await updateInFreeLane(trx, { place, slot, ownId: id }, (lane) =>
    trx
      .updateTable('appointment')
      .set({ ...placeColumns(place), lane, ...bookedColumns(secret, id, request), held_until: null })
      .where('id', '=', id)
      .where('state', '=', 'HELD')
      // The hold may have been moved meanwhile.
      .where('listing_id', '=', place.listingId)
      .where('starts_at', '=', slot.startsAt)
      .returning('id')
      .executeTakeFirst(),
  );
  if (conflict) return { conflict };
  return changed ? { id, sequence: 0, freed: null } : bookFreeSlot(trx, secret, request);
}

async function bookFreeSlot(trx: Trx, secret: Buffer, request: BookingRequest): Promise<BookedSlot> {
  const { place, slot, hold, bookedAt } = request;
  // Release any hold of the visitor on another slot, so that it does not conflict.
  if (hold)
    await trx.deleteFrom('appointment').where('id', '=', hold.id).where('state', '=', 'HELD').execute();
  const id = randomUUID();
  const booked = { ...placeColumns(place), ...slotColumns(slot), ...bookedColumns(secret, id, request) };
  const inserted = await takeFreeLane(trx, { place, slot, ownId: null }, async (lane) => {
    const rows = trx.insertInto('appointment').values({ id, ...booked, lane, created_at: bookedAt });
    const insertion = rows.onConflict((taken) => taken.doNothing()).returning('id');
    return (await insertion.executeTakeFirst()) ?? null;
  });
  if (inserted) return { id, sequence: 0, freed: null };
  return { conflict: (await hasOpenViewing(trx, request)) ? 'unique' : 'exclusion' };
}

function bookedColumns(secret: Buffer, id: string, request: BookingRequest) {
  const { locale, visitor, consent, partnerId, bookedAt } = request;
  return {
    state: 'BOOKED',
    token_hash: createTokenHash(secret, 'visitor', id),
    agent_token_hash: createTokenHash(secret, 'agent', id),
    waiting_entry_id: null,
    locale,
    first_name: visitor.firstName,
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
    message: visitor.message,
    consent_edition: consent.edition,
    marketing: consent.marketing,
    partner_id: partnerId,
    booked_at: bookedAt,
  };
}

/** The SQL condition of viewings that the visitor has booked at this home. */
const isOpenViewingOfVisitor = ({ place, visitor }: BookingRequest) =>
  sql<boolean>`listing_id = ${place.listingId} and lower(email) = lower(${visitor.email}) and state = 'BOOKED'`;

/** Sets the state of past viewings to PAST, so that they do not prevent the visitor from booking another one. */
async function endPast(trx: Trx, request: BookingRequest): Promise<void> {
  await trx
    .updateTable('appointment')
    .set({ state: 'PAST' })
    .where(isOpenViewingOfVisitor(request))
    .where('ends_at', '<=', request.bookedAt)
    .execute();
}

async function hasOpenViewing(trx: Trx, request: BookingRequest): Promise<boolean> {
  return (
    (await trx
      .selectFrom('appointment')
      .where(isOpenViewingOfVisitor(request))
      .select('id')
      .executeTakeFirst()) !== undefined
  );
}
