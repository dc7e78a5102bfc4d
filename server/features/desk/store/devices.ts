/** Browsers in which an employee has signed in before. The database stores hashes of their secrets. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { tokenHash } from '../../../platform/security/tokens.ts';

/** A browser that has not been used for this time is new again. */
const KEPT_DAYS = 365;
const DAY_MS = 86_400_000;

interface Device {
  /** The secret of the browser. */
  token: string;
  email: string;
}

/** Records that an employee signs in with a browser; returns whether the employee had not done so before. */
export async function recordDevice(
  db: Kysely<Database>,
  { token, email }: Device,
  now: Date,
): Promise<{ isNew: boolean }> {
  const token_hash = tokenHash(token) as Buffer;
  const known = await db
    .updateTable('desk_device')
    .set({ seen_at: now })
    .where('token_hash', '=', token_hash)
    .where('email', '=', email)
    .where('seen_at', '>', oldest(now))
    .returning('email')
    .executeTakeFirst();
  if (known) return { isNew: false };
  await db
    .insertInto('desk_device')
    .values({ token_hash, email, seen_at: now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'email']).doUpdateSet({ seen_at: now }))
    .execute();
  return { isNew: true };
}

export async function deleteOldDevices(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('desk_device').where('seen_at', '<=', oldest(now)).execute();
}

const oldest = (now: Date) => new Date(now.getTime() - KEPT_DAYS * DAY_MS);
