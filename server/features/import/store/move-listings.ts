import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { lockImports } from '../../listings/import-lock.ts';

/** Gives the listings and news of a feed to another feed, after a running import. Returns the number of listings. */
export function moveListings(db: Kysely<Database>, from: string, to: string): Promise<bigint> {
  return db.transaction().execute(async (trx) => {
    await lockImports(trx);
    await trx.updateTable('news_item').set({ feed: to }).where('feed', '=', from).execute();
    const { numUpdatedRows } = await trx
      .updateTable('listing')
      .set({ feed: to })
      .where('feed', '=', from)
      .executeTakeFirst();
    return numUpdatedRows;
  });
}
