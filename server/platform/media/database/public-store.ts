/** Which files browsers can read from an object store. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** An object store from which browsers read files. */
export interface PublicStore {
  /** The location in `media_file.complete_in`. */
  location: string;
  /** The URL below which browsers find files by their keys. */
  url: string;
}

/** SQL for the URL of the store when it has all files of the row of `media_file`; null otherwise. */
export function storeUrl(store: PublicStore | null): RawBuilder<string | null> {
  if (!store) return sql`null::text`;
  return sql`case when media_file.complete_in = ${store.location} then ${store.url}::text end`;
}

export interface IncompleteFile {
  hash: string;
  /** Width of the largest version of a picture in pixels; null for a document. */
  width: number | null;
}

/** Those of these pictures, in their order, and all documents in use that are not known to be in the store. */
export async function findIncompleteFiles(
  db: Kysely<Database>,
  { location }: PublicStore,
  pictures: readonly { hash: string }[],
): Promise<IncompleteFile[]> {
  const hashes = pictures.map(({ hash }) => hash);
  const { rows } = await sql<IncompleteFile>`
    select hash, width
    from media_file left join unnest(${hashes}::text[]) with ordinality as newest (hash, position) using (hash)
    where complete_in is distinct from ${location}
      and (position is not null or (kind = 'DOCUMENT' and unused_since is null))
    group by hash
    order by min(position), hash`.execute(db);
  return rows;
}

/** Notes that the store has all files of a picture or document. */
export async function saveComplete(
  db: Kysely<Database>,
  hash: string,
  { location }: PublicStore,
): Promise<void> {
  await db.updateTable('media_file').set({ complete_in: location }).where('hash', '=', hash).execute();
}

/** Returns which of these are known to be in the store with all of their files. */
export async function findComplete(
  db: Kysely<Database>,
  hashes: readonly string[],
  { location }: PublicStore,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('media_file')
    .where('hash', '=', sql<string>`any(${hashes}::text[])`)
    .where('complete_in', '=', location)
    .select('hash')
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}
