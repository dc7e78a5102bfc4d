/** Personal data of visitors with stays. */
import { type Kysely, sql } from 'kysely';
import type { PersonalRecord } from '../../../../graphql/personal-data/ports.ts';
import { dayInBrussels } from '../../../../shared/days.ts';
import { lastDayToCancel } from '../../../../shared/holiday/stay-terms.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { hasEmail } from '../../../platform/database/has-email.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ErasureContext } from '../../submissions/source.ts';
import { stayMail } from '../mail-names.ts';
import { daysToCancel } from './read-stay.ts';

/** All stays of an address, oldest first, without hashes of tokens, which are not personal data. */
export async function findStaysAbout(db: Kysely<Database>, email: string): Promise<object[]> {
  const found = await db
    .selectFrom('stay')
    .leftJoin('partner', 'partner.id', 'stay.partner_id')
    .where(hasEmail(email))
    .selectAll('stay')
    .select('partner.name as partner')
    .orderBy('requested_at')
    .execute();
  return found.map(({ token_hash, answer_token_hash, ...kept }) => kept);
}

/** Summaries of the stays of an address. */
export async function listStaysAbout(
  db: Kysely<Database>,
  email: string,
  now: Date,
): Promise<PersonalRecord[]> {
  const today = dayInBrussels(now);
  const found = await db
    .selectFrom('stay')
    .leftJoin('rental_unit', 'rental_unit.listing_id', 'stay.listing_id')
    .where(hasEmail(email))
    .select(['stay.listing_id as listingId', 'requested_at as receivedAt', 'state'])
    .select(sql<string>`lower(period)::text`.as('from'))
    .select(daysToCancel.as('cancelDays'))
    .select(isStillAhead(now).as('isAhead'))
    .execute();
  return found.map(({ listingId, receivedAt, state, from, cancelDays, isAhead }) => ({
    kind: 'STAY',
    receivedAt,
    day: from,
    isAhead,
    isBinding:
      isAhead && state === 'ACCEPTED' && today > lastDayToCancel({ state: 'ACCEPTED', from, cancelDays }),
    listingId,
  }));
}

/** The stay is requested or accepted, and not over. */
const isStillAhead = (now: Date) =>
  sql<boolean>`(state in ('REQUESTED', 'ACCEPTED') and upper(period) > ${dayInBrussels(now)}::date)`;

/** Erases stays; a requested or future one is cancelled first, and the person responsible for the unit is notified. */
export async function eraseStays(
  db: Kysely<Database>,
  email: string,
  { now, addMails }: ErasureContext,
): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const cancelled = await trx
      .updateTable('stay')
      .set({
        state: 'CANCELLED',
        sequence: sql<number>`sequence + 1`,
        cancelled_at: now,
        cancelled_by: 'ERASURE',
        email: null,
        phone: null,
        consent_edition: null,
        partner_id: null,
      })
      .where(hasEmail(email))
      .where(isStillAhead(now))
      .returning(['id', 'sequence'])
      .execute();
    const erased = await trx.deleteFrom('stay').where(hasEmail(email)).returning('id').execute();
    const mails = cancelled.map(({ id, sequence }) => stayMail(id, 'HOST', sequence));
    if (mails.length > 0) await addMails(trx, mails);
    return [...cancelled, ...erased].map(({ id }) => id);
  });
}

/** Erases stays that ended more than this number of months ago. */
export async function eraseOldStays(
  db: Kysely<Database>,
  { now, months }: { now: Date; months: number },
): Promise<string[]> {
  const erased = await db
    .deleteFrom('stay')
    .where(
      sql<boolean>`upper(period) < ${dayInBrussels(now)}::date - make_interval(months => ${months}::int)`,
    )
    .returning('id')
    .execute();
  return erased.map(({ id }) => id);
}
