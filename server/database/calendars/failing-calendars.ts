/** Calendars of agents that cannot be read, and who was told of it. */
import type { Kysely } from 'kysely';
import type { AddMails, MailJob } from '../../mail/queue.ts';
import type { Database } from '../connect.ts';

const TOLERATED_MS = 60 * 60 * 1000;

/** Has the agency told of those that have failed for an hour: once, until they can be read again. */
export async function tellOfFailing(db: Kysely<Database>, now: Date, addMails: AddMails): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const failing = await trx
      .updateTable('agent_calendar')
      .set({ told_at: now })
      .where('told_at', 'is', null)
      .where('failing_since', '<=', new Date(now.getTime() - TOLERATED_MS))
      .returning(['agent_id', 'failing_since'])
      .execute();
    const mails = failing.flatMap(({ agent_id, failing_since }) =>
      failing_since ? [mailOf(agent_id, failing_since)] : [],
    );
    if (mails.length > 0) await addMails(trx, mails);
  });
}

/** Each time that it fails is another mail. */
function mailOf(agentId: number, since: Date): MailJob {
  return { source: 'calendar', id: `${agentId}-${since.getTime()}`, mail: 'FAILING' };
}

/** What a mail is about; null: the calendar can be read again. */
export async function readFailing(
  db: Kysely<Database>,
  id: string,
): Promise<{ agent: string; since: Date; fault: string } | null> {
  const [agentId, since] = id.split('-').map(Number);
  const found = await db
    .selectFrom('agent_calendar')
    .innerJoin('agent', 'id', 'agent_id')
    .where('agent_id', '=', agentId ?? 0)
    .select(['name', 'failing_since', 'fault'])
    .executeTakeFirst();
  if (!found?.fault || !found.failing_since || found.failing_since.getTime() !== since) return null;
  return { agent: found.name, since: found.failing_since, fault: found.fault };
}
