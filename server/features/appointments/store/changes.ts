/** Changes to a booked viewing: it is moved, cancelled, or reported as missed. */
import { sql, type Transaction } from 'kysely';
import type { Canceller, MoveRequest, ViewingHost } from '../../../../graphql/appointments/ports.ts';
import { faultOf } from '../../../../graphql/submissions/fault-of.ts';
import type { WriteResult } from '../../../../graphql/submissions/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { FreedSlot } from './freed-slots.ts';
import { isViewable } from './is-offered.ts';
import { updateInFreeLane } from './lanes.ts';
import { endOldHolds, formerHostOf, isBusy, movedColumns } from './occupy.ts';
import { lockAppointment } from './read-appointment.ts';

type Trx = Transaction<Database>;

/** The changed viewing, and the slot that it freed, with its host before the change. */
export interface ChangeResult {
  id: string;
  sequence: number;
  startsAt: Date;
  freed: FreedSlot & ViewingHost;
  /** The host from whom a move took the viewing. */
  formerHost: ViewingHost | null;
}

/**
 * Moves a viewing by updating its row, so that it has a slot at any time. The current agent or office of its home takes
 * it over.
 */
export async function moveAppointment(
  trx: Trx,
  secret: Buffer,
  token: string,
  { place, slot, now }: MoveRequest,
): Promise<WriteResult<ChangeResult>> {
  const row = await lockAppointment(trx, 'token_hash', token);
  if (!row) return faultOf('token', 'unknownLink');
  if (row.state === 'CANCELLED') return faultOf('token', 'alreadyCancelled');
  if (row.startsAt <= now) return faultOf('token', 'tooLate');
  await endOldHolds(trx, { place, slot, now }, null);
  if (await isBusy(trx, { place, slot })) return faultOf('startsAt', 'slotTaken');
  const sequence = row.sequence + 1;
  const { conflict } = await updateInFreeLane(trx, { place, slot, ownId: row.id }, (lane) =>
    trx
      .updateTable('appointment')
      .set({ ...movedColumns({ moved: row, place, slot, lane, secret, now }), sequence })
      .where('id', '=', row.id)
      .execute(),
  );
  if (conflict) return faultOf('startsAt', 'slotTaken');
  await limitWaitingEntry(trx, row, slot.startsAt);
  const formerHost = formerHostOf(row, place);
  return { result: { id: row.id, sequence, startsAt: slot.startsAt, freed: row, formerHost } };
}

/** A visitor on the waiting list now wants a slot earlier than the new one. */
async function limitWaitingEntry(
  trx: Trx,
  row: { listingId: number; email: string | null },
  startsAt: Date,
): Promise<void> {
  await trx
    .updateTable('waiting_entry')
    .set({ earlier_than: startsAt })
    .where('listing_id', '=', row.listingId)
    .where(sql<boolean>`lower(email) = lower(${row.email})`)
    .where('earlier_than', '>', startsAt)
    .execute();
}

interface Cancelling {
  by: Canceller;
  note?: string | null;
  now: Date;
}

/** Cancels a future viewing; an agent can also cancel a viewing in progress. */
export async function cancelAppointment(
  trx: Trx,
  token: string,
  { by, note = null, now }: Cancelling,
): Promise<WriteResult<ChangeResult>> {
  const row = await lockAppointment(trx, by === 'AGENT' ? 'agent_token_hash' : 'token_hash', token);
  if (!row) return faultOf('token', 'unknownLink');
  if (row.state === 'CANCELLED') return faultOf('token', 'alreadyCancelled');
  if ((by === 'AGENT' ? row.endsAt : row.startsAt) <= now) return faultOf('token', 'tooLate');
  const sequence = row.sequence + 1;
  await trx
    .updateTable('appointment')
    .set({ state: 'CANCELLED', sequence, cancelled_at: now, cancelled_by: by, agent_note: note })
    .$if(by === 'AGENT', (update) => update.set({ was_offered: isViewable(row.listingId) }))
    .where('id', '=', row.id)
    .execute();
  return { result: { id: row.id, sequence, startsAt: row.startsAt, freed: row, formerHost: null } };
}

/**
 * An agent who declines a viewing is marked as busy at that time, for all homes, unless its home is no longer offered:
 * that is then the reason. An office is busy at the viewings that it declined (`taken-times.ts`).
 */
export async function recordAgentBusy(trx: Trx, { id, freed }: ChangeResult): Promise<void> {
  if (freed.agentId === null) return;
  await sql`
    insert into agent_busy (agent_id, during, appointment_id)
    select ${freed.agentId}, ${freed.occupied}::tstzrange, ${id}::uuid
    where ${isViewable(freed.listingId)}`.execute(trx);
}

export async function reportMissed(
  trx: Trx,
  agentToken: string,
  now: Date,
): Promise<WriteResult<{ isDone: true }>> {
  const row = await lockAppointment(trx, 'agent_token_hash', agentToken);
  if (!row) return faultOf('token', 'unknownLink');
  if (row.state === 'CANCELLED') return faultOf('token', 'alreadyCancelled');
  if (row.startsAt > now) return faultOf('token', 'tooEarly');
  await trx.updateTable('appointment').set({ missed_at: now }).where('id', '=', row.id).execute();
  return { result: { isDone: true } };
}
