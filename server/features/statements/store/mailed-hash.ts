import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';

/**
 * Stores the hash of the report that is mailed. Returns false when it is the stored one, or the initial one while none
 * was stored. Serialises concurrent callers.
 */
export async function replaceMailedHash(
  trx: Transaction<Database>,
  hash: Buffer,
  initial: Buffer,
): Promise<boolean> {
  await sql`insert into mention_mail (content_hash) values (${initial}) on conflict do nothing`.execute(trx);
  const { numUpdatedRows } = await trx
    .updateTable('mention_mail')
    .set({ content_hash: hash })
    .where('content_hash', '<>', hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
