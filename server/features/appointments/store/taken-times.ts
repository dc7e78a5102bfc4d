import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { TakenTime, ViewingHost, ViewingPlace } from '../../../../graphql/appointments/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';

interface TakenRow extends Omit<TakenTime, 'start' | 'end'> {
  start: Date;
  end: Date;
}

/**
 * Taken time of a home and its agent or office. Expired holds are left out, unless their slot passes to the next
 * entry.
 */
export async function listTakenTimes(
  db: Kysely<Database>,
  place: ViewingPlace,
  range: { from: Date; to: Date; now: Date },
): Promise<TakenTime[]> {
  const { rows } = await takenStatement(place, range).execute(db);
  return rows.map((row) => ({ ...row, start: row.start.getTime(), end: row.end.getTime() }));
}

/** One statement for viewings, holds and the busy times of the agent or office. */
export function takenStatement(place: ViewingPlace, { from, to, now }: { from: Date; to: Date; now: Date }) {
  return sql<TakenRow>`
    with requested as (select tstzrange(${from}, ${to}) as range)
    ${takenBy(sql`listing_id = ${place.estateId}`, now)}
    union all ${takenBy(sql`${ofAgentOrOffice(place)} and listing_id <> ${place.estateId}`, now)}
    union all
    select lower(during), upper(during), 'BUSY', null, null
    from (${selectBusyTimes(place, sql`tstzrange(${from}, ${to})`)}) busy`;
}

/**
 * Selects when the agent or office is busy within a range: at events of the agent's own calendar, always before that
 * calendar was first read, and at viewings that the agent or office declined. Those of homes that are no longer offered
 * were declined for that reason.
 */
export function selectBusyTimes({ agentId, officeId }: ViewingHost, range: RawBuilder<unknown>) {
  return agentId === null
    ? sql`
      select occupied as during from appointment
      where office_id = ${officeId} and agent_id is null and state = 'CANCELLED' and cancelled_by = 'AGENT'
        and was_offered is not false and occupied && ${range}`
    : sql`
      select during from agent_busy where agent_id = ${agentId} and during && ${range}
      union all
      select ${range} where exists (select from unread_calendar where agent_id = ${agentId})`;
}

function takenBy(whose: ReturnType<typeof sql<boolean>>, now: Date) {
  return sql`
    select lower(occupied) as start, upper(occupied) as "end",
      case state when 'HELD' then 'HELD' else 'BOOKED' end as kind,
      case state when 'HELD' then id end as id, held_until as "heldUntil"
    from appointment, requested
    where ${whose} and occupied && requested.range and state <> 'CANCELLED'
      and (state <> 'HELD' or held_until > ${now} or waiting_entry_id is not null)`;
}

/** The condition for rows that take time of the agent or office. */
export function ofAgentOrOffice({ agentId, officeId }: ViewingPlace) {
  return agentId === null
    ? sql<boolean>`(office_id = ${officeId} and agent_id is null)`
    : sql<boolean>`agent_id = ${agentId}`;
}
