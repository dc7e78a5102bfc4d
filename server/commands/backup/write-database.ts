/** Writes a backup into an empty database in one transaction, and compares each table afterwards. */
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Migration, readMigrations } from '../../platform/database/migration-files.ts';
import { checkHistory } from '../../platform/database/migration-history.ts';
import { SCHEMA as QUEUES } from '../../platform/jobs/start-boss.ts';
import { createPartitions, createTables, dropSite } from './create-schema.ts';
import { countRows } from './read-database.ts';
import { isSameContent } from './row-totals.ts';
import { listTables } from './site-objects.ts';
import type { Header, Snapshot, Totals } from './snapshot.ts';

export interface Writing {
  /** What messages call the database. */
  name: string;
  /** Whether the site's tables in the database are dropped first. */
  isReplacing: boolean;
  /** What the operator can do when the database is not empty. */
  whenNotEmpty: string;
  /** Runs after all rows have been compared, before the commit. */
  beforeCommit?: (client: pg.Client, totals: Totals) => Promise<void>;
}

/**
 * A failure leaves the transaction open: it ends with the connection, which must be closed, and changes nothing.
 * @throws Error when the database has data, or a table differs from the backup.
 */
export async function writeDatabase(client: pg.Client, snapshot: Snapshot, writing: Writing): Promise<void> {
  const { header } = snapshot;
  const migrations = await readMigrations();
  checkHistory('backup', header.migrations, migrations);
  await client.query('begin');
  await checkEmpty(client, migrations, writing);
  if (writing.isReplacing) await dropSite(client, migrations);
  await createTables(client, header, migrations);
  const restoreRules = await suspendRules(client, header);
  // Some migrations insert rows, which are part of the backup.
  await client.query(`truncate ${header.tables.map(({ table }) => table).join(', ')}`);
  await loadRows(client, snapshot);
  await restoreRules();
  const totals = await snapshot.totals();
  for (const { sequence, value, isCalled } of totals.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [sequence, value, isCalled]);
  await compareTables(client, header, totals.tables);
  await writing.beforeCommit?.(client, totals);
  await client.query('commit');
}

async function checkEmpty(
  client: pg.Client,
  migrations: readonly Migration[],
  { name, isReplacing, whenNotEmpty }: Writing,
): Promise<void> {
  const { tables, foreign } = await listTables(client, migrations);
  if (foreign.length > 0) {
    throw new Error(
      `${name} has tables of another program (${foreign.join(', ')}): use a database of its own.`,
    );
  }
  if (tables.length > 0 && !isReplacing)
    throw new Error(`${name} has ${tables.length} tables of a site. Nothing was changed. ${whenNotEmpty}`);
}

/**
 * Disables triggers and drops foreign keys, so that tables can be filled in any order, and no trigger writes rows of
 * its own. Returns the function that restores them; it checks all foreign keys. Partitions get theirs from pg-boss
 * later.
 */
async function suspendRules(client: pg.Client, { tables }: Header): Promise<() => Promise<void>> {
  const names = tables.map(({ table }) => table);
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conparentid = 0 and conrelid = any($1::regclass[])`,
    [names],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of names) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    // Tables with pending events of deferred constraints cannot be altered.
    await client.query('set constraints all immediate');
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const table of names) await client.query(`alter table ${table} enable trigger user`);
  };
}

/** Copies the batches, which have the order of the header's tables. */
async function loadRows(client: pg.Client, snapshot: Snapshot): Promise<void> {
  const all = snapshot.batches()[Symbol.asyncIterator]();
  try {
    let next = await all.next();
    for (const { table, columns } of snapshot.header.tables) {
      const rows = async function* () {
        for (; !next.done && next.value.table === table; next = await all.next()) yield next.value.rows;
      };
      // When the rows cannot be read, the pipeline ends the COPY with an error.
      await pipeline(rows, client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)));
      if (table === `${QUEUES}.queue`) await createPartitions(client);
    }
    if (!next.done) throw new Error(`The backup has rows of ${next.value.table} at a wrong place.`);
  } finally {
    await all.return?.();
  }
}

async function compareTables(
  client: pg.Client,
  { tables }: Header,
  expected: Totals['tables'],
): Promise<void> {
  for (const table of tables) {
    const found = await countRows(client, table);
    const wanted = expected[table.table];
    if (!isSameContent(found, wanted)) {
      throw new Error(
        `The table ${table.table} differs from the backup after writing: ${found.rows} rows, and not ${wanted?.rows}. Nothing was changed.`,
      );
    }
  }
}
