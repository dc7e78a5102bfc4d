/** Changes of the site at the desk: one after another, and none that its employee did not see. */
import type { Kysely, Transaction } from 'kysely';
import type { SiteChange } from '../../../../graphql/desk/site/ports.ts';
import { faultOf } from '../../../../graphql/submissions/fault-of.ts';
import type { SiteFault } from '../../../../shared/submissions/faults.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { TransactionWrite } from '../../../platform/database/transaction-write.ts';
import { MAX_TEXT_BYTES } from '../files/read-file.ts';
import type { SiteFolder } from '../site-folder.ts';
import {
  type FileChanges,
  lockDeskFiles,
  newestVersion,
  readDeskFile,
  writeDeskFiles,
} from './desk-files.ts';
import type { DeskSiteDependencies } from './site-dependencies.ts';

type Done = { isDone: true };

interface WriteOptions extends SiteChange {
  /** The files whose versions the employee saw. */
  names: readonly string[];
  /** The fault when there is another version by then. */
  whenChanged?: SiteFault;
}

/**
 * Creates the write of a change. `changes` returns what to write, or why it cannot be written; it gets the state of the
 * site that the change follows.
 */
export function writeSite(
  { siteFolder }: Pick<DeskSiteDependencies, 'siteFolder'>,
  { names, seen, by, at, whenChanged = 'siteChanged' }: WriteOptions,
  changes: (
    trx: Transaction<Database>,
    site: SiteFolder,
  ) => Promise<FileChanges | ReturnType<typeof faultOf>>,
): TransactionWrite<Done> {
  return async (trx) => {
    await lockDeskFiles(trx);
    if ((await newestVersion(trx, names)) !== seen) return faultOf('version', whenChanged);
    const found = await changes(trx, await readNewest(siteFolder));
    if ('faults' in found) return found;
    const isTooLarge = [...found].some(
      ([name, content]) => !name.startsWith('pictures/') && (content?.length ?? 0) > MAX_TEXT_BYTES,
    );
    if (isTooLarge) return faultOf('version', 'siteFileTooLarge');
    return (await writeDeskFiles(trx, found, { by, at }))
      ? { result: { isDone: true } }
      : faultOf('version', 'tooManySiteFiles');
  };
}

/** The newest version of some files, and the state of the site with at least its changes. */
export async function readSite(
  { db, siteFolder }: Pick<DeskSiteDependencies, 'db' | 'siteFolder'>,
  names: readonly string[],
): Promise<{ site: SiteFolder; version: number }> {
  const version = await newestVersion(db, names);
  return { site: await readNewest(siteFolder), version };
}

/** @throws when it cannot be read: an older state would be taken for the newest one. */
async function readNewest({ refreshDesk, current }: DeskSiteDependencies['siteFolder']): Promise<SiteFolder> {
  if (await refreshDesk()) return current();
  throw new Error('what employees wrote cannot be read');
}

/** The entries of a table in JSON that employees wrote. An entry that is null stands for none. */
async function readDeskTable(db: Kysely<Database>, name: string): Promise<Map<string, unknown>> {
  const file = await readDeskFile(db, name);
  return new Map(file ? Object.entries(JSON.parse(file.content.toString()) as object) : []);
}

/** Writes entries of a table. Null removes an entry, and hides that of the site folder. */
export async function changeTable(
  trx: Transaction<Database>,
  { name, site }: { name: string; site: SiteFolder },
  entries: Readonly<Record<string, unknown>>,
): Promise<FileChanges> {
  const table = await readDeskTable(trx, name);
  for (const [key, entry] of Object.entries(entries)) {
    if (entry === null && !site.isInFolder(name, key)) table.delete(key);
    else table.set(key, entry);
  }
  return new Map([[name, table.size === 0 ? null : toJson(Object.fromEntries(table))]]);
}

/** The bytes of a file in JSON. */
export const toJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
