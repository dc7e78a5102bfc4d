/** External calendars of agents and rental units. Only this module reads their URLs. */
import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { dayInBrussels } from '../../../shared/days.ts';
import type { Database } from '../connect.ts';

/** The owner of a calendar. */
export type CalendarOwner = { agentId: number } | { unitId: number };

export interface CalendarToRead {
  owner: CalendarOwner;
  /** Secret. */
  url: string;
  /** The ETag of the last version read; null before the first. */
  etag: string | null;
  readAt: Date | null;
}

/** Half-open, in milliseconds since 1970, in order. Nights begin and end at midnight in Brussels. */
interface Time {
  from: number;
  until: number;
}

export interface ReadTimes {
  owner: CalendarOwner;
  etag: string | null;
  times: readonly Time[];
}

/** Whether the owner still uses the same URL. */
const IS_NAMED = sql<boolean>`exists (
  select from named_calendar named
  where (named.agent_id, named.listing_id) is not distinct from (known.agent_id, known.listing_id)
    and named.url_hash = known.url_hash)`;

/**
 * Registers the URLs in use and removes the others. The times of a replaced URL count until all other calendars of its
 * owner have been read. Returns the ids of the calendars in use.
 */
export async function registerCalendars(db: Kysely<Database>): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    await sql`
      insert into foreign_calendar (agent_id, listing_id, url_hash)
      select agent_id, listing_id, url_hash from named_calendar
      on conflict do nothing`.execute(trx);
    await sql`
      delete from foreign_calendar known
      where not ${IS_NAMED} and not exists (
        select from foreign_calendar unread join named_calendar named using (url_hash)
        where unread.read_at is null
          and (named.agent_id, named.listing_id) is not distinct from (known.agent_id, known.listing_id)
          and (unread.agent_id, unread.listing_id) is not distinct from (known.agent_id, known.listing_id))`.execute(
      trx,
    );
    const { rows } = await sql<{ id: number }>`
      select id from foreign_calendar known where ${IS_NAMED} order by id`.execute(trx);
    return rows.map(({ id }) => id);
  });
}

/** Null when the calendar is no longer used. */
export async function findCalendar(db: Kysely<Database>, id: number): Promise<CalendarToRead | null> {
  const { rows } = await sql<{
    agent_id: number | null;
    listing_id: number;
    url: string;
    etag: string | null;
    read_at: Date | null;
  }>`
    select known.agent_id, known.listing_id, url, etag, read_at
    from foreign_calendar known join named_calendar named on named.url_hash = known.url_hash
      and (named.agent_id, named.listing_id) is not distinct from (known.agent_id, known.listing_id)
    where id = ${id} limit 1`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { agent_id, listing_id, url, etag, read_at: readAt } = found;
  return { owner: agent_id === null ? { unitId: listing_id } : { agentId: agent_id }, url, etag, readAt };
}

/** Stores the times of a calendar. They are written only when they differ, because each write notifies subscribers. */
export async function saveTimes(
  db: Kysely<Database>,
  id: number,
  { owner, etag, times }: ReadTimes,
  now: Date,
): Promise<void> {
  const timesHash = createHash('sha256')
    .update(times.map(({ from, until }) => `${from} ${until}`).join('\n'))
    .digest();
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
      .set({ etag, times_hash: timesHash, read_at: now, ...WORKS })
      .where('id', '=', id)
      .execute();
  });
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

async function replaceTimes(
  trx: Transaction<Database>,
  id: number,
  owner: CalendarOwner,
  times: readonly Time[],
): Promise<void> {
  const table = 'agentId' in owner ? 'agent_busy' : 'rental_booked_elsewhere';
  await trx.deleteFrom(table).where('calendar_id', '=', id).execute();
  if (times.length === 0) return;
  if ('agentId' in owner) await insertBusy(trx, id, owner.agentId, times);
  else await insertNights(trx, id, owner.unitId, times);
}

async function insertBusy(
  trx: Transaction<Database>,
  id: number,
  agentId: number,
  times: readonly Time[],
): Promise<void> {
  const [from, until] = [times.map((time) => new Date(time.from)), times.map((time) => new Date(time.until))];
  await sql`insert into agent_busy (agent_id, calendar_id, during)
    select ${agentId}, ${id}, tstzrange(time.since, time.until)
    from unnest(${from}::timestamptz[], ${until}::timestamptz[]) time (since, until)`.execute(trx);
}

/** The foreign-key lock serialises this with a concurrent acceptance of a stay in the same unit. */
async function insertNights(
  trx: Transaction<Database>,
  id: number,
  unitId: number,
  times: readonly Time[],
): Promise<void> {
  const dayOf = (moment: number) => dayInBrussels(new Date(moment));
  const [from, until] = [times.map((time) => dayOf(time.from)), times.map((time) => dayOf(time.until))];
  await sql`insert into rental_booked_elsewhere (listing_id, calendar_id, period)
    select ${unitId}, ${id}, daterange(time.since, time.until)
    from unnest(${from}::date[], ${until}::date[]) time (since, until)`.execute(trx);
}
