import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

/** A node of a plan as PostgreSQL describes it in JSON, with some of its properties. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

export interface Explained {
  root: PlanNode;
  /** The number of pages of 8 kB that the statement read. */
  pages: number;
  /** The plan as JSON. */
  text: string;
}

/** Returns a node and all nodes below it. */
export const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/**
 * Executes a statement and returns its plan. Executes it twice on one connection and takes the second plan, because
 * the first execution on a connection also reads the catalog.
 */
export async function explain(pool: pg.Pool, { sql, parameters }: CompiledQuery): Promise<Explained> {
  const client = await pool.connect();
  try {
    await explainOnce(client, sql, parameters);
    return await explainOnce(client, sql, parameters);
  } finally {
    client.release();
  }
}

/** Executes a statement on a connection and returns its plan. */
export async function explainOnce(
  client: pg.ClientBase,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Explained> {
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
  const root: PlanNode = rows[0]['QUERY PLAN'][0].Plan;
  const pages = root['Shared Hit Blocks'] + root['Shared Read Blocks'];
  return { root, pages, text: JSON.stringify(root) };
}
