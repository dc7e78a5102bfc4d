/** Taking time: the constraints of the table decide, whoever comes first. */
import { sql, type Transaction } from 'kysely';
import type { ViewingPlace } from '../../../graphql/appointments/ports.ts';
import type { Slot } from '../../../shared/appointments/slots.ts';
import type { Database } from '../connect.ts';
import { ofHost } from './taken.ts';

type Trx = Transaction<Database>;

/** The time of a slot, as a row has it. */
export function timeOf({ startsAt, endsAt, freeAgainAt }: Slot) {
  return {
    starts_at: startsAt,
    ends_at: endsAt,
    occupied: sql<string>`tstzrange(${startsAt}, ${freeAgainAt})`,
  };
}

/** Whose time a row takes. */
export function placeOf({ estateId, agentId, officeId }: ViewingPlace) {
  return { listing_id: estateId, agent_id: agentId, office_id: officeId };
}

interface Wanted {
  place: ViewingPlace;
  slot: Slot;
  now: Date;
}

/**
 * Ends holds that are over where somebody else wants the time; the own hold may still be used. What was offered to a
 * waiting visitor goes to the next.
 */
export async function endOldHolds(
  trx: Trx,
  { place, slot, now }: Wanted,
  ownId: string | null,
): Promise<void> {
  await sql`
    delete from appointment
    where state = 'HELD' and held_until <= ${now} and waiting_entry_id is null and id is distinct from ${ownId}::uuid
      and occupied && tstzrange(${slot.startsAt}, ${slot.freeAgainAt})
      and (listing_id = ${place.estateId} or ${ofHost(place)})`.execute(trx);
}

/** Whether the agent is busy elsewhere then. */
export async function isBusy(
  trx: Trx,
  { place, slot }: { place: Pick<ViewingPlace, 'agentId'>; slot: Pick<Slot, 'startsAt' | 'endsAt'> },
): Promise<boolean> {
  const { rows } = await sql`
    select from agent_busy
    where agent_id = ${place.agentId} and during && tstzrange(${slot.startsAt}, ${slot.endsAt}) limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}
