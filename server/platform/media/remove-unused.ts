import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { withExclusiveMediaLock } from './database/lock.ts';
import { keysOf } from './keys.ts';
import type { MediaStorage } from './storage.ts';

interface Dependencies {
  db: Kysely<Database>;
  storage: MediaStorage;
  now: Date;
}

/** Pictures of a listing that is withdrawn by mistake or temporarily are kept for this long. */
const GRACE_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Deletes pictures and documents that have been unused for thirty days; returns their number. The days count from the
 * first run that finds them unused.
 */
export function removeUnusedMedia({ db, storage, now }: Dependencies): Promise<number> {
  return withExclusiveMediaLock(db, async (trx) => {
    await markUnused(trx, now);
    const removed = await trx
      .deleteFrom('media_file')
      .where('unused_since', '<=', new Date(now.getTime() - GRACE_DAYS * DAY_MS))
      .returning(['hash', 'width'])
      .execute();
    // Before the commit: if this fails, it is retried next time.
    await storage.remove(removed.flatMap(({ hash, width }) => keysOf(hash, width)));
    return removed.length;
  });
}

/** The view of uses reads all listings, so it is queried once for all files. */
async function markUnused(db: Kysely<Database>, now: Date): Promise<void> {
  // Reading all listings takes longer than the statement timeout of visitors' queries.
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
