/** Passkeys of employees. The database has their public keys only. */
import { type Kysely, sql } from 'kysely';
import type { DeskPasskey } from '../../../../graphql/desk/account-ports.ts';
import type { Database } from '../../../platform/database/connect.ts';

export interface StoredPasskey {
  /** The id of the credential, base64url. */
  id: string;
  email: string;
  /** COSE. */
  publicKey: Buffer;
  /** How often the passkey was used, as the authenticator counts; 0: it does not count. */
  counter: number;
  transports: string[];
  /** The device on which it was made, in words. */
  device: string;
}

export function listPasskeys(db: Kysely<Database>, email: string): Promise<DeskPasskey[]> {
  return db
    .selectFrom('desk_passkey')
    .where('email', '=', email)
    .select(['id', 'device', 'created_at as createdAt', 'used_at as usedAt'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findPasskey(db: Kysely<Database>, id: string): Promise<StoredPasskey | undefined> {
  return db
    .selectFrom('desk_passkey')
    .where('id', '=', id)
    .select(['id', 'email', 'public_key as publicKey', 'counter', 'transports', 'device'])
    .executeTakeFirst();
}

/** Returns whether it was added; a passkey that is already stored is not. */
export async function addPasskey(
  db: Kysely<Database>,
  { publicKey, ...passkey }: StoredPasskey,
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto('desk_passkey')
    .values({ ...passkey, public_key: publicKey, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function removePasskey(db: Kysely<Database>, email: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('desk_passkey')
    .where('email', '=', email)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Records a use. Returns false when another use has changed the counter meanwhile. */
export async function recordUse(
  db: Kysely<Database>,
  { id, counter, newCounter }: { id: string; counter: number; newCounter: number },
  now: Date,
): Promise<boolean> {
  const used = await db
    .updateTable('desk_passkey')
    .set({ counter: newCounter, used_at: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Ids of passkeys can be long, so mails name a passkey by a hash. */
const HASH = sql<string>`encode(sha256(convert_to(id, 'UTF8')), 'hex')`;

/** Returns the passkey whose id has this SHA-256 hash, as hexadecimal digits. */
export function findPasskeyByHash(db: Kysely<Database>, hash: string) {
  return db
    .selectFrom('desk_passkey')
    .where(HASH, '=', hash)
    .select(['email', 'device', 'created_at as createdAt'])
    .executeTakeFirst();
}
