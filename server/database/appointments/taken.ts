import { type Kysely, sql } from 'kysely';
import type { TakenTime, ViewingPlace } from '../../../graphql/appointments/ports.ts';
import type { Database } from '../connect.ts';

interface TakenRow extends Omit<TakenTime, 'start' | 'end'> {
  start: Date;
  end: Date;
}

/** What is taken of a home and of who shows it; holds that are over are left out, unless who waits next gets them. */
export async function listTaken(
  db: Kysely<Database>,
  place: ViewingPlace,
  range: { from: Date; to: Date; now: Date },
): Promise<TakenTime[]> {
  const { rows } = await takenStatement(place, range).execute(db);
  return rows.map((row) => ({ ...row, start: row.start.getTime(), end: row.end.getTime() }));
}

/** One statement for viewings, holds and busy agents. */
export function takenStatement(place: ViewingPlace, { from, to, now }: { from: Date; to: Date; now: Date }) {
  return sql<TakenRow>`
    with asked as (select tstzrange(${from}, ${to}) as range)
    ${takenBy(sql`listing_id = ${place.estateId}`, now)}
    union all ${takenBy(sql`${ofHost(place)} and listing_id <> ${place.estateId}`, now)}
    union all
    select lower(during), upper(during), 'BUSY', null, null
    from agent_busy, asked where agent_id = ${place.agentId} and during && asked.range`;
}

function takenBy(whose: ReturnType<typeof sql<boolean>>, now: Date) {
  return sql`
    select lower(occupied) as start, upper(occupied) as "end",
      case state when 'HELD' then 'HELD' else 'BOOKED' end as kind,
      case state when 'HELD' then id end as id, held_until as "heldUntil"
    from appointment, asked
    where ${whose} and occupied && asked.range and state <> 'CANCELLED'
      and (state <> 'HELD' or held_until > ${now} or waiting_entry_id is not null)`;
}

/** Whose time a viewing takes beside the home's. */
export function ofHost({ agentId, officeId }: ViewingPlace) {
  return agentId === null
    ? sql<boolean>`(office_id = ${officeId} and agent_id is null)`
    : sql<boolean>`agent_id = ${agentId}`;
}
