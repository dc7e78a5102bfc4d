/** What subscribers are told, and asked, by the clock. */
import { type Kysely, sql } from 'kysely';
import { type Frequency, RENEWAL_DAYS } from '../../../shared/subscriptions/vocabulary.ts';
import type { AddMails } from '../../mail/queue.ts';
import { subscriptionMail } from '../../subscriptions/mail-names.ts';
import type { Database } from '../connect.ts';

/** How many are told in one transaction. */
const BATCH = 500;
/** How long one may do nothing with a subscription before being asked whether it goes on. */
const SILENCE = '2 years';
/** How long changes are kept: nobody waits longer to be told than a week. */
const KEPT = '90 days';

interface Telling {
  frequency: Frequency;
  addMails: AddMails;
}

/**
 * Makes one mail for each subscriber of this frequency for whom something waits: notices, their mail and its job are
 * one transaction. Only who has confirmed and not ended is in the statement. Answers how many mails there are.
 */
export async function tellSubscribers(db: Kysely<Database>, telling: Telling): Promise<number> {
  let told = 0;
  for (let some = BATCH; some === BATCH; told += some) some = await tellSome(db, telling);
  return told;
}

function tellSome(db: Kysely<Database>, { frequency, addMails }: Telling): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; mails: number }>`
      with due as (
        select id from subscription
        where frequency = ${frequency} and confirmed_at is not null and unsubscribed_at is null
          and exists (select from subscription_notice where subscription_id = subscription.id and mail is null)
        limit ${BATCH} for update skip locked
      ), numbered as (
        update subscription set mails = mails + 1 from due where due.id = subscription.id
        returning subscription.id, mails
      ), told as (
        update subscription_notice set mail = mails from numbered
        where subscription_id = numbered.id and mail is null
      )
      select id, mails from numbered`.execute(trx);
    if (rows.length > 0)
      await addMails(
        trx,
        rows.map(({ id, mails }) => subscriptionMail(id, 'OFFERS', mails)),
      );
    return rows.length;
  });
}

/** Asks once who has done nothing for two years; who does not answer in a month is told nothing more. */
export async function askSilent(
  db: Kysely<Database>,
  { now, addMails }: { now: Date; addMails: AddMails },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`
      update subscription set unsubscribed_at = ${now}, unsubscribed_by = 'SILENCE'
      where asked_at <= ${now}::timestamptz - make_interval(days => ${RENEWAL_DAYS}) and unsubscribed_at is null`.execute(
      trx,
    );
    const { rows } = await sql<{ id: string }>`
      update subscription set asked_at = ${now}
      where used_at <= ${now}::timestamptz - ${SILENCE}::interval and asked_at is null and unsubscribed_at is null
      returning id`.execute(trx);
    const sequence = Math.floor(now.getTime() / 1000);
    if (rows.length > 0)
      await addMails(
        trx,
        rows.map(({ id }) => subscriptionMail(id, 'RENEW', sequence)),
      );
    return rows.length;
  });
}

/** Forgets changes that everybody was told of long ago. */
export async function forgetChanges(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from offer_change where at < ${now}::timestamptz - ${KEPT}::interval and matched_at is not null returning id
    )
    delete from subscription_notice using gone where change_id = gone.id`.execute(db);
}
