import pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/**
 * A client that prepares no statement, not even one with a name, as libraries send. Behind a pooler in transaction
 * mode, the statement of a name may be on another connection.
 */
export class UnpreparedClient extends pg.Client {
  override query = ((...args: unknown[]) => {
    const query = super.query as Query;
    const [first, ...others] = args;
    return query.apply(this, [isNamed(first) ? { ...first, name: undefined } : first, ...others]);
  }) as pg.Client['query'];
}

/** Whether a query is a text with a name; a query that submits itself (a cursor) has no name. */
function isNamed(query: unknown): query is pg.QueryConfig {
  return typeof query === 'object' && query !== null && 'name' in query && !('submit' in query);
}
