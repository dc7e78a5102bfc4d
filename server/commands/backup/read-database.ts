/** Reads all rows of the site in one snapshot, while the site runs. */
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readMigrations } from '../../platform/database/migration-files.ts';
import { checkHistory } from '../../platform/database/migration-history.ts';
import { batchRows, RowTotals, type TableTotals } from './row-totals.ts';
import { listTables, readHistory, readQueueVersion, readSequences } from './site-objects.ts';
import { FORMAT, type Header, type RowBatch, type Snapshot, type TableColumns } from './snapshot.ts';

/** Bounds the memory; a batch is larger only when a row is. */
const BATCH_BYTES = 1_000_000;

export interface DatabaseSnapshot extends Snapshot {
  /** Tables of the schema that are not the site's. */
  foreign: string[];
}

/** Begins a transaction, which ends with the connection, and returns its snapshot of the database. */
export async function takeSnapshot(client: pg.Client): Promise<DatabaseSnapshot> {
  const migrations = await readMigrations();
  const { tables, foreign } = await listTables(client, migrations);
  await client.query('begin isolation level repeatable read, read only');
  const history = await readLocked(client, tables);
  checkHistory('database', history, migrations);
  const { rows } = await client.query<{ postgres: string }>(
    `select split_part(current_setting('server_version'), ' ', 1) as postgres`,
  );
  const header: Header = {
    format: FORMAT,
    createdAt: new Date().toISOString(),
    postgres: rows[0]?.postgres ?? '',
    migrations: history,
    queues: await readQueueVersion(client),
    tables,
  };
  return { header, foreign, ...readRows(client, tables) };
}

/**
 * Locks the tables before the first query takes the snapshot: a table truncated or dropped in between would look
 * empty. Readers and writers are not blocked. Returns the migration history.
 */
async function readLocked(client: pg.Client, tables: readonly TableColumns[]) {
  const names = tables.map(({ table }) => table);
  if (!names.includes('migration')) throw new Error('The database has no tables of the site.');
  await client.query(`lock table ${names.join(', ')} in access share mode`);
  return readHistory(client);
}

function readRows(client: pg.Client, tables: readonly TableColumns[]) {
  const totals: Record<string, TableTotals> = {};
  return {
    async *batches(): AsyncGenerator<RowBatch> {
      for (const columns of tables) {
        const counted = new RowTotals();
        for await (const rows of batchRows(copyOut(client, columns), BATCH_BYTES)) {
          counted.add(rows);
          yield { table: columns.table, rows };
        }
        totals[columns.table] = counted.totals;
      }
    },
    totals: async () => ({ tables: totals, sequences: await readSequences(client, tables) }),
  };
}

/** Streams the rows of a table. A partitioned table can be read only by a query. */
function copyOut(client: pg.Client, { table, columns }: TableColumns): Readable {
  return client.query(copyTo(`copy (select ${columns.join(', ')} from ${table}) to stdout`));
}

/** Counts and hashes the rows of a table as it is now. */
export async function countRows(client: pg.Client, table: TableColumns): Promise<TableTotals> {
  const counted = new RowTotals();
  for await (const rows of batchRows(copyOut(client, table), BATCH_BYTES)) counted.add(rows);
  return counted.totals;
}
