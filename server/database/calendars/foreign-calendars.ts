/** The agents' own calendars: what of them is known, and when they make busy. Only here are their addresses read. */
import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../connect.ts';

export interface CalendarToRead {
  /** Secret. */
  url: string;
  /** Of what was read from this very address; null: nothing was. */
  etag: string | null;
  readAt: Date | null;
}

/** In milliseconds; half-open, merged and in order. */
interface Time {
  from: number;
  until: number;
}

export interface ReadTimes {
  url: string;
  etag: string | null;
  times: readonly Time[];
}

export async function listCalendars(db: Kysely<Database>): Promise<number[]> {
  const rows = await db.selectFrom('agent').where('calendar_url', 'is not', null).select('id').execute();
  return rows.map(({ id }) => id);
}

/** Null: this agent has none any more. */
export async function findCalendar(db: Kysely<Database>, agentId: number): Promise<CalendarToRead | null> {
  const found = await db
    .selectFrom('agent')
    .leftJoin('agent_calendar', 'agent_id', 'id')
    .where('id', '=', agentId)
    .select(['calendar_url as url', 'url_hash', 'etag', 'read_at'])
    .executeTakeFirst();
  if (!found?.url) return null;
  const isKnown = found.url_hash?.equals(hashOf(found.url)) ?? false;
  return { url: found.url, etag: isKnown ? found.etag : null, readAt: isKnown ? found.read_at : null };
}

/** Keeps the times that were read. They are written only when they differ: whoever follows an agenda is told. */
export async function saveTimes(
  db: Kysely<Database>,
  agentId: number,
  { url, etag, times }: ReadTimes,
  now: Date,
): Promise<void> {
  const timesHash = hashOf(times.map(({ from, until }) => `${from} ${until}`).join('\n'));
  await db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('agent_calendar')
      .where('agent_id', '=', agentId)
      .select('times_hash')
      .forUpdate()
      .executeTakeFirst();
    if (!known?.times_hash?.equals(timesHash)) await replaceTimes(trx, agentId, times);
    const row = { url_hash: hashOf(url), etag, times_hash: timesHash, read_at: now, ...WORKS };
    await upsert(trx, agentId, row);
  });
}

/** It can be read, and says what it said before. */
export async function saveUnchanged(db: Kysely<Database>, agentId: number): Promise<void> {
  await db
    .updateTable('agent_calendar')
    .set(WORKS)
    .where('agent_id', '=', agentId)
    .where('failing_since', 'is not', null)
    .execute();
}

/** It cannot be read: the times that are known stay. `fault`: a code. */
export async function saveFault(
  db: Kysely<Database>,
  agentId: number,
  { url, fault }: { url: string; fault: string },
  now: Date,
): Promise<void> {
  const url_hash = hashOf(url);
  const isOther = sql<boolean>`agent_calendar.url_hash <> excluded.url_hash`;
  await db
    .insertInto('agent_calendar')
    .values({ agent_id: agentId, url_hash, failing_since: now, fault })
    .onConflict((known) =>
      known.column('agent_id').doUpdateSet({
        url_hash,
        fault,
        // Of another address nothing is known yet.
        etag: sql`case when ${isOther} then null else agent_calendar.etag end`,
        read_at: sql`case when ${isOther} then null else agent_calendar.read_at end`,
        told_at: sql`case when ${isOther} then null else agent_calendar.told_at end`,
        failing_since: sql`case when ${isOther} then excluded.failing_since
          else coalesce(agent_calendar.failing_since, excluded.failing_since) end`,
      }),
    )
    .execute();
}

/** Forgets what is known of the calendars of agents who have none any more. */
export async function forgetCalendars(db: Kysely<Database>): Promise<void> {
  const without = db.selectFrom('agent').where('calendar_url', 'is', null).select('id');
  await db.transaction().execute(async (trx) => {
    await ofCalendars(trx).where('agent_id', 'in', without).execute();
    await trx.deleteFrom('agent_calendar').where('agent_id', 'in', without).execute();
  });
}

export async function countFailingCalendars(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('agent_calendar')
    .where('failing_since', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const WORKS = { failing_since: null, fault: null, told_at: null };

async function upsert(
  trx: Transaction<Database>,
  agentId: number,
  row: Omit<Selectable<Database['agent_calendar']>, 'agent_id'>,
): Promise<void> {
  await trx
    .insertInto('agent_calendar')
    .values({ agent_id: agentId, ...row })
    .onConflict((known) => known.column('agent_id').doUpdateSet(row))
    .execute();
}

/** Times of viewings that agents declined are none of their calendars'. */
const ofCalendars = (trx: Transaction<Database>) =>
  trx.deleteFrom('agent_busy').where('appointment_id', 'is', null);

async function replaceTimes(
  trx: Transaction<Database>,
  agentId: number,
  times: readonly Time[],
): Promise<void> {
  await ofCalendars(trx).where('agent_id', '=', agentId).execute();
  if (times.length === 0) return;
  const [from, until] = [times.map((time) => new Date(time.from)), times.map((time) => new Date(time.until))];
  await sql`insert into agent_busy (agent_id, during)
    select ${agentId}, tstzrange(time.since, time.until)
    from unnest(${from}::timestamptz[], ${until}::timestamptz[]) time (since, until)`.execute(trx);
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
