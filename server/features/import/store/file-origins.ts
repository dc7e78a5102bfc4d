/** The origin of the file that was imported last, of each feed that the site reads by itself. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { FileOrigin } from '../../feed/file-origin.ts';

/** Null: nothing to compare with. The feed of files imported by hand has none. */
export async function findFileOrigin(db: Kysely<Database>, feed: string): Promise<FileOrigin | null> {
  const row = await db.selectFrom('feed_state').select('origin').where('feed', '=', feed).executeTakeFirst();
  return (row?.origin as unknown as FileOrigin | undefined) ?? null;
}

export async function saveFileOrigin(db: Kysely<Database>, feed: string, origin: FileOrigin): Promise<void> {
  await db
    .updateTable('feed_state')
    .set({ origin: JSON.stringify(origin) })
    .where('feed', '=', feed)
    .execute();
}
