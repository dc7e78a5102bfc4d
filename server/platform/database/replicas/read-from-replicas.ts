/** A database for queries of the published catalogue, which replicas answer where they can. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { causesOf } from '../../errors/causes.ts';
import { isUnreachable } from '../../errors/unreachable.ts';
import type { Database } from '../connect.ts';
import type { Replica } from './replica.ts';

/** The catalogue version that this process serves. */
export interface ServedVersion {
  /** The number of the version in the database; null while it is not known. */
  readonly databaseNumber: number | null;
}

interface Sources {
  primary: Kysely<Database>;
  replicas: readonly Replica[];
  version: ServedVersion;
}

/** Whether a replica has the catalogue version that this process serves. */
export function isReadable({ state }: Pick<Replica, 'state'>, version: ServedVersion): boolean {
  const { databaseNumber } = version;
  return databaseNumber !== null && state.published !== null && state.published >= databaseNumber;
}

/**
 * Creates a database whose queries go to the readable replicas in turn, and to the primary while there is none. A query
 * that fails on a replica because of the replica is repeated on the primary. It has no transactions.
 */
export function readFromReplicas({ primary, replicas, version }: Sources): Kysely<Database> {
  let turn = 0;
  const chooseReplica = (): Replica | undefined => {
    const readable = replicas.filter((replica) => isReadable(replica, version));
    turn += 1;
    return readable[turn % readable.length];
  };
  const executeQuery = async <Row>(query: CompiledQuery) => {
    const replica = chooseReplica();
    if (!replica) return primary.executeQuery<Row>(query as CompiledQuery<Row>);
    try {
      return await replica.db.executeQuery<Row>(query as CompiledQuery<Row>);
    } catch (error) {
      if (!isFaultOfReplica(error)) throw error;
      if (isUnreachable(error)) replica.reportFailure(error);
      return primary.executeQuery<Row>(query as CompiledQuery<Row>);
    }
  };
  const connection: DatabaseConnection = {
    executeQuery,
    // biome-ignore lint/correctness/useYield: Kysely requires the method, and no catalogue query streams.
    async *streamQuery() {
      throw new Error('Queries of the catalogue are not streamed.');
    },
  };
  return new Kysely<Database>({ dialect: dialectOf(connection) });
}

/** 40001: cancelled because the replica replays a change of the same rows; 57014: the statement took too long. */
const CANCELLED = /^(40001|57014)$/;

function isFaultOfReplica(error: unknown): boolean {
  if (isUnreachable(error)) return true;
  return [...causesOf(error)].some(({ code = '' }: { code?: string }) => CANCELLED.test(code));
}

/** PostgreSQL's dialect over one connection, which needs no opening and closing. */
function dialectOf(connection: DatabaseConnection): Dialect {
  const rejectTransaction = async () => {
    throw new Error('The catalogue is only read.');
  };
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: rejectTransaction,
    commitTransaction: rejectTransaction,
    rollbackTransaction: rejectTransaction,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}
