import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { WriteResult } from '../../../../graphql/submissions/ports.ts';
import type { FollowedSearch } from '../../../../graphql/subscriptions/ports.ts';
import { MAX_SEARCHES } from '../../../../shared/subscriptions/vocabulary.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { hasEmail } from '../../../platform/database/has-email.ts';
import { createToken, createTokenHash } from '../../../platform/security/tokens.ts';
import { rematchNotices } from './match.ts';
import { detailColumns, findByToken, type RequestRow } from './read.ts';
import type { RequestContent } from './request-content.ts';
import { searchColumns } from './searches.ts';

type Trx = Transaction<Database>;

/** Reports a confirmed subscription to the agency's CRM; it is reported only if the transaction commits. */
type ReportConfirmation = (
  trx: Trx,
  event: { type: 'subscription.confirmed'; id: string; sequence: number },
) => Promise<void>;

export interface ConfirmationOptions {
  /** The key of subscription tokens. */
  secret: Buffer;
  addLeadEvent: ReportConfirmation;
}

const SECOND_MS = 1_000;

/** Confirms a request and creates the subscription; confirming twice returns the same result. */
export async function confirmRequest(
  trx: Trx,
  token: string,
  { now, secret, addLeadEvent }: ConfirmationOptions & { now: Date },
): Promise<WriteResult<{ token: string }>> {
  const opened = await findByToken(trx, token, { now, isLocked: true });
  if (!opened) return { faults: [{ field: 'token', fault: 'linkExpired' }] };
  if (opened.kind === 'subscription') {
    if (opened.row.unsubscribed_at) return { faults: [{ field: 'token', fault: 'unsubscribed' }] };
    return { result: { token: createToken(secret, 'subscription', opened.row.id) } };
  }
  const { row, content } = opened;
  const id = await beginSubscription(trx, { row, content, now, secret });
  await addSearches(trx, { id, searches: content.searches, now });
  await trx
    .updateTable('subscription_request')
    .set({ confirmed_at: now, subscription_id: id, content: JSON.stringify({}) })
    .where('id', '=', row.id)
    .execute();
  const sequence = Math.floor(now.getTime() / SECOND_MS);
  await addLeadEvent(trx, { type: 'subscription.confirmed', id, sequence });
  return { result: { token: createToken(secret, 'subscription', id) } };
}

interface Beginning {
  row: RequestRow;
  content: RequestContent;
  now: Date;
  secret: Buffer;
}

/**
 * Creates a subscription, or uses that of the address. An active one is not changed, because another person may have
 * sent the request. An ended one is resumed with the new details and without its old searches.
 */
async function beginSubscription(trx: Trx, { row, content, now, secret }: Beginning): Promise<string> {
  const known = await trx
    .selectFrom('subscription')
    .where(hasEmail(row.email))
    .select(['id', 'unsubscribed_at'])
    .forUpdate()
    .executeTakeFirst();
  if (!known) {
    const id = randomUUID();
    const token_hash = createTokenHash(secret, 'subscription', id);
    await trx
      .insertInto('subscription')
      .values({ id, email: row.email, token_hash, ...subscriptionColumns(row, content, now) })
      .execute();
    return id;
  }
  if (known.unsubscribed_at)
    await trx.deleteFrom('subscribed_search').where('subscription_id', '=', known.id).execute();
  const chosen = known.unsubscribed_at ? subscriptionColumns(row, content, now) : { used_at: now };
  const begun = { unsubscribed_at: null, unsubscribed_by: null, asked_at: null, bounces: 0 };
  await trx
    .updateTable('subscription')
    .set({ ...chosen, ...begun })
    .where('id', '=', known.id)
    .execute();
  return known.id;
}

function subscriptionColumns(row: RequestRow, content: RequestContent, now: Date) {
  const { details, frequency, marketingOptIn, consentEdition } = content;
  const filledDetails = Object.entries(detailColumns(details)).filter(([, value]) => value !== null);
  return {
    locale: row.locale,
    frequency,
    marketing_opt_in: marketingOptIn,
    consent_edition: consentEdition,
    partner_id: row.partner_id,
    confirmed_at: now,
    used_at: now,
    ...Object.fromEntries(filledDetails),
  };
}

interface Adding {
  id: string;
  searches: readonly FollowedSearch[];
  now: Date;
}

/** Keeps the newest searches when there are too many. */
async function addSearches(trx: Trx, { id, searches, now }: Adding): Promise<void> {
  const rows = searches.map(({ criteria, locale }) => ({
    id: randomUUID(),
    subscription_id: id,
    locale,
    created_at: now,
    ...searchColumns(criteria),
  }));
  if (rows.length > 0) await trx.insertInto('subscribed_search').values(rows).execute();
  await sql`
    delete from subscribed_search where id in (
      select id from subscribed_search where subscription_id = ${id}
      order by number desc offset ${MAX_SEARCHES})`.execute(trx);
  await rematchNotices(trx, id);
}
