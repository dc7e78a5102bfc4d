/** Lanes of an office, each with one viewing at a time: the office conducts as many at once as it has lanes. */
import { sql, type Transaction } from 'kysely';
import type { BookablePlace } from '../../../../graphql/appointments/ports.ts';
import type { Slot } from '../../../../shared/appointments/slots.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { type Conflict, withSavepoint } from '../../../platform/database/with-savepoint.ts';

interface Wanted {
  place: BookablePlace;
  slot: Slot;
  /** The hold or viewing that is to take the lane; null for a new one. */
  ownId: string | null;
}

/** The SQL condition of viewings that an office declined because it cannot come: their lanes stay taken. */
export const IS_DECLINED_BY_OFFICE = sql<boolean>`(
  agent_id is null and state = 'CANCELLED' and cancelled_by = 'AGENT' and was_offered is not false)`;

/**
 * Calls `take` for each free lane, the lowest first, until it succeeds: another visitor can take a lane meanwhile.
 * Returns null when all lanes are taken.
 */
export async function takeFreeLane<Taken>(
  trx: Transaction<Database>,
  wanted: Wanted,
  take: (lane: number) => Promise<Taken | null>,
): Promise<Taken | null> {
  for (const lane of await listFreeLanes(trx, wanted)) {
    const taken = await take(lane);
    if (taken !== null) return taken;
  }
  return null;
}

/** Updates a row in the first lane that is free; a conflict is returned as that of a savepoint. */
export async function updateInFreeLane<Changed>(
  trx: Transaction<Database>,
  wanted: Wanted,
  update: (lane: number) => Promise<Changed>,
): Promise<Updated<Changed>> {
  const updated = await takeFreeLane<Updated<Changed>>(trx, wanted, async (lane) => {
    const result = await withSavepoint(trx, () => update(lane));
    return result.conflict === 'exclusion' ? null : result;
  });
  return updated ?? { changed: null, conflict: 'exclusion' };
}

type Updated<Changed> = { changed: Changed; conflict: null } | { changed: null; conflict: Conflict };

/**
 * An agent has one lane; the constraint of the table says whether it is free. The own lane comes first when the row
 * stays in its slot, because it is held. Viewings in lanes above the limit, which was lowered since, count too.
 */
async function listFreeLanes(
  trx: Transaction<Database>,
  { place, slot, ownId }: Wanted,
): Promise<readonly number[]> {
  const { listingId, agentId, officeId, lanes } = place;
  if (agentId !== null) return [0];
  const { rows } = await sql<{ lane: number; isOwn: boolean }>`
    select lane, id = ${ownId}::uuid as "isOwn" from appointment
    where office_id = ${officeId} and agent_id is null and (
      (id is distinct from ${ownId}::uuid and state <> 'CANCELLED'
        and occupied && tstzrange(${slot.startsAt}, ${slot.pauseEndsAt}))
      or (${IS_DECLINED_BY_OFFICE} and occupied && tstzrange(${slot.startsAt}, ${slot.endsAt}))
      or (id = ${ownId}::uuid and listing_id = ${listingId} and starts_at = ${slot.startsAt}))`.execute(trx);
  const own = rows.filter(({ isOwn }) => isOwn).map(({ lane }) => lane);
  const taken = new Set(rows.filter(({ isOwn }) => !isOwn).map(({ lane }) => lane));
  const above = [...taken].filter((lane) => lane >= lanes).length;
  const free = Array.from({ length: lanes }, (_, lane) => lane).filter((lane) => !taken.has(lane));
  return [...new Set([...own, ...free.slice(0, Math.max(0, free.length - above))])];
}
