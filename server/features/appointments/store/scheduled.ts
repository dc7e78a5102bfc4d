/**
 * Scheduled work on viewings: reminders, mails about ended offers, passing on waiting-list offers, deleting old holds.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { type AppointmentMail, appointmentMail } from '../mail-names.ts';
import { reofferExpiredOffers } from './freed-slots.ts';
import { isOffered } from './is-offered.ts';

interface Means {
  now: Date;
  addMails: AddMails;
}

/** A viewing about which a mail is sent. */
interface Mailed {
  id: string;
  sequence: number;
}

/** Queues a mail about each viewing. Returns their number. */
async function queueMails(
  trx: Transaction<Database>,
  viewings: readonly Mailed[],
  { mail, addMails }: { mail: AppointmentMail; addMails: AddMails },
): Promise<number> {
  const mails = viewings.map(({ id, sequence }) => appointmentMail(id, mail, sequence));
  if (mails.length > 0) await addMails(trx, mails);
  return mails.length;
}

/** Expired holds are kept until a form that was left open can no longer be submitted. */
const HOLD_RETENTION = '1 day';

/** Reminds visitors of viewings tomorrow (Brussels time), unless booked today. Returns the number of reminders. */
export async function queueReminders(db: Kysely<Database>, { now, addMails }: Means): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const day = (of: ReturnType<typeof sql>) => sql`(${of} at time zone 'Europe/Brussels')::date`;
    const { rows } = await sql<Mailed>`
      update appointment set reminded_at = ${now}
      where state = 'BOOKED' and reminded_at is null
        and ${day(sql`starts_at`)} = ${day(sql`${now}::timestamptz`)} + 1
        and ${day(sql`booked_at`)} < ${day(sql`${now}::timestamptz`)}
      returning id, sequence`.execute(trx);
    return queueMails(trx, rows, { mail: 'REMINDER', addMails });
  });
}

/**
 * Mails the agents or offices about viewings to come at homes that are no longer offered, once per viewing as long as
 * the home is not offered again. They decide whether to cancel: a sold home may still be shown. Returns the number of
 * mails.
 */
export async function queueClosedHomeMails(db: Kysely<Database>, { now, addMails }: Means): Promise<number> {
  const isHomeOffered = isOffered(sql.ref('listing_id'));
  return db.transaction().execute(async (trx) => {
    await sql`
      update appointment set closed_told_at = null
      where state = 'BOOKED' and closed_told_at is not null and ${isHomeOffered}`.execute(trx);
    const { rows } = await sql<Mailed>`
      update appointment set closed_told_at = ${now}
      where state = 'BOOKED' and closed_told_at is null and starts_at > ${now} and not ${isHomeOffered}
      returning id, sequence`.execute(trx);
    return queueMails(trx, rows, { mail: 'CLOSED', addMails });
  });
}

/** Passes expired offers to the next person on the waiting list and deletes expired holds. */
export async function deleteExpiredHolds(
  db: Kysely<Database>,
  { now, addMails, secret }: Means & { secret: Buffer },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mails = await reofferExpiredOffers(trx, { now, secret });
    if (mails.length > 0) await addMails(trx, mails);
    await sql`
      delete from appointment
      where state = 'HELD' and held_until < ${now}::timestamptz - ${HOLD_RETENTION}::interval`.execute(trx);
  });
}
