import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './connect.ts';

const BYTES = 32;

/** The purposes of the keys. */
type SecretName =
  | 'forms'
  | 'recipients'
  | 'appointments'
  | 'calendars'
  | 'stays'
  | 'subscriptions'
  | 'personalData'
  | 'feeds'
  | 'desk';

/** A signing key of this site; created at its first use, and the same in all processes. */
export async function getOrCreateSecret(db: Kysely<Database>, name: SecretName): Promise<Buffer> {
  const existing = await readSecret(db, name);
  if (existing) return existing;
  await db
    .insertInto('site_secret')
    .values({ name, secret: randomBytes(BYTES) })
    .onConflict((taken) => taken.doNothing())
    .execute();
  const created = await readSecret(db, name);
  if (!created) throw new Error('a secret that was just made is gone');
  return created;
}

async function readSecret(db: Kysely<Database>, name: string): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('site_secret')
    .where('name', '=', name)
    .select('secret')
    .executeTakeFirst();
  return found?.secret;
}
