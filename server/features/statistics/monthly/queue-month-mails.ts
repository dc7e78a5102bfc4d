import { type Kysely, sql } from 'kysely';
import { dayInBrussels } from '../../../../shared/days.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { monthBefore, monthOf } from '../months.ts';
import { monthMail } from './month-mail-id.ts';

interface Options {
  /** Whether the agency wants the mails. */
  isWanted: boolean;
  now: Date;
  addMails: AddMails;
}

/**
 * Queues a mail about the month before to each office with views or leads in it, once for each month. Returns the
 * number of mails.
 */
export async function queueMonthMails(
  db: Kysely<Database>,
  { isWanted, now, addMails }: Options,
): Promise<number> {
  if (!isWanted) return 0;
  const { name, first, next } = monthBefore(monthOf(dayInBrussels(now)));
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ officeId: number }>`
      select distinct office_id as "officeId" from listing_statistics
      join listing on listing.id = listing_id
      where day >= ${first}::date and day < ${next}::date
      order by 1
    `.execute(trx);
    if (rows.length === 0) return 0;
    // Serialises concurrent callers.
    const { numInsertedOrUpdatedRows: inserted = 0n } = await trx
      .insertInto('statistics_mail')
      .values({ month: first })
      .onConflict((queued) => queued.doNothing())
      .executeTakeFirst();
    if (inserted === 0n) return 0;
    await addMails(
      trx,
      rows.map(({ officeId }) => monthMail(officeId, name)),
    );
    return rows.length;
  });
}
