/** Reads subscriptions by the token of their links. */
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type {
  SubscribedSearch,
  SubscriberDetails,
  SubscriptionRecord,
} from '../../../../graphql/subscriptions/ports.ts';
import { addDays, dayInBrussels } from '../../../../shared/days.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { RENEWAL_DAYS, REQUEST_DAYS, RESUME_HOURS } from '../../../../shared/subscriptions/vocabulary.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { tokenHash } from '../../../platform/security/tokens.ts';
import { type RequestContent, readContent } from './request-content.ts';
import { criteriaOf } from './searches.ts';

export type SubscriptionRow = Selectable<Database['subscription']>;
export type RequestRow = Selectable<Database['subscription_request']>;

export type TokenSubject =
  | { kind: 'request'; row: RequestRow; content: RequestContent }
  | { kind: 'subscription'; row: SubscriptionRow };

/**
 * The subscription or unconfirmed request of a token. The token of a request also opens the subscription that it
 * became. Null when the token is not valid or has expired. `isLocked`: lock it until the transaction ends.
 */
export async function findByToken(
  db: Kysely<Database>,
  token: string,
  { now, isLocked = false }: { now: Date; isLocked?: boolean },
): Promise<TokenSubject | null> {
  const hash = tokenHash(token);
  if (!hash) return null;
  const request = await db
    .selectFrom('subscription_request')
    .where('token_hash', '=', hash)
    .where('requested_at', '>', daysBefore(now, REQUEST_DAYS))
    .selectAll()
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  if (request && !request.confirmed_at) {
    return { kind: 'request', row: request, content: readContent(request) };
  }
  const row = await db
    .selectFrom('subscription')
    .where((eb) =>
      request?.subscription_id ? eb('id', '=', request.subscription_id) : eb('token_hash', '=', hash),
    )
    .where(
      sql<boolean>`(unsubscribed_at is null or unsubscribed_at > ${now}::timestamptz - make_interval(hours => ${RESUME_HOURS}))`,
    )
    .selectAll()
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? { kind: 'subscription', row } : null;
}

/** A subscription as shown to its owner. */
export async function findSubscription(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<SubscriptionRecord | null> {
  const opened = await findByToken(db, token, { now });
  if (!opened) return null;
  if (opened.kind === 'request') return requestRecord(opened.row, opened.content);
  return subscriptionRecord(opened.row, await readSearches(db, opened.row.id));
}

export async function readSearches(db: Kysely<Database>, id: string): Promise<SubscribedSearch[]> {
  const rows = await db
    .selectFrom('subscribed_search')
    .where('subscription_id', '=', id)
    .selectAll()
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isPaused: row.is_paused,
    locale: row.locale as Locale,
    criteria: criteriaOf(row),
  }));
}

function requestRecord(row: RequestRow, content: RequestContent): SubscriptionRecord {
  const { details, frequency, marketingOptIn, searches } = content;
  return {
    state: 'UNCONFIRMED',
    email: row.email,
    locale: row.locale as Locale,
    details,
    frequency,
    marketingOptIn,
    searches: searches.map((search) => ({ ...search, id: null, isPaused: false })),
    since: row.requested_at,
    renewBy: null,
  };
}

function subscriptionRecord(row: SubscriptionRow, searches: SubscribedSearch[]): SubscriptionRecord {
  return {
    state: row.unsubscribed_at ? 'UNSUBSCRIBED' : 'ACTIVE',
    email: row.email,
    locale: row.locale as Locale,
    details: detailsOf(row),
    frequency: row.frequency as SubscriptionRecord['frequency'],
    marketingOptIn: row.marketing_opt_in,
    searches,
    since: row.confirmed_at,
    renewBy: row.asked_at && addDays(dayInBrussels(row.asked_at), RENEWAL_DAYS),
  };
}

function detailsOf(row: SubscriptionRow): SubscriberDetails {
  return {
    salutation: row.salutation as SubscriberDetails['salutation'],
    firstName: row.first_name,
    name: row.name,
    phone: row.phone,
    mobile: row.mobile,
    street: row.street,
    number: row.house_number,
    box: row.box,
    postalCode: row.postal_code,
    city: row.city,
  };
}

type DetailColumns = Pick<
  Updateable<Database['subscription']>,
  | 'salutation'
  | 'first_name'
  | 'name'
  | 'phone'
  | 'mobile'
  | 'street'
  | 'house_number'
  | 'box'
  | 'postal_code'
  | 'city'
>;

/** The columns of contact details; absent fields are left out. */
export function detailColumns(details: Partial<SubscriberDetails>): DetailColumns {
  const columns = {
    salutation: details.salutation,
    first_name: details.firstName,
    name: details.name,
    phone: details.phone,
    mobile: details.mobile,
    street: details.street,
    house_number: details.number,
    box: details.box,
    postal_code: details.postalCode,
    city: details.city,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

const DAY_MS = 86_400_000;

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
