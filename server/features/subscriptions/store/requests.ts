/** Requests for subscriptions, until they are confirmed. */
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { WriteResult } from '../../../../graphql/submissions/ports.ts';
import type { FollowedSearch, SubscriptionRequest } from '../../../../graphql/subscriptions/ports.ts';
import { REQUEST_DAYS } from '../../../../shared/subscriptions/vocabulary.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { hasEmail } from '../../../platform/database/has-email.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { createTokenHash } from '../../../platform/security/tokens.ts';
import { confirmationMail } from '../mail-names.ts';
import type { RequestRow } from './read.ts';
import { formatContent, type RequestContent, readContent } from './request-content.ts';

type Trx = Transaction<Database>;

export interface RequestOptions {
  /** The key of subscription tokens. */
  secret: Buffer;
  addMails: AddMails;
}

const HOUR_MS = 3_600_000;
/** Limits of confirmation mails to an unconfirmed address: their number, and the pause between two. */
const MAX_MAILS = 3;
const PAUSE_MS = HOUR_MS;
/** The maximum number of searches of an unconfirmed request. */
const MAX_UNCONFIRMED_SEARCHES = 10;

/** Stores a request, or adds its search to a pending request of the same address. Known addresses are treated alike. */
export async function storeRequest(
  trx: Trx,
  request: SubscriptionRequest,
  { secret, addMails }: RequestOptions,
): Promise<WriteResult<{ isReceived: true }>> {
  const { email, locale, partnerId, requestedAt } = request;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`subscribe ${email.toLowerCase()}`}, 0))`.execute(
    trx,
  );
  const waiting = await findWaiting(trx, email, requestedAt);
  const id = waiting?.id ?? randomUUID();
  const content = formatContent(contentOf(request, waiting));
  const isMailed = mayBeMailed(waiting, requestedAt);
  const mails = (waiting?.mails ?? 0) + (isMailed ? 1 : 0);
  const changed = { content, mails, ...(isMailed ? { mailed_at: requestedAt } : {}) };
  if (waiting) {
    await trx.updateTable('subscription_request').set(changed).where('id', '=', id).execute();
  } else {
    const token_hash = createTokenHash(secret, 'request', id);
    await trx
      .insertInto('subscription_request')
      .values({ id, email, locale, token_hash, partner_id: partnerId, requested_at: requestedAt, ...changed })
      .execute();
  }
  if (isMailed) await addMails(trx, [confirmationMail(id, mails)]);
  return { result: { isReceived: true } };
}

/** The unconfirmed request of an address; an expired one is erased. */
async function findWaiting(trx: Trx, email: string, now: Date): Promise<RequestRow | undefined> {
  const waiting = await trx
    .selectFrom('subscription_request')
    .where(hasEmail(email))
    .where('confirmed_at', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!waiting || waiting.requested_at.getTime() > now.getTime() - REQUEST_DAYS * 24 * HOUR_MS)
    return waiting;
  await trx.deleteFrom('subscription_request').where('id', '=', waiting.id).execute();
  return undefined;
}

function mayBeMailed(waiting: RequestRow | undefined, now: Date): boolean {
  if (!waiting?.mailed_at) return true;
  return waiting.mails < MAX_MAILS && waiting.mailed_at.getTime() <= now.getTime() - PAUSE_MS;
}

/**
 * The content of a request. Anyone can enter an address, so details and searches of its first request are preserved; a
 * further search is not added when the list is full.
 */
function contentOf(request: SubscriptionRequest, waiting: RequestRow | undefined): RequestContent {
  const { details, frequency, marketingOptIn, consentEdition, search } = request;
  const first = waiting && readContent(waiting);
  const searches = first?.searches ?? [];
  const isKnown = searches.some((other) => isSame(other, search));
  return {
    ...(first ?? { details, frequency, marketingOptIn, consentEdition }),
    searches: isKnown ? searches : [...searches, search].slice(0, MAX_UNCONFIRMED_SEARCHES),
  };
}

function isSame(search: FollowedSearch, other: FollowedSearch): boolean {
  const comparable = ({ criteria, locale }: FollowedSearch) => {
    const sorted = Object.entries(criteria).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify(criteria.text === undefined ? sorted : [sorted, locale]);
  };
  return comparable(search) === comparable(other);
}
