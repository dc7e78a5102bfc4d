/** Reads what a database contains, by other means than the commands do. */
import pg from 'pg';
import { type DatabaseTarget, poolConfig } from '../../../server/platform/database/connect.ts';

const SCHEMAS = `('public', 'jobs')`;
/** Partitions that the queue creates each day; a backup leaves out their rows. */
const PARTITION_OF_DAY = 'queue_stats_[0-9]+';

/** Queries without the application name of the site, which the commands look for. */
export async function query<Row extends pg.QueryResultRow>(
  target: DatabaseTarget,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(poolConfig(target));
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the number of rows of each table and the hash of its rows, and the state of each sequence. */
export async function contentOf(target: DatabaseTarget): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    target,
    `select quote_ident(nspname) || '.' || quote_ident(relname) as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and nspname in ${SCHEMAS} and relname !~ '^${PARTITION_OF_DAY}$' order by 1`,
  );
  const rows = tables.map(
    ({ name }) => `select '${name}' as name,
      count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as content
      from (select md5(one::text) as line from ${name} one) lines`,
  );
  const sequences = `
    select schemaname || '.' || sequencename, coalesce(last_value::text, 'unused')
    from pg_sequences where schemaname in ${SCHEMAS}`;
  const found = await query<{ name: string; content: string }>(
    target,
    [...rows, sequences].join(' union all '),
  );
  return Object.fromEntries(found.map(({ name, content }) => [name, content]));
}

/** Returns the definitions of constraints, triggers, indexes, columns, views and functions. */
export async function rulesOf(target: DatabaseTarget): Promise<string[]> {
  const found = await query<{ rule: string }>(
    target,
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid) || ' ' || convalidated as rule
        from pg_constraint join pg_namespace on pg_namespace.oid = connamespace where nspname in ${SCHEMAS}
      union all
      select tgrelid::regclass || ' ' || tgenabled::text || ' ' || pg_get_triggerdef(pg_trigger.oid)
        from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
        where nspname in ${SCHEMAS} and not tgisinternal
      union all
      select indexdef from pg_indexes where schemaname in ${SCHEMAS}
      union all
      select concat_ws(' ', table_schema, table_name, column_name, data_type, column_default, is_nullable,
        identity_generation, generation_expression) from information_schema.columns where table_schema in ${SCHEMAS}
      union all
      select viewname || definition from pg_views where schemaname in ${SCHEMAS}
      union all
      select pg_get_functiondef(pg_proc.oid) from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
        where nspname in ${SCHEMAS} and prokind = 'f' and probin is null
      order by 1`,
  );
  return found.map(({ rule }) => rule).filter((rule) => !new RegExp(PARTITION_OF_DAY).test(rule));
}
