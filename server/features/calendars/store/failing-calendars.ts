/** External calendars that cannot be read, wholly or in part, and the mails to the agency about them. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { AddMails, MailJob } from '../../../platform/mail/queue.ts';
import { isSameOwner } from './external-calendars.ts';

const TOLERATED_MS = 60 * 60 * 1000;

/** Calendars that cannot be read, and those of which only events cannot be read. */
const KINDS = [
  { source: 'calendar', mail: 'FAILING', since: 'failing_since', toldAt: 'told_at' },
  { source: 'calendar-events', mail: 'PARTIAL', since: 'partial_since', toldAt: 'partial_told_at' },
] as const;

/** Mails the agency about calendars that have failed for an hour, wholly or in part, once per failure. */
export async function queueFailureMails(db: Kysely<Database>, now: Date, addMails: AddMails): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mails: MailJob[] = [];
    for (const kind of KINDS) mails.push(...(await noteFailures(trx, kind, now)));
    if (mails.length > 0) await addMails(trx, mails);
  });
}

async function noteFailures(
  trx: Transaction<Database>,
  { source, mail, since, toldAt }: (typeof KINDS)[number],
  now: Date,
): Promise<MailJob[]> {
  const failing = await trx
    .updateTable('foreign_calendar')
    .set({ [toldAt]: now })
    .where(toldAt, 'is', null)
    .where(since, '<=', new Date(now.getTime() - TOLERATED_MS))
    .returning(['id', sql<Date>`${sql.ref(since)}`.as('since')])
    .execute();
  return failing.map((calendar) => ({ source, id: mailIdOf(calendar.id, calendar.since), mail }));
}

/** Each new failure has a mail of its own. */
function mailIdOf(id: number, since: Date): string {
  return `${id}-${since.getTime()}`;
}

export interface FailingCalendar {
  /** The kind of owner. */
  of: 'agent' | 'office' | 'unit';
  /** The name of the agent, office or unit. */
  name: string;
  /** The number of this calendar among those of the unit, from 1. */
  position: number;
  since: Date;
  /** A fault code. */
  fault: string;
  /** Whether it was ever read. */
  wasRead: boolean;
}

/** The content of a mail; null when the calendar can be read again, or is no longer used. */
export function readFailingCalendar(db: Kysely<Database>, mailId: string): Promise<FailingCalendar | null> {
  return findFailure(db, mailId, { fault: sql.ref('fault'), since: sql.ref('failing_since') });
}

/** The content of a mail about events; null when all of them can be read, or the calendar is no longer used. */
export function readPartialCalendar(db: Kysely<Database>, mailId: string): Promise<FailingCalendar | null> {
  return findFailure(db, mailId, { fault: sql.ref('partial_fault'), since: sql.ref('partial_since') });
}

async function findFailure(
  db: Kysely<Database>,
  mailId: string,
  { fault, since }: Record<'fault' | 'since', ReturnType<typeof sql.ref>>,
): Promise<FailingCalendar | null> {
  const [id, start] = mailId.split('-').map(Number);
  const { rows } = await sql<FailingCalendar>`
    select case when known.agent_id is not null then 'agent' when known.office_id is not null then 'office' else 'unit' end
        as of, coalesce(agent.name, office.name, unit.name) as name, position, ${since} as since, ${fault} as fault,
      known.read_at is not null as "wasRead"
    from foreign_calendar known
      join calendar_in_use named on named.url_hash = known.url_hash and ${isSameOwner('named', 'known')}
      left join agent on agent.id = known.agent_id
      left join office on office.id = known.office_id
      left join rental_unit unit on unit.listing_id = known.listing_id
    where known.id = ${id ?? 0} and ${fault} is not null`.execute(db);
  return rows.find((found) => found.since.getTime() === start) ?? null;
}

const OWNER_COLUMNS = { agent: 'agent_id', office: 'office_id', unit: 'listing_id' } as const;

/** The number of calendars that cannot be read. */
export async function countFailingCalendars(
  db: Kysely<Database>,
  of: FailingCalendar['of'],
): Promise<number> {
  const { count } = await db
    .selectFrom('foreign_calendar')
    .where('failing_since', 'is not', null)
    .where(OWNER_COLUMNS[of], 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The number of calendars with events that cannot be read. */
export async function countPartialCalendars(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('foreign_calendar')
    .where('partial_fault', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
