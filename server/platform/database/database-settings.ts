/** The settings of the database server, of a connection pooler in front of it and of its read replicas. */
import * as v from 'valibot';

const SCHEME = /^postgres(ql)?:\/\//;

/** Whether a text begins as the URL of a PostgreSQL server does. */
export const hasDatabaseScheme = (value: string): boolean => SCHEME.test(value);

const url = v.pipe(v.string(), v.check(hasDatabaseScheme, 'is no address such as postgres://user@host/name'));

/** A comma-separated list. */
const urls = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((entry) => entry.trim())),
  v.check(
    (entries) => entries.every(hasDatabaseScheme),
    'is no list of addresses such as postgres://user@one/name, postgres://user@two/name',
  ),
);

export const onOrOff = v.picklist(['on', 'off'], 'is neither on nor off');

export const databaseVariables = v.object({
  DATABASE_URL: v.optional(url),
  DATABASE_DIRECT_URL: v.optional(url),
  DATABASE_REPLICA_URLS: v.optional(urls),
  PREPARED_STATEMENTS: v.optional(onOrOff),
});

export interface DatabaseSettings {
  /** URL of a PostgreSQL server or of its pooler; undefined: the embedded server. */
  databaseUrl?: string;
  /** URL of the server itself when `databaseUrl` is that of a pooler in transaction mode; undefined: there is none. */
  databaseDirectUrl?: string;
  /** URLs of the server's read replicas. */
  databaseReplicaUrls: string[];
  /** Whether frequent statements are prepared. */
  preparesStatements: boolean;
}

export function readDatabase(variables: v.InferOutput<typeof databaseVariables>): DatabaseSettings {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URLS, PREPARED_STATEMENTS } = variables;
  return {
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_DIRECT_URL,
    databaseReplicaUrls: DATABASE_REPLICA_URLS ?? [],
    // A pooler that knows no prepared statements fails requests at random, and most installed ones are such.
    preparesStatements: (PREPARED_STATEMENTS ?? (DATABASE_DIRECT_URL ? 'off' : 'on')) === 'on',
  };
}
