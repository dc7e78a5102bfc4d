/** The data of mails to subscribers. */
import { type Kysely, sql } from 'kysely';
import type { OfferChange } from '../../../../shared/subscriptions/vocabulary.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { OFFERED } from '../../listings/statuses.ts';
import type { RequestRow, SubscriptionRow } from './read.ts';
import { type RequestContent, readContent } from './request-content.ts';

/** A subscription to which mails may be sent; null when it has ended or was erased. */
export async function readSubscriber(db: Kysely<Database>, id: string): Promise<SubscriptionRow | null> {
  const row = await db
    .selectFrom('subscription')
    .where('id', '=', id)
    .where('unsubscribed_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** A request that awaits confirmation; null when it no longer does. */
export async function readRequest(
  db: Kysely<Database>,
  id: string,
): Promise<{ row: RequestRow; content: RequestContent } | null> {
  const row = await db
    .selectFrom('subscription_request')
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  return row ? { row, content: readContent(row) } : null;
}

/** A home or entity in a mail, with its changes, oldest first. */
export interface MailedOffer {
  /** The id of the home or entity. */
  id: number;
  searchId: string;
  changes: { kind: OfferChange; at: string; beforeCents: number | null }[];
  /** Cents; null: on request. */
  priceCents: number | null;
}

/** The homes of a mail that are still on offer, in the order of their first change. */
export async function readMailedOffers(
  db: Kysely<Database>,
  { id, mail }: { id: string; mail: number },
): Promise<MailedOffer[]> {
  const { rows } = await sql<MailedOffer>`
    select coalesce(change.entity_id, change.listing_id) as id,
      (array_agg(notice.search_id order by change.id))[1] as "searchId",
      jsonb_agg(jsonb_build_object('kind', change.kind, 'at', change.at, 'beforeCents', change.price_before_cents)
        order by change.id) as changes,
      coalesce(entity.price_cents, listing.price_cents) as "priceCents"
    from subscription_notice notice
    join offer_change change on change.id = notice.change_id
    join listing on listing.id = change.listing_id and listing.status in ${OFFERED}
    left join project_entity entity on entity.id = change.entity_id
    where notice.subscription_id = ${id} and notice.mail = ${mail}
      and (change.entity_id is null or (entity.is_listed and entity.status in ${OFFERED}))
    group by change.entity_id, change.listing_id, entity.price_cents, listing.price_cents
    order by min(change.id)`.execute(db);
  return rows;
}

const MAX_BOUNCES = 3;

/** Counts bounces: after three consecutive mails with a permanent rejection, the subscription ends. */
export async function countBounce(
  db: Kysely<Database>,
  { id, isRejected }: { id: string; isRejected: boolean },
): Promise<void> {
  if (!isRejected) {
    await db
      .updateTable('subscription')
      .set({ bounces: 0 })
      .where('id', '=', id)
      .where('bounces', '>', 0)
      .execute();
    return;
  }
  await sql`
    update subscription set bounces = bounces + 1,
      unsubscribed_at = case when bounces + 1 >= ${MAX_BOUNCES} then coalesce(unsubscribed_at, now()) else unsubscribed_at end,
      unsubscribed_by = case when bounces + 1 >= ${MAX_BOUNCES} then coalesce(unsubscribed_by, 'BOUNCES') else unsubscribed_by end
    where id = ${id}`.execute(db);
}
