/** Restores a snapshot into a database, and brings it to the state of this program. */
import type { DatabaseTarget } from '../../platform/database/connect.ts';
import { migrate } from '../../platform/database/migrate.ts';
import type { Settings } from '../../settings/settings.ts';
import { allowSite, keepSiteAway, withClient } from './connect.ts';
import type { Snapshot } from './snapshot.ts';
import { type Writing, writeDatabase } from './write-database.ts';

type Print = (message: string) => void;

/**
 * Writes the snapshot in one transaction, then applies later migrations and collects statistics for the planner.
 * @throws Error when the database is in use or not empty; then nothing has changed.
 */
export async function restoreSnapshot(
  target: DatabaseTarget,
  snapshot: Snapshot,
  writing: Writing,
  print: Print,
): Promise<void> {
  await withClient(target, async (client) => {
    await keepSiteAway(client, writing.name);
    await writeDatabase(client, snapshot, writing);
    await allowSite(client);
    // Index-only scans need pages that are known to be visible.
    for (const { table } of snapshot.header.tables) await client.query(`vacuum (analyze) ${table}`);
  });
  const later = await migrate(target, print);
  if (later.length > 0) print(`Later migrations applied: ${later.length}.`);
}

/** What messages call the database of the settings. */
export function databaseName({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string {
  return databaseUrl ? 'The database of DATABASE_URL' : `The embedded database in ${dataDir}`;
}

/** Describes the rows of a snapshot. */
export function describeRows(totals: Record<string, { rows: number; bytes: number }>): string {
  const all = Object.values(totals);
  const rows = all.reduce((sum, one) => sum + one.rows, 0);
  const bytes = all.reduce((sum, one) => sum + one.bytes, 0);
  return `${all.length} tables, ${rows} rows, ${megabytes(bytes)}`;
}

/** Formats bytes as megabytes. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
