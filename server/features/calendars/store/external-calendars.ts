/** External calendars of agents, offices and rental units. Only this file and `named-calendars.ts` read their URLs. */
import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { type CalendarOwner, type CalendarTime, hashTimes, replaceTimes } from './calendar-times.ts';

export interface CalendarToRead {
  owner: CalendarOwner;
  /** Secret. */
  url: string;
  /** The ETag of the last version read; null before the first. */
  etag: string | null;
  readAt: Date | null;
  /** Whether nights that are blocked without a booking stay free. */
  ignoresBlocks: boolean;
}

export interface ReadTimes {
  owner: CalendarOwner;
  etag: string | null;
  times: readonly CalendarTime[];
  /** A code of what could not be read in single events. */
  partialFault?: string | null;
}

/** Whether the owner still uses the same URL. */
const IS_NAMED = sql<boolean>`exists (
  select from calendar_in_use named
  where ${isSameOwner('named', 'known')} and named.url_hash = known.url_hash)`;

/** The SQL condition that two rows have the same owner. */
export function isSameOwner(a: string, b: string) {
  const ownerOf = (table: string) =>
    sql.join(['agent_id', 'office_id', 'listing_id'].map((column) => sql.ref(`${table}.${column}`)));
  return sql<boolean>`(${ownerOf(a)}) is not distinct from (${ownerOf(b)})`;
}

/**
 * Registers the URLs in use and removes the others. The times of a replaced URL count until all other calendars of its
 * owner have been read. Returns the ids of the calendars in use.
 */
export async function registerCalendars(db: Kysely<Database>): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    await sql`
      insert into foreign_calendar (agent_id, office_id, listing_id, url_hash)
      select agent_id, office_id, listing_id, url_hash from calendar_in_use
      on conflict do nothing`.execute(trx);
    // Another choice takes effect with the next reading.
    await sql`
      update foreign_calendar known set ignores_blocks = named.ignores_blocks, etag = null
      from calendar_in_use named
      where known.listing_id = named.listing_id and known.url_hash = named.url_hash
        and known.ignores_blocks <> named.ignores_blocks`.execute(trx);
    await sql`
      delete from foreign_calendar known
      where not ${IS_NAMED} and not exists (
        select from foreign_calendar unread join calendar_in_use named using (url_hash)
        where unread.read_at is null
          and ${isSameOwner('named', 'known')} and ${isSameOwner('unread', 'known')})`.execute(trx);
    const { rows } = await sql<{ id: number }>`
      select id from foreign_calendar known where ${IS_NAMED} order by id`.execute(trx);
    return rows.map(({ id }) => id);
  });
}

/** Registers the URLs in use, and returns the ids of the calendars that were never read. */
export async function registerNewCalendars(db: Kysely<Database>): Promise<number[]> {
  const ids = await registerCalendars(db);
  const unread = await db
    .selectFrom('foreign_calendar')
    .where('id', '=', anyOf(ids))
    .where('read_at', 'is', null)
    .select('id')
    .orderBy('id')
    .execute();
  return unread.map(({ id }) => id);
}

/** Null when the calendar is no longer used. */
export async function findCalendar(db: Kysely<Database>, id: number): Promise<CalendarToRead | null> {
  const { rows } = await sql<{
    agent_id: number | null;
    office_id: number | null;
    listing_id: number;
    url: string;
    etag: string | null;
    read_at: Date | null;
    ignores_blocks: boolean;
  }>`
    select known.agent_id, known.office_id, known.listing_id, url, etag, read_at, known.ignores_blocks
    from foreign_calendar known
      join calendar_in_use named on named.url_hash = known.url_hash and ${isSameOwner('named', 'known')}
    where id = ${id} limit 1`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { url, etag, read_at: readAt, ignores_blocks: ignoresBlocks } = found;
  return { owner: ownerOf(found), url, etag, readAt, ignoresBlocks };
}

export function ownerOf(row: {
  agent_id: number | null;
  office_id: number | null;
  listing_id: number;
}): CalendarOwner {
  if (row.agent_id !== null) return { agentId: row.agent_id };
  return row.office_id === null ? { unitId: row.listing_id } : { officeId: row.office_id };
}

/** Stores the times of a calendar. They are written only when they differ, because each write notifies subscribers. */
export async function saveTimes(
  db: Kysely<Database>,
  id: number,
  { owner, etag, times, partialFault = null }: ReadTimes,
  now: Date,
): Promise<void> {
  const timesHash = hashTimes(times);
  await db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('foreign_calendar')
      .where('id', '=', id)
      .select('times_hash')
      .forUpdate()
      .executeTakeFirst();
    if (!known) return;
    if (!known.times_hash?.equals(timesHash)) await replaceTimes(trx, id, owner, times);
    await trx
      .updateTable('foreign_calendar')
      .set({ etag, times_hash: timesHash, read_at: now, ...WORKS, ...partialColumns(partialFault, now) })
      .where('id', '=', id)
      .execute();
  });
}

/** Returns the positions of the calendars of a unit that were never read. */
export async function listUnreadCalendars(db: Kysely<Database>, unitId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('unread_calendar')
    .where('listing_id', '=', unitId)
    .select('position')
    .orderBy('position')
    .execute();
  return rows.map(({ position }) => Number(position));
}

/** Counts all calendars in use as read and empty. */
export async function markCalendarsRead(db: Kysely<Database>, now: Date): Promise<void> {
  await registerCalendars(db);
  await db.updateTable('foreign_calendar').set({ read_at: now }).where('read_at', 'is', null).execute();
}

/** The calendar can be read, and has not changed. */
export async function saveUnchanged(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('foreign_calendar')
    .set(WORKS)
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute();
}

/** The calendar cannot be read: its known times stay. `fault`: a code. */
export async function saveFault(db: Kysely<Database>, id: number, fault: string, now: Date): Promise<void> {
  await db
    .updateTable('foreign_calendar')
    .set({ fault, failing_since: sql`coalesce(failing_since, ${now})` })
    .where('id', '=', id)
    .execute();
}

const WORKS = { failing_since: null, fault: null, told_at: null };

/** A partial fault begins once, whatever it is called later. */
function partialColumns(fault: string | null, now: Date) {
  return fault === null
    ? { partial_fault: null, partial_since: null, partial_told_at: null }
    : { partial_fault: fault, partial_since: sql<Date>`coalesce(partial_since, ${now})` };
}
