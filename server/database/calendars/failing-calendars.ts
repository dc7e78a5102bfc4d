/** External calendars that cannot be read, and the mails to the agency about them. */
import { type Kysely, sql } from 'kysely';
import type { AddMails, MailJob } from '../../mail/queue.ts';
import type { Database } from '../connect.ts';

const TOLERATED_MS = 60 * 60 * 1000;

/** Mails the agency about calendars that have failed for an hour, once per failure. */
export async function queueFailureMails(db: Kysely<Database>, now: Date, addMails: AddMails): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const failing = await trx
      .updateTable('foreign_calendar')
      .set({ told_at: now })
      .where('told_at', 'is', null)
      .where('failing_since', '<=', new Date(now.getTime() - TOLERATED_MS))
      .returning(['id', 'failing_since'])
      .execute();
    const mails = failing.flatMap(({ id, failing_since }) =>
      failing_since ? [mailOf(id, failing_since)] : [],
    );
    if (mails.length > 0) await addMails(trx, mails);
  });
}

/** Each new failure has a mail of its own. */
function mailOf(id: number, since: Date): MailJob {
  return { source: 'calendar', id: `${id}-${since.getTime()}`, mail: 'FAILING' };
}

export interface FailingCalendar {
  /** The kind of owner. */
  of: 'agent' | 'unit';
  /** The name of the agent or unit. */
  name: string;
  /** The number of this calendar among those of the unit, from 1. */
  position: number;
  since: Date;
  /** A fault code. */
  fault: string;
}

/** The content of a mail; null when the calendar can be read again, or is no longer used. */
export async function readFailingCalendar(
  db: Kysely<Database>,
  mailId: string,
): Promise<FailingCalendar | null> {
  const [id, since] = mailId.split('-').map(Number);
  const { rows } = await sql<FailingCalendar>`
    select case when known.agent_id is null then 'unit' else 'agent' end as of,
      coalesce(agent.name, unit.name) as name, position, failing_since as since, fault
    from foreign_calendar known
      join named_calendar named on named.url_hash = known.url_hash
        and (named.agent_id, named.listing_id) is not distinct from (known.agent_id, known.listing_id)
      left join agent on agent.id = known.agent_id
      left join rental_unit unit on unit.listing_id = known.listing_id
    where known.id = ${id ?? 0} and fault is not null`.execute(db);
  return rows.find((found) => found.since.getTime() === since) ?? null;
}

/** The number of calendars that cannot be read. */
export async function countFailingCalendars(
  db: Kysely<Database>,
  of: FailingCalendar['of'],
): Promise<number> {
  const { count } = await db
    .selectFrom('foreign_calendar')
    .where('failing_since', 'is not', null)
    .where(of === 'agent' ? 'agent_id' : 'listing_id', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
