/** Creates the empty tables of a backup in a transaction, and drops those of the site. */
import type pg from 'pg';
import { getConstructionPlans, getRollbackPlans } from 'pg-boss';
import type { Migration } from '../../platform/database/migration-files.ts';
import { HISTORY_TABLES } from '../../platform/database/migration-history.ts';
import { SCHEMA as QUEUES } from '../../platform/jobs/start-boss.ts';
import { listTables, objectsOf, readQueueVersion } from './site-objects.ts';
import type { Header } from './snapshot.ts';

/**
 * Creates the tables as the release of the backup had them: by its migrations, and by pg-boss.
 * @throws Error when the header names other tables or columns.
 */
export async function createTables(
  client: pg.Client,
  header: Header,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query(HISTORY_TABLES);
  const applied = new Set(header.migrations.map(({ name }) => name));
  for (const { name, sql } of migrations) {
    if (!applied.has(name)) continue;
    await client.query(sql);
    // Tables with pending events of triggers cannot be altered.
    await client.query('set constraints all immediate; set constraints all deferred');
  }
  if (header.queues !== null) await createQueueTables(client, header.queues);
  const { tables } = await listTables(client, migrations);
  const created = new Map(tables.map(({ table, columns }) => [table, columns.join()]));
  const wrong = header.tables.filter(({ table, columns }) => created.get(table) !== columns.join());
  if (wrong.length > 0 || created.size !== header.tables.length) {
    const names = wrong.map(({ table }) => table).join(', ') || 'their number';
    throw new Error(`The backup has other tables than its migrations create: ${names}.`);
  }
}

/** pg-boss creates its newest tables; its own rollbacks lead to an older version, which it migrates when it starts. */
async function createQueueTables(client: pg.Client, version: number): Promise<void> {
  await client.query(withoutCommit(getConstructionPlans(QUEUES)));
  const newest = (await readQueueVersion(client)) ?? 0;
  if (version > newest) {
    throw new Error(
      `The backup is newer than this program: its queues have version ${version}, and not ${newest}.`,
    );
  }
  for (let current = newest; current > version; current--)
    await client.query(withoutCommit(getRollbackPlans(QUEUES, current)));
  // The plans set shorter timeouts, which last as long as the transaction.
  await client.query('set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0');
}

/** Removes the statements that begin and commit a transaction. */
function withoutCommit(plan: string): string {
  const statements = /^\s*BEGIN;(?<statements>.*)COMMIT;\s*$/s.exec(plan)?.groups?.statements;
  if (!statements) throw new Error('pg-boss has changed its plans');
  return statements;
}

/** Creates the partition of each stored queue; the table of queues keeps its rows. */
export async function createPartitions(client: pg.Client): Promise<void> {
  await client.query(`
    create temporary table stored_queue on commit drop as select * from ${QUEUES}.queue;
    delete from ${QUEUES}.queue;
    select ${QUEUES}.create_queue(name, jsonb_build_object('policy', policy, 'partition', partition))
      from stored_queue;
    delete from ${QUEUES}.queue;
    insert into ${QUEUES}.queue select * from stored_queue`);
}

/** Drops what the migrations and pg-boss created, and nothing else. */
export async function dropSite(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(`drop schema if exists ${QUEUES} cascade`);
  const objects = objectsOf(migrations);
  for (const kind of ['view', 'table', 'function', 'type', 'text search configuration'])
    for (const { name } of objects.filter((one) => one.kind === kind))
      await client.query(`drop ${kind} if exists ${name} cascade`);
}
