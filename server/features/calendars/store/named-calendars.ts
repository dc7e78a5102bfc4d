import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { CalendarOwner } from './calendar-times.ts';
import { ownerOf } from './external-calendars.ts';

interface NamedCalendar {
  owner: CalendarOwner;
  /** "the agent AN". */
  ownerName: string;
  /** Secret. */
  url: string;
}

/** The calendars in use with the names of their owners. */
export async function listCalendars(db: Kysely<Database>): Promise<NamedCalendar[]> {
  const { rows } = await sql<{
    agent_id: number | null;
    office_id: number | null;
    listing_id: number;
    name: string;
    url: string;
  }>`
    select named.agent_id, named.office_id, named.listing_id, url, coalesce('the agent ' || agent.reference,
      'the office ' || office.reference, 'the holiday unit ' || listing.reference) as name
    from calendar_in_use named
      left join agent on agent.id = named.agent_id
      left join office on office.id = named.office_id and named.agent_id is null
      left join listing on listing.id = named.listing_id
    order by name, url`.execute(db);
  return rows.map((row) => ({ owner: ownerOf(row), ownerName: row.name, url: row.url }));
}
