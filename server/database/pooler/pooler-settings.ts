/** The settings of the database server, and of a connection pooler in front of it. */
import * as v from 'valibot';

const url = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'is no address such as postgres://user@host/name'),
);

export const databaseVariables = v.object({
  DATABASE_URL: v.optional(url),
  DATABASE_DIRECT_URL: v.optional(url),
  PREPARED_STATEMENTS: v.optional(v.picklist(['on', 'off'], 'is neither on nor off')),
});

export interface DatabaseSettings {
  /** URL of a PostgreSQL server or of its pooler; undefined: the embedded server. */
  databaseUrl?: string;
  /** URL of the server itself when `databaseUrl` is that of a pooler in transaction mode; undefined: there is none. */
  databaseDirectUrl?: string;
  /** Whether frequent statements are prepared. */
  preparesStatements: boolean;
}

export function readDatabase(variables: v.InferOutput<typeof databaseVariables>): DatabaseSettings {
  const { DATABASE_URL, DATABASE_DIRECT_URL, PREPARED_STATEMENTS } = variables;
  return {
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_DIRECT_URL,
    // A pooler that knows no prepared statements fails requests at random, and most installed ones are such.
    preparesStatements: (PREPARED_STATEMENTS ?? (DATABASE_DIRECT_URL ? 'off' : 'on')) === 'on',
  };
}
