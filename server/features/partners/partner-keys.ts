/** Keys with which apps of partners send forms. */
import type { Kysely } from 'kysely';
import type { Partner } from '../../../graphql/visitor.ts';
import { dayInBrussels } from '../../../shared/days.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createRandomToken, tokenHash } from '../../platform/security/tokens.ts';

type PartnerLimits = Omit<Partner, 'id'>;

/** The limits of a partner whose key is issued without others. */
const DEFAULT_LIMITS: PartnerLimits = { submissionsPerDay: 500, readBudget: 20_000 };

export type PartnerKeys = ReturnType<typeof createPartnerKeys>;

/**
 * Finds the partners of requests. Each request asks the database, so that all processes reject a revoked key at once.
 */
export function createPartnerKeys(db: Kysely<Database>, now: () => Date) {
  /** Hashes of the keys that were valid when they were last found. */
  const validHashes = new Set<string>();
  return {
    /** Whether the key was valid when this process last looked it up. It may have been revoked since. */
    wasValid: (key: string) => validHashes.has(tokenHash(key)?.toString('hex') ?? ''),
    /** Returns the partner of a key, and notes the day of its use; null for an unknown or revoked key. */
    async find(key: string): Promise<Partner | null> {
      const hash = tokenHash(key);
      if (!hash) return null;
      const found = await db
        .selectFrom('partner_key')
        .innerJoin('partner', 'partner.id', 'partner_key.partner_id')
        .where('hash', '=', hash)
        .where('revoked_at', 'is', null)
        .select(['partner.id', 'submissions_per_day', 'read_budget', 'last_used_on'])
        .executeTakeFirst();
      if (!found) {
        validHashes.delete(hash.toString('hex'));
        return null;
      }
      validHashes.add(hash.toString('hex'));
      const today = dayInBrussels(now());
      if (found.last_used_on !== today)
        await db.updateTable('partner_key').set({ last_used_on: today }).where('hash', '=', hash).execute();
      const { id, submissions_per_day: submissionsPerDay, read_budget: readBudget } = found;
      return { id, submissionsPerDay, readBudget };
    },
  };
}

interface NewKey {
  name: string;
  /** Null: the default, or for a known partner the present limit. */
  limits: { [Name in keyof PartnerLimits]: PartnerLimits[Name] | null };
  now: Date;
}

/** Stores the hash of a new key of a partner, who may be new, too. Returns the key, which cannot be read again. */
export async function issueKey(db: Kysely<Database>, { name, limits, now }: NewKey): Promise<string> {
  const key = createRandomToken();
  const { submissionsPerDay, readBudget } = limits;
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('partner')
      .values({
        name,
        submissions_per_day: submissionsPerDay ?? DEFAULT_LIMITS.submissionsPerDay,
        read_budget: readBudget ?? DEFAULT_LIMITS.readBudget,
      })
      .onConflict((known) =>
        known.column('name').doUpdateSet(({ ref }) => ({
          submissions_per_day: submissionsPerDay ?? ref('partner.submissions_per_day'),
          read_budget: readBudget ?? ref('partner.read_budget'),
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const hash = tokenHash(key) as Buffer;
    await trx.insertInto('partner_key').values({ partner_id: id, hash, issued_at: now }).execute();
  });
  return key;
}

/** Lists all keys with their partners, by name, the oldest key first. */
export function listKeys(db: Kysely<Database>) {
  return db
    .selectFrom('partner_key')
    .innerJoin('partner', 'partner.id', 'partner_key.partner_id')
    .select(['partner_key.id', 'name', 'submissions_per_day', 'read_budget'])
    .select(['issued_at', 'last_used_on', 'revoked_at'])
    .orderBy('name')
    .orderBy('partner_key.id')
    .execute();
}

/** Revokes a key; false when there is no such key, or when it was revoked before. */
export async function revokeKey(db: Kysely<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('partner_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
