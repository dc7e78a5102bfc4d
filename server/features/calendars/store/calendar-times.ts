/** The busy times and nights that were read from external calendars. */
import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { dayInBrussels } from '../../../../shared/days.ts';
import type { Database } from '../../../platform/database/connect.ts';

/** The owner of a calendar. */
export type CalendarOwner = { agentId: number } | { officeId: number } | { unitId: number };

/** Half-open, in milliseconds since 1970, in order. Nights begin and end at midnight in Brussels. */
export interface CalendarTime {
  from: number;
  until: number;
  /** Nights that are blocked without a booking. */
  isBlock?: boolean;
}

/** Times are written only when their hash differs, because each write notifies subscribers. */
export function hashTimes(times: readonly CalendarTime[]): Buffer {
  const lines = times.map(({ from, until, isBlock }) => `${from} ${until}${isBlock ? ' block' : ''}`);
  return createHash('sha256').update(lines.join('\n')).digest();
}

export async function replaceTimes(
  trx: Transaction<Database>,
  id: number,
  owner: CalendarOwner,
  times: readonly CalendarTime[],
): Promise<void> {
  for (const table of ['agent_busy', 'office_busy', 'rental_booked_elsewhere'] as const)
    await trx.deleteFrom(table).where('calendar_id', '=', id).execute();
  if (times.length === 0) return;
  if ('unitId' in owner) await insertNights(trx, id, owner.unitId, times);
  else await insertBusy(trx, id, owner, times);
}

async function insertBusy(
  trx: Transaction<Database>,
  id: number,
  owner: Exclude<CalendarOwner, { unitId: number }>,
  times: readonly CalendarTime[],
): Promise<void> {
  const [from, until] = [times.map((time) => new Date(time.from)), times.map((time) => new Date(time.until))];
  const [into, ownerId] =
    'agentId' in owner
      ? [sql`agent_busy (agent_id, calendar_id, during)`, owner.agentId]
      : [sql`office_busy (office_id, calendar_id, during)`, owner.officeId];
  await sql`insert into ${into}
    select ${ownerId}, ${id}, tstzrange(time.since, time.until)
    from unnest(${from}::timestamptz[], ${until}::timestamptz[]) time (since, until)`.execute(trx);
}

/** The foreign-key lock serialises this with a concurrent acceptance of a stay in the same unit. */
async function insertNights(
  trx: Transaction<Database>,
  id: number,
  unitId: number,
  times: readonly CalendarTime[],
): Promise<void> {
  const dayOf = (moment: number) => dayInBrussels(new Date(moment));
  const [from, until] = [times.map((time) => dayOf(time.from)), times.map((time) => dayOf(time.until))];
  const isBlock = times.map((time) => time.isBlock === true);
  await sql`insert into rental_booked_elsewhere (listing_id, calendar_id, period, is_block)
    select ${unitId}, ${id}, daterange(time.since, time.until), time.is_block
    from unnest(${from}::date[], ${until}::date[], ${isBlock}::boolean[]) time (since, until, is_block)`.execute(
    trx,
  );
}
