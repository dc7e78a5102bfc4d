/** Occupies time: the constraints of the table resolve concurrent requests. */
import { sql, type Transaction } from 'kysely';
import type { ViewingHost, ViewingPlace } from '../../../../graphql/appointments/ports.ts';
import type { Slot } from '../../../../shared/appointments/slots.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { createTokenHash } from '../../../platform/security/tokens.ts';
import { agentTokenId } from '../agent-token.ts';
import { ofAgentOrOffice, selectBusyTimes } from './taken-times.ts';

type Trx = Transaction<Database>;

/** The columns of a slot's time. */
export function slotColumns({ startsAt, endsAt, pauseEndsAt }: Slot) {
  return {
    starts_at: startsAt,
    ends_at: endsAt,
    occupied: sql<string>`tstzrange(${startsAt}, ${pauseEndsAt})`,
  };
}

/** The columns of the listing, agent and office whose time is taken. */
export function placeColumns({ listingId, agentId, officeId }: ViewingPlace) {
  return { listing_id: listingId, agent_id: agentId, office_id: officeId };
}

/** Returns the host from whom a move takes a viewing; null when its host stays. */
export function formerHostOf({ agentId, officeId }: ViewingHost, place: ViewingHost): ViewingHost | null {
  const isSame = agentId === place.agentId && (agentId !== null || officeId === place.officeId);
  return isSame ? null : { agentId, officeId };
}

interface Move {
  moved: ViewingHost & { id: string };
  place: ViewingPlace;
  slot: Slot;
  lane: number;
  /** The key of viewing tokens. */
  secret: Buffer;
  now: Date;
}

/** The columns of a viewing that is moved to a slot of the listing's current host. */
export function movedColumns({ moved, place, slot, lane, secret, now }: Move) {
  return {
    ...placeColumns(place),
    ...slotColumns(slot),
    lane,
    ...(formerHostOf(moved, place) ? handedOverColumns({ moved, place, secret }) : {}),
    moved_at: now,
    reminded_at: null,
  };
}

/** The columns that record the former host and end its link. */
function handedOverColumns({ moved, place, secret }: Omit<Move, 'slot' | 'lane' | 'now'>) {
  const tokenId = agentTokenId({ ...place, id: moved.id, formerHost: moved });
  return {
    former_agent_id: moved.agentId,
    former_office_id: moved.officeId,
    agent_token_hash: createTokenHash(secret, 'agent', tokenId),
  };
}

interface Wanted {
  place: ViewingPlace;
  slot: Slot;
  now: Date;
}

/**
 * Deletes expired holds that conflict with the slot, except the visitor's own, which can still be used. Holds offered
 * from a waiting list stay: `waiting-list.ts` passes those to the next entry.
 */
export async function endOldHolds(
  trx: Trx,
  { place, slot, now }: Wanted,
  ownId: string | null,
): Promise<void> {
  await sql`
    delete from appointment
    where state = 'HELD' and held_until <= ${now} and waiting_entry_id is null and id is distinct from ${ownId}::uuid
      and occupied && tstzrange(${slot.startsAt}, ${slot.pauseEndsAt})
      and (listing_id = ${place.listingId} or ${ofAgentOrOffice(place)})`.execute(trx);
}

/** Whether the own calendar of the agent or office, or a viewing that the agent declined, blocks that time. */
export async function isBusy(
  trx: Trx,
  { place, slot }: { place: ViewingHost; slot: Pick<Slot, 'startsAt' | 'endsAt'> },
): Promise<boolean> {
  const range = sql`tstzrange(${slot.startsAt}, ${slot.endsAt})`;
  const { rows } = await sql`${selectBusyTimes(place, range)} limit 1`.execute(trx);
  return rows.length > 0;
}
