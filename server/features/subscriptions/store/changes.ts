/** Changes to subscriptions by their owners. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { WriteResult } from '../../../../graphql/submissions/ports.ts';
import type { ChangedSearch, SubscriptionChange } from '../../../../graphql/subscriptions/ports.ts';
import type { Fault } from '../../../../shared/submissions/faults.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { createToken } from '../../../platform/security/tokens.ts';
import { rematchNotices } from './match.ts';
import { eraseRequest } from './personal-data.ts';
import { detailColumns, findByToken, type SubscriptionRow } from './read.ts';
import { searchColumns } from './searches.ts';

type Trx = Transaction<Database>;

interface Changing {
  now: Date;
  secret: Buffer;
}

const LINK_EXPIRED: { faults: Fault[] } = { faults: [{ field: 'token', fault: 'linkExpired' }] };
const UNSUBSCRIBED: { faults: Fault[] } = { faults: [{ field: 'token', fault: 'unsubscribed' }] };

export async function updateSubscription(
  trx: Trx,
  { token, change }: { token: string; change: SubscriptionChange },
  { now, secret }: Changing,
): Promise<WriteResult<{ token: string }>> {
  const row = await lockSubscription(trx, token, now);
  if (!row) return LINK_EXPIRED;
  if (row.unsubscribed_at) return UNSUBSCRIBED;
  const { details = {}, locale, frequency, marketingOptIn, searches } = change;
  await trx
    .updateTable('subscription')
    .set({
      ...detailColumns(details),
      ...(locale ? { locale } : {}),
      ...(frequency ? { frequency } : {}),
      ...(marketingOptIn === undefined ? {} : { marketing_opt_in: marketingOptIn }),
      used_at: now,
      asked_at: null,
    })
    .where('id', '=', row.id)
    .execute();
  const faults = searches ? await replaceSearches(trx, { id: row.id, searches, now }) : [];
  if (faults.length > 0) return { faults };
  return { result: { token: createToken(secret, 'subscription', row.id) } };
}

interface Replacing {
  id: string;
  searches: readonly ChangedSearch[];
  now: Date;
}

/** Replaces all searches, and updates the pending notices. An unknown search id is a fault: nothing changes. */
async function replaceSearches(trx: Trx, { id, searches, now }: Replacing): Promise<Fault[]> {
  const stored = await trx
    .selectFrom('subscribed_search')
    .where('subscription_id', '=', id)
    .select('id')
    .execute();
  const own = new Set(stored.map((search) => search.id));
  const faults = searches.flatMap((search, index): Fault[] =>
    search.id && !own.has(search.id) ? [{ field: `searches.${index}.id`, fault: 'unknownSearch' }] : [],
  );
  if (faults.length > 0) return faults;
  const named = searches.map((search) => search.id);
  const ended = [...own].filter((one) => !named.includes(one));
  if (ended.length > 0) await trx.deleteFrom('subscribed_search').where('id', 'in', ended).execute();
  for (const search of searches) await writeSearch(trx, { ...search, owner: id, now });
  const changed = searches.flatMap((search) => (search.id && search.search ? [search.id] : []));
  await rematchNotices(trx, id, changed);
  return [];
}

async function writeSearch(trx: Trx, change: ChangedSearch & { owner: string; now: Date }): Promise<void> {
  const { id, search: followed, isPaused, owner, now } = change;
  const columns = followed ? { ...searchColumns(followed.criteria), locale: followed.locale } : {};
  const paused = isPaused === undefined ? {} : { is_paused: isPaused };
  if (id && (followed || isPaused !== undefined)) {
    await trx
      .updateTable('subscribed_search')
      .set({ ...columns, ...paused })
      .where('id', '=', id)
      .execute();
  }
  if (id || !followed) return;
  await trx
    .insertInto('subscribed_search')
    .values({
      id: randomUUID(),
      subscription_id: owner,
      created_at: now,
      ...searchColumns(followed.criteria),
      locale: followed.locale,
      ...paused,
    })
    .execute();
}

/** Ends a subscription, or erases the request with this token. Ending it twice succeeds. */
export async function endSubscription(
  trx: Trx,
  token: string,
  { now, secret }: Changing,
): Promise<WriteResult<{ token: string }>> {
  const opened = await findByToken(trx, token, { now, isLocked: true });
  if (!opened) return LINK_EXPIRED;
  if (opened.kind === 'request') {
    await eraseRequest(trx, opened.row.id);
    return { result: { token } };
  }
  const { id, unsubscribed_at } = opened.row;
  if (!unsubscribed_at)
    await trx
      .updateTable('subscription')
      .set({ unsubscribed_at: now, unsubscribed_by: 'VISITOR' })
      .where('id', '=', id)
      .execute();
  return { result: { token: createToken(secret, 'subscription', id) } };
}

/** Resumes a subscription that ended less than a day ago. */
export async function resumeSubscription(
  trx: Trx,
  token: string,
  { now, secret }: Changing,
): Promise<WriteResult<{ token: string }>> {
  const row = await lockSubscription(trx, token, now);
  if (!row) return LINK_EXPIRED;
  await trx
    .updateTable('subscription')
    .set({ unsubscribed_at: null, unsubscribed_by: null, bounces: 0, used_at: now, asked_at: null })
    .where('id', '=', row.id)
    .execute();
  return { result: { token: createToken(secret, 'subscription', row.id) } };
}

async function lockSubscription(trx: Trx, token: string, now: Date): Promise<SubscriptionRow | null> {
  const opened = await findByToken(trx, token, { now, isLocked: true });
  return opened?.kind === 'subscription' ? opened.row : null;
}
