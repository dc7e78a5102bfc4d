/** Writes what employees wrote for the site as files of a site folder. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { HOURS_FILE } from '../hours-file.ts';
import { REDIRECTS_FILE } from '../redirects-file.ts';
import { lockDeskFiles } from './desk-files.ts';
import { toJson } from './desk-write.ts';

const TABLES = [HOURS_FILE, REDIRECTS_FILE];
const MESSAGES = /^messages\.[a-z]{2}\.json$/;

/**
 * Writes the files into a folder, and returns their names. Entries of tables join those of the folder's own file, as on
 * the site. `isMoved`: they are removed from the database; the site should then use the folder.
 * @throws when a file cannot be written, or the folder's own table is no JSON. Then nothing is removed.
 */
export async function exportDeskFiles(
  db: Kysely<Database>,
  folder: string,
  { isMoved }: { isMoved: boolean },
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await lockDeskFiles(trx);
    const files = await trx.selectFrom('site_file').select(['name', 'content']).orderBy('name').execute();
    for (const { name, content } of files) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      const isTable = TABLES.includes(name) || MESSAGES.test(name);
      await writeFile(file, isTable ? await joinTables(file, content) : content);
    }
    if (isMoved) await trx.deleteFrom('site_file').execute();
    return files.map(({ name }) => name);
  });
}

/** The entries of the folder's file and the desk's, without those that the desk removed. */
async function joinTables(file: string, content: Buffer): Promise<Buffer> {
  const own = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const entries = Object.entries({ ...JSON.parse(own), ...JSON.parse(content.toString()) });
  return toJson(Object.fromEntries(entries.filter(([, entry]) => entry !== null)));
}
