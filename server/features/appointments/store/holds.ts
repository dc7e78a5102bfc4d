import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { HoldRecord, HoldRequest, HoldResult } from '../../../../graphql/appointments/ports.ts';
import type { WriteResult } from '../../../../graphql/submissions/ports.ts';
import type { Slot } from '../../../../shared/appointments/slots.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { withSavepoint } from '../../../platform/database/with-savepoint.ts';
import { createToken, createTokenHash, tokenHash } from '../../../platform/security/tokens.ts';
import { takeFreeLane } from './lanes.ts';
import { endOldHolds, isBusy, placeColumns, slotColumns } from './occupy.ts';

type Trx = Transaction<Database>;

const MINUTE_MS = 60_000;
const HELD_MS = 10 * MINUTE_MS;
/** WCAG 2.2, success criterion 2.2.1: a time limit can be extended at least ten times. */
const MAX_HELD_MS = 12 * HELD_MS;

const SLOT_TAKEN = { faults: [{ field: 'startsAt', fault: 'slotTaken' }] } as const;
const EXPIRED = { faults: [{ field: 'token', fault: 'holdExpired' }] } as const;

/** A hold that was neither booked nor taken over; it may have expired. */
export async function findHold(db: Kysely<Database>, token: string): Promise<HoldRecord | null> {
  const hash = tokenHash(token);
  if (!hash) return null;
  const found = await db
    .selectFrom('appointment as held')
    .leftJoin('waiting_entry as waiting', 'waiting.id', 'held.waiting_entry_id')
    .where('held.token_hash', '=', hash)
    .where('state', '=', 'HELD')
    .select(['held.id', 'held.listing_id', 'starts_at', 'ends_at', 'held_until'])
    .select(['waiting.first_name', 'waiting.name', 'waiting.email', 'waiting.phone'])
    .executeTakeFirst();
  if (!found?.held_until) return null;
  const { first_name: firstName, name, email, phone } = found;
  const isKnown = firstName !== null && name !== null && email !== null && phone !== null;
  return {
    id: found.id,
    listingId: found.listing_id,
    startsAt: found.starts_at,
    endsAt: found.ends_at,
    heldUntil: found.held_until,
    contact: isKnown ? { firstName, name, email, phone } : null,
  };
}

/** Holds a slot, or moves the visitor's existing hold to it. */
export async function holdSlot(
  trx: Trx,
  secret: Buffer,
  request: HoldRequest,
): Promise<WriteResult<HoldResult>> {
  const { place, slot, hold, now } = request;
  await endOldHolds(trx, request, hold?.id ?? null);
  if (await isBusy(trx, request)) return SLOT_TAKEN;
  const heldUntil = new Date(now.getTime() + HELD_MS);
  const columns = { ...placeColumns(place), ...slotColumns(slot), held_until: heldUntil };
  const id = await takeFreeLane(trx, { place, slot, ownId: hold?.id ?? null }, (lane) =>
    hold
      ? moveHold(trx, hold.id, { ...columns, lane })
      : insertHold(trx, secret, { ...columns, lane, created_at: now }),
  );
  if (!id) return SLOT_TAKEN;
  return {
    result: resultOf({
      token: createToken(secret, 'hold', id),
      listingId: place.listingId,
      ...slot,
      heldUntil,
    }),
  };
}

type Held = ReturnType<typeof placeColumns> &
  ReturnType<typeof slotColumns> & { lane: number; held_until: Date };

/** Null when the slot is taken. */
async function insertHold(
  trx: Trx,
  secret: Buffer,
  held: Held & { created_at: Date },
): Promise<string | null> {
  const id = randomUUID();
  const inserted = await trx
    .insertInto('appointment')
    .values({ id, state: 'HELD', token_hash: createTokenHash(secret, 'hold', id), ...held })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Null when the slot is taken, or the hold no longer exists. */
async function moveHold(trx: Trx, id: string, held: Held): Promise<string | null> {
  const { changed } = await withSavepoint(trx, () =>
    trx
      .updateTable('appointment')
      .set(held)
      .where('id', '=', id)
      .where('state', '=', 'HELD')
      .returning('id')
      .executeTakeFirst(),
  );
  return changed?.id ?? null;
}

export async function extendHold(trx: Trx, token: string, now: Date): Promise<WriteResult<HoldResult>> {
  const hash = tokenHash(token);
  const heldUntil = new Date(now.getTime() + HELD_MS);
  const found =
    hash &&
    (await trx
      .updateTable('appointment')
      // A hold offered from a waiting list lasts longer and must not be shortened.
      .set({ held_until: sql<Date>`greatest(held_until, ${heldUntil})` })
      .where('token_hash', '=', hash)
      .where('state', '=', 'HELD')
      .where('held_until', '>', now)
      .where('created_at', '>', new Date(now.getTime() - MAX_HELD_MS))
      .returning(['listing_id', 'starts_at', 'ends_at', 'held_until'])
      .executeTakeFirst());
  if (!found?.held_until) return EXPIRED;
  const { listing_id: listingId, starts_at: startsAt, ends_at: endsAt, held_until } = found;
  return { result: resultOf({ token, listingId, startsAt, endsAt, heldUntil: held_until }) };
}

interface HeldSlot extends Pick<Slot, 'startsAt' | 'endsAt'> {
  token: string;
  listingId: number;
  heldUntil: Date;
}

function resultOf({ token, listingId, startsAt, endsAt, heldUntil }: HeldSlot): HoldResult {
  return {
    token,
    estateId: listingId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    heldUntil: heldUntil.toISOString(),
  };
}
