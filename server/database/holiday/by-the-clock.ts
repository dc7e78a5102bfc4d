import { type Kysely, sql } from 'kysely';
import { stayMail } from '../../holiday/mail-names.ts';
import type { AddMails } from '../../mail/queue.ts';
import type { Database } from '../connect.ts';

/** How long a request may wait for its answer. */
const PATIENCE = '72 hours';

/** Tells agency and visitor, once, of requests that nobody answers. Answers how many there are. */
export async function tellOverdue(
  db: Kysely<Database>,
  { now, addMails }: { now: Date; addMails: AddMails },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; sequence: number }>`
      update stay set overdue_at = ${now}
      where state = 'REQUESTED' and overdue_at is null
        and requested_at <= ${now}::timestamptz - ${PATIENCE}::interval
      returning id, sequence`.execute(trx);
    const mails = rows.flatMap(({ id, sequence }) => [
      stayMail(id, 'OVERDUE', sequence),
      stayMail(id, 'UNANSWERED', sequence),
    ]);
    if (mails.length > 0) await addMails(trx, mails);
    return rows.length;
  });
}
