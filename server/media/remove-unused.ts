import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { whileNothingIsStored } from '../database/media/lock.ts';
import { keysOf } from './keys.ts';
import type { MediaStorage } from './storage.ts';

interface Parts {
  db: Kysely<Database>;
  storage: MediaStorage;
  now: Date;
}

/** A listing that is withdrawn by mistake or for a while keeps its pictures for this long. */
const GRACE_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Removes what nothing has referred to for thirty days; answers how many pictures and documents that were.
 * The days count from the first call that sees it.
 */
export function removeUnusedMedia({ db, storage, now }: Parts): Promise<number> {
  return whileNothingIsStored(db, async (trx) => {
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

/** The view of uses reads all listings: it is asked once for all files, not once for each. */
async function markUnused(db: Kysely<Database>, now: Date): Promise<void> {
  // All listings are read: a million take longer than a visitor may wait.
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`
    create temporary table used_source on commit drop as
    select distinct source from media_use`.execute(db);
  // Without statistics the planner assumes a small table and compares each file with each source.
  await sql`analyze used_source`.execute(db);
  const isUsed = sql`exists (
    select from media_source join used_source using (source) where media_source.hash = media_file.hash)`;
  await sql`
    update media_file set unused_since = null where unused_since is not null and ${isUsed}`.execute(db);
  await sql`
    update media_file set unused_since = ${now} where unused_since is null and not ${isUsed}`.execute(db);
  await sql`
    delete from media_source
    where hash is null
      and not exists (select from used_source where used_source.source = media_source.source)`.execute(db);
}
