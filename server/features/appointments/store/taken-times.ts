import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { TakenTime, ViewingHost, ViewingPlace } from '../../../../graphql/appointments/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { IS_DECLINED_BY_OFFICE } from './lanes.ts';

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
    ${takenBy(sql`listing_id = ${place.listingId}`, { now, lane: sql`null::smallint` })}
    union all ${takenBy(sql`${ofAgentOrOffice(place)} and listing_id <> ${place.listingId}`, { now, lane: sql`lane` })}
    union all
    select lower(during), upper(during), 'BUSY', null, null, null
    from (${selectBusyTimes(place, sql`tstzrange(${from}, ${to})`)}) busy
    union all
    select lower(occupied), upper(occupied), 'BUSY', lane, null, null
    from appointment
    where ${place.agentId === null} and office_id = ${place.officeId} and ${IS_DECLINED_BY_OFFICE}
      and occupied && tstzrange(${from}, ${to})`;
}

/**
 * Selects when an agent or office is busy within a range: at events of the own calendar, at times blocked at the desk,
 * and always before the calendar was first read. An agent is also busy at viewings that the agent declined; an office
 * is then in one lane (`lanes.ts`).
 */
export function selectBusyTimes({ agentId, officeId }: ViewingHost, range: RawBuilder<unknown>) {
  return agentId === null
    ? sql`
      select during from office_busy where office_id = ${officeId} and during && ${range}
      union all
      select during from blocked_time where office_id = ${officeId} and during && ${range}
      union all
      select ${range} where exists (select from unread_calendar where office_id = ${officeId})`
    : sql`
      select during from agent_busy where agent_id = ${agentId} and during && ${range}
      union all
      select during from blocked_time where agent_id = ${agentId} and during && ${range}
      union all
      select ${range} where exists (select from unread_calendar where agent_id = ${agentId})`;
}

function takenBy(
  whose: ReturnType<typeof sql<boolean>>,
  { now, lane }: { now: Date; lane: RawBuilder<unknown> },
) {
  return sql`
    select lower(occupied) as start, upper(occupied) as "end",
      case state when 'HELD' then 'HELD' else 'BOOKED' end as kind,
      ${lane} as lane, case state when 'HELD' then id end as id, held_until as "heldUntil"
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
