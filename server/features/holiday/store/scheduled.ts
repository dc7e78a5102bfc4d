import { type Kysely, sql } from 'kysely';
import { dayInBrussels } from '../../../../shared/days.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { stayMail } from '../mail-names.ts';

/** How long a request may remain unanswered. */
const PATIENCE = '72 hours';

/** Mails agency and visitor, once, about unanswered requests. Returns their number. */
export async function queueOverdueMails(
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
 * Mails the agency, once per stay, about accepted stays with nights from today on that are also booked on another
 * platform with different days. Equal days, or those of consecutive stays, are ignored: channel managers republish the
 * calendar that they read here, merged and without past days. Nights that are blocked without a booking are ignored
 * too. Returns the number of stays.
 */
export async function queueDoubleBookingMails(
  db: Kysely<Database>,
  { now, addMails }: { now: Date; addMails: AddMails },
): Promise<number> {
  const today = sql`${dayInBrussels(now)}::date`;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; sequence: number }>`
      update stay set double_told_at = ${now}
      where state = 'ACCEPTED' and double_told_at is null and exists (
        select from rental_booked_elsewhere other, lateral (
          select range_agg(period) as nights, array_agg(lower(period)) as arrivals, array_agg(upper(period)) as departures
          from stay where listing_id = other.listing_id and state = 'ACCEPTED') own
        where other.listing_id = stay.listing_id and not other.is_block and other.period && stay.period * daterange(${today}, null)
          and not (other.period * daterange(${today}, null) <@ own.nights and upper(other.period) = any(departures)
            and (lower(other.period) <= ${today} or lower(other.period) = any(arrivals))))
      returning id, sequence`.execute(trx);
    const mails = rows.map(({ id, sequence }) => stayMail(id, 'DOUBLE', sequence));
    if (mails.length > 0) await addMails(trx, mails);
    return rows.length;
  });
}
