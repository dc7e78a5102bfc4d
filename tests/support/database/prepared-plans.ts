import pg from 'pg';
import { shouldPrepare } from '../../../server/platform/database/preparing-client.ts';
import { explainOnce } from './explain.ts';

/** A statement with its values. */
interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** After five custom plans PostgreSQL decides whether to switch to a generic plan. */
const USES = 12;

/**
 * Returns how many pages of 8 kB each statement reads after many executions: by its generic plan, where the
 * statement is prepared and PostgreSQL chooses that plan, else by a custom plan.
 */
export async function pagesWithPreparedPlan(
  pool: pg.Pool,
  statements: readonly Statement[],
): Promise<number[]> {
  const texts = new Set(statements.map(({ sql }) => sql));
  if (texts.size !== 1) throw new Error(`${texts.size} texts instead of one`);
  const client = await pool.connect();
  try {
    await client.query(`prepare kept as ${[...texts][0]}`);
    for (let use = 0; use < USES; use++) await client.query(execution(statements[use % statements.length]));
    const { rows } = await client.query(
      `select generic_plans > 0 as "isKept" from pg_prepared_statements where name = 'kept'`,
    );
    const isKept = rows[0].isKept && shouldPrepare([...texts].join());
    await client.query(`set plan_cache_mode = ${isKept ? 'force_generic_plan' : 'force_custom_plan'}`);
    const pages: number[] = [];
    for (const statement of statements) pages.push((await explainOnce(client, execution(statement))).pages);
    return pages;
  } finally {
    await client.query('deallocate kept; reset plan_cache_mode');
    client.release();
  }
}

function execution({ parameters }: Statement = { sql: '', parameters: [] }): string {
  return parameters.length === 0 ? 'execute kept' : `execute kept(${parameters.map(literal).join(', ')})`;
}

function literal(value: unknown): string {
  const text = Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join()}}` : String(value);
  return pg.escapeLiteral(text);
}
