/** Files of the site folder that employees write at the desk, in PostgreSQL. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { ListedFile } from '../files/list-files.ts';

/** As in a folder. */
const MAX_FILES = 1000;

/** Lists all files by name, without their contents. */
export async function listDeskFiles(db: Kysely<Database>): Promise<ListedFile[]> {
  const rows = await db
    .selectFrom('site_file')
    .select(['name', 'version', sql<number>`octet_length(content)`.as('size')])
    .orderBy('name')
    .execute();
  return rows.map(({ name, version, size }) => ({
    name,
    size,
    stamp: `desk ${version}`,
    read: async () => (await readDeskFile(db, name))?.content ?? Buffer.alloc(0),
  }));
}

/** A file with its version; null when there is none. */
export async function readDeskFile(
  db: Kysely<Database>,
  name: string,
): Promise<{ content: Buffer; version: number } | null> {
  const row = await db
    .selectFrom('site_file')
    .select(['content', 'version'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ?? null;
}

/** Who changes a file, and when. */
export interface Author {
  /** E-mail address. */
  by: string;
  at: Date;
}

/** Files to write, and to remove (null), by name. */
export type FileChanges = ReadonlyMap<string, Buffer | null>;

/** The version of files that employees have not written. */
const NO_VERSION = 0;

/** Locks the files until the transaction ends: changes of the site are made one after another. */
export async function lockDeskFiles(trx: Transaction<Database>): Promise<void> {
  await sql`lock table site_file in share row exclusive mode`.execute(trx);
}

/** The newest version of some files; `NO_VERSION` when there are none. */
export async function newestVersion(db: Kysely<Database>, names: readonly string[]): Promise<number> {
  const { version } = await db
    .selectFrom('site_file')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('name', 'in', names)
    .executeTakeFirstOrThrow();
  return Number(version ?? NO_VERSION);
}

/** Writes and removes files. False: there would be too many; the caller ends the transaction. */
export async function writeDeskFiles(
  trx: Transaction<Database>,
  changes: FileChanges,
  { by, at }: Author,
): Promise<boolean> {
  for (const [name, content] of changes) {
    if (content) {
      const values = { content, changed_by: by, changed_at: at };
      await trx
        .insertInto('site_file')
        .values({ name, ...values })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ ...values, version: sql<number>`nextval('site_file_version')::int` }),
        )
        .execute();
    } else await trx.deleteFrom('site_file').where('name', '=', name).execute();
  }
  const { count } = await trx
    .selectFrom('site_file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) <= MAX_FILES;
}
