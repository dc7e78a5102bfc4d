/** The tokens by which visitors open the page of their personal data. The table stores only hashes. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { hasEmail } from '../../../platform/database/has-email.ts';
import { getOrCreateSecret } from '../../../platform/database/secret.ts';
import { createToken, createTokenHash, tokenHash } from '../../../platform/security/tokens.ts';

/**
 * Creates the token of an address unless it has one. Called when a submission is stored, never when a mail is
 * written.
 */
export async function ensureDataLink(trx: Transaction<Database>, email: string, now: Date): Promise<void> {
  const id = randomUUID();
  const hash = createTokenHash(await getOrCreateSecret(trx, 'personalData'), 'data', id);
  await trx
    .insertInto('personal_data_link')
    .values({ id, email, token_hash: hash, created_at: now })
    // Locks the row: a concurrent erasure completes first, and the address then gets a new token.
    .onConflict((known) => known.expression(sql`lower(email)`).doUpdateSet({ email: sql`excluded.email` }))
    .execute();
}

/** Returns the token of an address, for a mail to it; null when it has none. */
export async function findDataToken(db: Kysely<Database>, email: string): Promise<string | null> {
  const found = await db
    .selectFrom('personal_data_link')
    .where(hasEmail(email))
    .select('id')
    .executeTakeFirst();
  return found ? createToken(await getOrCreateSecret(db, 'personalData'), 'data', found.id) : null;
}

/** Returns the address of a token; null when the token is not valid. `isLocked`: lock it until the transaction ends. */
export async function findLinkedEmail(
  db: Kysely<Database>,
  token: string,
  { isLocked = false } = {},
): Promise<string | null> {
  const hash = tokenHash(token);
  if (!hash) return null;
  const found = await db
    .selectFrom('personal_data_link')
    .where('token_hash', '=', hash)
    .select('email')
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return found?.email ?? null;
}

export async function eraseDataLink(db: Kysely<Database>, email: string): Promise<void> {
  await db.deleteFrom('personal_data_link').where(hasEmail(email)).execute();
}

/** Tables with records of addresses. */
const TABLES = ['lead', 'appointment', 'waiting_entry', 'stay', 'subscription', 'subscription_request'];

/**
 * Erases tokens of addresses without any record, except those of the last day: a submission may be about to use them.
 */
export async function eraseUnusedLinks(db: Kysely<Database>, now: Date): Promise<void> {
  const holds = TABLES.map(
    (table) => sql`exists (select from ${sql.table(table)} held where lower(held.email) = lower(link.email))`,
  );
  await sql`
    delete from personal_data_link link
    where created_at < ${now}::timestamptz - interval '1 day' and not (${sql.join(holds, sql` or `)})`.execute(
    db,
  );
}
