import { type Kysely, sql } from 'kysely';
import { dayInBrussels } from '../../../shared/days.ts';
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

/**
 * Tells the agency, once for each, of accepted stays to come of which nights are booked elsewhere with other days. The same
 * days are most likely the stay itself: channel managers publish what they read here. Answers how many there are.
 */
export async function tellOfDouble(
  db: Kysely<Database>,
  { now, addMails }: { now: Date; addMails: AddMails },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; sequence: number }>`
      update stay set double_told_at = ${now}
      where state = 'ACCEPTED' and double_told_at is null and exists (
        select from rental_booked_elsewhere other
        where other.listing_id = stay.listing_id and other.period <> stay.period
          and other.period && stay.period * daterange(${dayInBrussels(now)}::date, null))
      returning id, sequence`.execute(trx);
    const mails = rows.map(({ id, sequence }) => stayMail(id, 'DOUBLE', sequence));
    if (mails.length > 0) await addMails(trx, mails);
    return rows.length;
  });
}
