import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { whileNothingIsTakenIn } from '../database/media/lock.ts';
import { keysOf } from './keys.ts';
import type { MediaStorage } from './storage.ts';

interface Parts {
  db: Kysely<Database>;
  storage: MediaStorage;
  now: Date;
}

/** A home that is withdrawn by mistake, or for a while, comes back with its pictures. */
const GRACE_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Removes what nothing has referred to for thirty days; answers how many pictures and documents that were.
 * The days count from the first call that sees it.
 */
export function removeUnusedMedia({ db, storage, now }: Parts): Promise<number> {
  return whileNothingIsTakenIn(db, async (trx) => {
    await markUnused(trx, now);
    const gone = await trx
      .deleteFrom('media_file')
      .where('unused_since', '<=', new Date(now.getTime() - GRACE_DAYS * DAY_MS))
      .returning(['hash', 'width'])
      .execute();
    // Before the rows are gone for good: what fails here is tried again the next time.
    for (const { hash, width } of gone) {
      for (const key of keysOf(hash, width)) await storage.remove(key);
    }
    return gone.length;
  });
}

async function markUnused(db: Kysely<Database>, now: Date): Promise<void> {
  const isUsed = sql`exists (
    select from media_source join media_use using (source) where media_source.hash = media_file.hash)`;
  await sql`
    update media_file set unused_since = case when ${isUsed} then null else coalesce(unused_since, ${now}) end
    where (unused_since is null) <> ${isUsed}`.execute(db);
  await sql`
    delete from media_source
    where hash is null and not exists (select from media_use where media_use.source = media_source.source)`.execute(
    db,
  );
}
