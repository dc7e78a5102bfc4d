/** The objects of the product in a database: its tables and those of the job queues. */
import type pg from 'pg';
import type { Migration } from '../../platform/database/migration-files.ts';
import type { AppliedMigration } from '../../platform/database/migration-history.ts';
import { SCHEMA as QUEUES } from '../../platform/jobs/start-boss.ts';
import type { SequenceState, TableColumns } from './snapshot.ts';

/** The tables of the migration history, which `HISTORY_TABLES` creates. */
const HISTORY = ['migration', 'kysely_migration'];
/** Tables that hold no data of the product: Kysely's lock, and statistics that pg-boss collects by day. */
const WITHOUT_DATA = ['kysely_migration_lock', 'queue_stats'];

/** Matches the objects that a migration creates, and the new name of a renamed table. */
const CREATION =
  /^\s*(?:create (?:or replace )?(?<kind>table|view|function|type|text search configuration) (?:if not exists )?|alter (?<renamed>table) \w+ rename to )(?<name>\w+)/gim;

export interface SiteObject {
  kind: string;
  name: string;
}

/** All objects that the program's migrations create; some may have been dropped or renamed since. */
export function objectsOf(migrations: readonly Migration[]): SiteObject[] {
  const created = migrations.flatMap(({ sql }) =>
    [...sql.matchAll(CREATION)].map(({ groups }) => ({
      kind: (groups?.kind ?? groups?.renamed ?? '').toLowerCase(),
      name: groups?.name ?? '',
    })),
  );
  const own = [...HISTORY, 'kysely_migration_lock'].map((name) => ({ kind: 'table', name }));
  return [...own, ...created];
}

interface TableRow extends TableColumns {
  /** Unquoted, without a schema. */
  name: string;
  isQueue: boolean;
}

/** Partitions are part of their table. Tables of extensions are not the product's. */
const TABLES = `
  select relname as name, nspname = '${QUEUES}' as "isQueue",
    case when nspname = '${QUEUES}' then '${QUEUES}.' else '' end || quote_ident(relname) as "table",
    (select coalesce(array_agg(quote_ident(attname) order by attnum), '{}') from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p') and not relispartition and nspname in (current_schema(), '${QUEUES}')
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
  order by "isQueue", relname <> 'queue', relname`;

export interface SiteTables {
  /** In the order in which they are loaded: the list of queues precedes the jobs, whose partitions depend on it. */
  tables: TableColumns[];
  /** Names of tables that no migration creates. */
  foreign: string[];
}

/** Returns the tables of a database that the program's migrations and pg-boss create, and the names of others. */
export async function listTables(client: pg.Client, migrations: readonly Migration[]): Promise<SiteTables> {
  const { rows } = await client.query<TableRow>(TABLES);
  const known = new Set(objectsOf(migrations).map(({ name }) => name));
  const hasQueues = (await readQueueVersion(client)) !== null;
  const isOwn = ({ isQueue, name }: TableRow) => (isQueue ? hasQueues : known.has(name));
  return {
    tables: rows
      .filter((row) => isOwn(row) && !WITHOUT_DATA.includes(row.name))
      .map(({ table, columns }) => ({ table, columns })),
    foreign: rows.filter((row) => !isOwn(row)).map(({ table }) => table),
  };
}

/** Returns the applied migrations in order; none for a database without the site's tables. */
export async function readHistory(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query(`select to_regclass('migration') is not null as "hasHistory"`);
  if (!found[0]?.hasHistory) return [];
  const { rows } = await client.query<AppliedMigration>('select name, checksum from migration order by name');
  return rows;
}

/** Returns the version of the tables of pg-boss; null without them. */
export async function readQueueVersion(client: pg.Client): Promise<number | null> {
  const { rows: found } = await client.query(
    `select to_regclass('${QUEUES}.version') is not null as "hasQueues"`,
  );
  if (!found[0]?.hasQueues) return null;
  const { rows } = await client.query<{ version: number }>(`select version from ${QUEUES}.version`);
  return rows[0]?.version ?? null;
}

/**
 * Returns the state of the sequences of these tables. Sequences ignore transactions: when they are read after the
 * tables, no value is below a stored id.
 */
export async function readSequences(
  client: pg.Client,
  tables: readonly TableColumns[],
): Promise<SequenceState[]> {
  const { rows } = await client.query<{ sequence: string }>(
    `select case when nspname = '${QUEUES}' then '${QUEUES}.' else '' end || quote_ident(relname) as sequence from pg_depend
      join pg_class on pg_class.oid = objid and relkind = 'S' join pg_namespace on pg_namespace.oid = relnamespace
      where classid = 'pg_class'::regclass and refobjid = any($1::regclass[]) and deptype in ('a', 'i') order by 1`,
    [tables.map(({ table }) => table)],
  );
  const states: SequenceState[] = [];
  for (const { sequence } of rows) {
    const { rows: found } = await client.query<Omit<SequenceState, 'sequence'>>(
      `select last_value as value, is_called as "isCalled" from ${sequence}`,
    );
    states.push(...found.map((state) => ({ sequence, ...state })));
  }
  return states;
}
