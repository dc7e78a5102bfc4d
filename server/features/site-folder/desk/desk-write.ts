/** Changes of the site at the desk: one after another, and none that its employee did not see. */
import type { Kysely, Transaction } from 'kysely';
import type { SiteChange } from '../../../../graphql/desk/site/ports.ts';
import type { Fault } from '../../../../shared/submissions/faults.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { TransactionWrite } from '../../../platform/database/transaction-write.ts';
import {
  type FileChanges,
  lockDeskFiles,
  newestVersion,
  readDeskFile,
  writeDeskFiles,
} from './desk-files.ts';

type Done = { isDone: true };
type Faulty = { faults: readonly Fault[] };

const CHANGED: Faulty = { faults: [{ field: 'version', fault: 'siteChanged' }] };
const TOO_MANY: Faulty = { faults: [{ field: 'version', fault: 'tooManySiteFiles' }] };

/** `names`: the files whose versions the employee saw. `changes` returns what to write, or why it cannot be written. */
export function writeSite(
  { names, seen, by, at }: SiteChange & { names: readonly string[] },
  changes: (trx: Transaction<Database>) => Promise<FileChanges | Faulty>,
): TransactionWrite<Done> {
  return async (trx) => {
    await lockDeskFiles(trx);
    if ((await newestVersion(trx, names)) !== seen) return CHANGED;
    const found = await changes(trx);
    if ('faults' in found) return found;
    return (await writeDeskFiles(trx, found, { by, at })) ? { result: { isDone: true } } : TOO_MANY;
  };
}

/** The entries of a table in JSON that employees wrote. An entry that is null stands for none. */
async function readDeskTable(db: Kysely<Database>, name: string): Promise<Map<string, unknown>> {
  const file = await readDeskFile(db, name);
  return new Map(file ? Object.entries(JSON.parse(file.content.toString()) as object) : []);
}

/** Writes an entry of a table. Null removes it, or hides an entry that only the site folder has. */
export async function changeTable(
  trx: Transaction<Database>,
  name: string,
  { key, entry }: { key: string; entry: unknown },
): Promise<FileChanges> {
  const table = await readDeskTable(trx, name);
  if (entry === null && (table.get(key) ?? null) !== null) table.delete(key);
  else table.set(key, entry);
  return new Map([[name, table.size === 0 ? null : toJson(Object.fromEntries(table))]]);
}

/** The bytes of a file in JSON. */
export const toJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

export const faultOf = (field: string, fault: Fault['fault']): Faulty => ({ faults: [{ field, fault }] });
