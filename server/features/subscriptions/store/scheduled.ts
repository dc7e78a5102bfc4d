/** Scheduled mails to subscribers. */
import { type Kysely, sql } from 'kysely';
import { type Frequency, RENEWAL_DAYS } from '../../../../shared/subscriptions/vocabulary.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { subscriptionMail } from '../mail-names.ts';

/** The number of subscribers per transaction. */
const BATCH = 500;
/** The time without activity after which subscribers are asked to renew. */
const INACTIVITY = '2 years';
/** How long changes are stored: subscribers are mailed at least weekly. */
const CHANGE_RETENTION = '90 days';

interface Telling {
  frequency: Frequency;
  addMails: AddMails;
}

/**
 * Queues one mail for each subscriber of this frequency with pending notices; notices and mail job are updated in one
 * transaction. Only confirmed and active subscriptions are selected. Returns the number of mails.
 */
export async function queueOfferMails(db: Kysely<Database>, telling: Telling): Promise<number> {
  let queued = 0;
  for (let some = BATCH; some === BATCH; queued += some) some = await queueBatch(db, telling);
  return queued;
}

function queueBatch(db: Kysely<Database>, { frequency, addMails }: Telling): Promise<number> {
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

/** Asks inactive subscribers once to renew; without an answer within a month, no more mails are sent. */
export async function queueRenewalMails(
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
      where used_at <= ${now}::timestamptz - ${INACTIVITY}::interval and asked_at is null and unsubscribed_at is null
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

/** Deletes old changes about which all subscribers have been mailed. */
export async function deleteOldChanges(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from offer_change where at < ${now}::timestamptz - ${CHANGE_RETENTION}::interval and matched_at is not null returning id
    )
    delete from subscription_notice using gone where change_id = gone.id`.execute(db);
}
