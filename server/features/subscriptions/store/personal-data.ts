/** Personal data of subscribers. */
import { type Kysely, sql } from 'kysely';
import type { PersonalRecord } from '../../../../graphql/personal-data/ports.ts';
import { undatedRecord } from '../../../../graphql/personal-data/undated-record.ts';
import { REQUEST_DAYS, RESUME_HOURS } from '../../../../shared/subscriptions/vocabulary.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { hasEmail } from '../../../platform/database/has-email.ts';
import { readAreaIds } from '../../estates/areas-literal.ts';

/** All subscriptions and requests of an address, without hashes of tokens, which are not personal data. */
export async function findSubscriptionsAbout(db: Kysely<Database>, email: string): Promise<object> {
  const requests = await db
    .selectFrom('subscription_request')
    .leftJoin('partner', 'partner.id', 'subscription_request.partner_id')
    .where(hasEmail(email))
    .selectAll('subscription_request')
    .select('partner.name as partner')
    .execute();
  const subscriptions = await db
    .selectFrom('subscription')
    .leftJoin('partner', 'partner.id', 'subscription.partner_id')
    .where(hasEmail(email))
    .selectAll('subscription')
    .select('partner.name as partner')
    .execute();
  const ids = subscriptions.map(({ id }) => id);
  const searches = ids.length
    ? await db.selectFrom('subscribed_search').where('subscription_id', 'in', ids).selectAll().execute()
    : [];
  const told = ids.length
    ? await db.selectFrom('subscription_notice').where('subscription_id', 'in', ids).selectAll().execute()
    : [];
  const withoutHash = <Row extends { token_hash: Buffer }>({ token_hash, ...kept }: Row) => kept;
  return {
    requests: requests.map(withoutHash),
    subscriptions: subscriptions.map(withoutHash),
    // Omit the shapes of areas, which are derived from their ids.
    searches: searches.map(({ areas, ...search }) => ({ ...search, areas: areas && readAreaIds(areas) })),
    told,
  };
}

/** Summaries of the subscriptions of an address, and of requests that await confirmation. */
export async function listSubscriptionsAbout(db: Kysely<Database>, email: string): Promise<PersonalRecord[]> {
  const requests = await db
    .selectFrom('subscription_request')
    .where(hasEmail(email))
    .select('requested_at as receivedAt')
    .execute();
  const subscriptions = await db
    .selectFrom('subscription')
    .where(hasEmail(email))
    .select('confirmed_at as receivedAt')
    .execute();
  return [...requests, ...subscriptions].map(({ receivedAt }) =>
    undatedRecord({ kind: 'SUBSCRIPTION', receivedAt, listingId: null }),
  );
}

/** Erases all subscriptions and requests of an address, including searches and notices. */
export async function eraseSubscriptions(db: Kysely<Database>, email: string): Promise<string[]> {
  const requests = await db
    .deleteFrom('subscription_request')
    .where(hasEmail(email))
    .returning('id')
    .execute();
  const erased = await db.deleteFrom('subscription').where(hasEmail(email)).returning('id').execute();
  return [...requests, ...erased].map(({ id }) => id);
}

/** Erases one unconfirmed request. */
export async function eraseRequest(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('subscription_request').where('id', '=', id).execute();
}

/** Erases requests that were not confirmed in time, and subscriptions that ended a day ago. */
export async function eraseEndedSubscriptions(db: Kysely<Database>, now: Date): Promise<string[]> {
  const requests = await db
    .deleteFrom('subscription_request')
    .where(sql<boolean>`requested_at <= ${now}::timestamptz - make_interval(days => ${REQUEST_DAYS})`)
    .returning('id')
    .execute();
  const erased = await db
    .deleteFrom('subscription')
    .where(sql<boolean>`unsubscribed_at <= ${now}::timestamptz - make_interval(hours => ${RESUME_HOURS})`)
    .returning('id')
    .execute();
  return [...requests, ...erased].map(({ id }) => id);
}
