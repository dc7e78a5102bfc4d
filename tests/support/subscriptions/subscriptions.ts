/** Inserts subscriptions directly into the database. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ResolvedCriteria } from '../../../graphql/estates/ports.ts';
import { searchColumns } from '../../../server/features/subscriptions/store/searches.ts';
import type { Database } from '../../../server/platform/database/connect.ts';
import type { Locale } from '../../../shared/locales.ts';

export interface StoredSearch {
  criteria: ResolvedCriteria;
  locale: Locale;
}

/** Adds a subscription for each search; returns the ids of the searches, in order. */
export async function addSubscriptions(
  db: Kysely<Database>,
  searches: readonly StoredSearch[],
  now: Date,
): Promise<string[]> {
  const rows = searches.map((search, index) => ({ ...search, index, id: randomUUID(), owner: randomUUID() }));
  for (let at = 0; at < rows.length; at += 500) {
    const some = rows.slice(at, at + 500);
    await db
      .insertInto('subscription')
      .values(
        some.map(({ owner, index, locale }) => ({
          id: owner,
          email: `visitor-${index}@mail.example`,
          locale,
          marketing_opt_in: false,
          consent_edition: 'test',
          frequency: 'DAILY',
          token_hash: randomBytes(32),
          confirmed_at: now,
          used_at: now,
        })),
      )
      .execute();
    await db
      .insertInto('subscribed_search')
      .values(
        some.map(({ id, owner, locale, criteria }) => ({
          id,
          subscription_id: owner,
          locale,
          created_at: now,
          ...searchColumns(criteria),
        })),
      )
      .execute();
  }
  return rows.map(({ id }) => id);
}
