/** Personal data of visitors with viewings or places on waiting lists. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PersonalRecord } from '../../../../graphql/personal-data/ports.ts';
import { undatedRecord } from '../../../../graphql/personal-data/undated-record.ts';
import { dayInBrussels } from '../../../../shared/days.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { hasEmail } from '../../../platform/database/has-email.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { getOrCreateSecret } from '../../../platform/database/secret.ts';
import type { ErasureContext } from '../../submissions/source.ts';
import { appointmentMail } from '../mail-names.ts';
import { isOffered } from './is-offered.ts';
import { endEntries } from './waiting-list.ts';

/** All viewings of an address, oldest first, without hashes of tokens, which are not personal data. */
export async function findAppointmentsAbout(db: Kysely<Database>, email: string): Promise<object[]> {
  const found = await db
    .selectFrom('appointment')
    .leftJoin('partner', 'partner.id', 'appointment.partner_id')
    .where(hasEmail(email))
    .selectAll('appointment')
    .select('partner.name as partner')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return found.map(({ token_hash, agent_token_hash, ...kept }) => kept);
}

/** Summaries of the viewings of an address. */
export async function listAppointmentsAbout(
  db: Kysely<Database>,
  email: string,
  now: Date,
): Promise<PersonalRecord[]> {
  const found = await db
    .selectFrom('appointment')
    .where(hasEmail(email))
    .select(['state', 'listing_id', 'created_at', 'booked_at', 'starts_at'])
    .execute();
  return found.map((row) => ({
    kind: 'VIEWING',
    receivedAt: row.booked_at ?? row.created_at,
    day: dayInBrussels(row.starts_at),
    isAhead: row.state === 'BOOKED' && row.starts_at > now,
    isBinding: false,
    listingId: row.listing_id,
  }));
}

const NOBODY = {
  first_name: null,
  name: null,
  email: null,
  phone: null,
  message: null,
  consent_edition: null,
  marketing: null,
  partner_id: null,
};

/** Removes personal data from viewings that the agent declined; the row stays until the time has passed. */
async function blankDeclined(trx: Transaction<Database>, email: string, now: Date): Promise<void> {
  await trx
    .updateTable('appointment')
    .set({ ...NOBODY, agent_note: null })
    .where(hasEmail(email))
    .where('cancelled_by', '=', 'AGENT')
    .where('ends_at', '>', now)
    .execute();
}

/** Erases viewings; a future one is cancelled first, and its agent is notified without the visitor's name. */
export async function cancelErased(
  db: Kysely<Database>,
  email: string,
  { now, addMails }: ErasureContext,
): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const cancelled = await trx
      .updateTable('appointment')
      .set({
        state: 'CANCELLED',
        sequence: sql<number>`sequence + 1`,
        cancelled_at: now,
        cancelled_by: 'ERASURE',
        ...NOBODY,
      })
      .where(hasEmail(email))
      .where('state', '=', 'BOOKED')
      .where('starts_at', '>', now)
      .returning(['id', 'sequence'])
      .execute();
    await blankDeclined(trx, email, now);
    const erased = await trx.deleteFrom('appointment').where(hasEmail(email)).returning('id').execute();
    const mails = cancelled.map(({ id, sequence }) => appointmentMail(id, 'AGENT', sequence));
    if (mails.length > 0) await addMails(trx, mails);
    return [...cancelled, ...erased].map(({ id }) => id);
  });
}

/** Erases viewings that ended more than this number of months ago. */
export async function eraseOldAppointments(
  db: Kysely<Database>,
  { now, months }: { now: Date; months: number },
): Promise<string[]> {
  const erased = await db
    .deleteFrom('appointment')
    .where(sql<boolean>`ends_at < ${now}::timestamptz - make_interval(months => ${months}::int)`)
    .returning('id')
    .execute();
  return erased.map(({ id }) => id);
}

export async function findWaitingAbout(db: Kysely<Database>, email: string): Promise<object[]> {
  const found = await db
    .selectFrom('waiting_entry')
    .leftJoin('partner', 'partner.id', 'waiting_entry.partner_id')
    .where(hasEmail(email))
    .selectAll('waiting_entry')
    .select('partner.name as partner')
    .orderBy('created_at')
    .execute();
  return found.map(({ token_hash, ...kept }) => kept);
}

/** Summaries of an address's places on waiting lists. */
export async function listWaitingAbout(db: Kysely<Database>, email: string): Promise<PersonalRecord[]> {
  const found = await db
    .selectFrom('waiting_entry')
    .where(hasEmail(email))
    .select(['listing_id', 'created_at'])
    .execute();
  return found.map((row) =>
    undatedRecord({ kind: 'WAITING_LIST', receivedAt: row.created_at, listingId: row.listing_id }),
  );
}

/** Erases places on waiting lists; slots currently offered to them are offered to the next entry. */
export async function eraseWaiting(
  db: Kysely<Database>,
  email: string,
  { now, addMails }: ErasureContext,
): Promise<string[]> {
  const secret = await getOrCreateSecret(db, 'appointments');
  return inTransaction(db, async (trx) => {
    const erased = await trx
      .selectFrom('waiting_entry')
      .where(hasEmail(email))
      .select('id')
      .forUpdate()
      .execute();
    const mails = await endEntries(trx, erased, { now, secret });
    if (mails.length > 0) await addMails(trx, mails);
    return erased.map(({ id }) => id);
  });
}

/** Erases waiting entries that can no longer be served (home not on offer, wanted time past), and old ones. */
export async function eraseOldWaiting(
  db: Kysely<Database>,
  { now, months }: { now: Date; months: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from waiting_entry waiting
    where earlier_than < ${now}
      or created_at < ${now}::timestamptz - make_interval(months => ${months}::int)
      or not ${isOffered(sql.ref('waiting.listing_id'))}
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
