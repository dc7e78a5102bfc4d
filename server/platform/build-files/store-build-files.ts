/**
 * Browser files of recent builds, kept in the database. While servers of two releases run, and for a day after, a page
 * finds its files on each of them.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import { ASSETS } from '../http/static-files.ts';

const COMPRESSED = '.br';

/**
 * Stores the site's files of a build, before a server sends pages that name them. Deletes files that have been
 * superseded for a day.
 */
export async function storeBuildFiles(db: Kysely<Database>, clientFolder: string): Promise<void> {
  const folder = path.join(clientFolder, ASSETS);
  const names = await readdir(folder);
  const files = new Map(
    names.filter((name) => !name.endsWith(COMPRESSED)).map((name) => [`${ASSETS}/${name}`, name]),
  );
  const compressed = new Set(names.filter((name) => name.endsWith(COMPRESSED)));
  await db.transaction().execute(async (trx) => {
    // Servers that start at the same time wait for each other.
    await sql`lock table build_file in share row exclusive mode`.execute(trx);
    const paths = [...files.keys()];
    const stored = await trx.selectFrom('build_file').select('path').where('path', 'in', paths).execute();
    for (const row of stored) files.delete(row.path);
    const rows = await Promise.all(
      [...files].map(async ([url, name]) => {
        const encoding = compressed.has(name + COMPRESSED) ? 'br' : null;
        const bytes = await readFile(path.join(folder, encoding ? name + COMPRESSED : name));
        return { path: url, bytes, encoding };
      }),
    );
    if (rows.length > 0) await trx.insertInto('build_file').values(rows).execute();
    await supersedeOthers(trx, paths);
  });
}

async function supersedeOthers(trx: Transaction<Database>, paths: readonly string[]): Promise<void> {
  await sql`update build_file set superseded_at = null
    where superseded_at is not null and path = any(${paths})`.execute(trx);
  await sql`update build_file set superseded_at = now()
    where superseded_at is null and path <> all(${paths})`.execute(trx);
  await sql`delete from build_file where superseded_at < now() - interval '1 day'`.execute(trx);
}
