/** The content of a backup: what a database and a file have in common. */
import type { AppliedMigration } from '../../platform/database/migration-history.ts';
import type { TableTotals } from './row-totals.ts';

/** A backup with another format number cannot be read. */
export const FORMAT = 1;

export interface Header {
  format: typeof FORMAT;
  /** ISO 8601. */
  createdAt: string;
  /** The version of PostgreSQL that the rows come from. */
  postgres: string;
  migrations: AppliedMigration[];
  /** The version of the tables of pg-boss; null when the database has none. */
  queues: number | null;
  tables: TableColumns[];
}

/** The rows of a backup, from a database or a file. */
export interface Snapshot {
  header: Header;
  /** All rows, table by table in the order of the header. */
  batches(): AsyncIterable<RowBatch>;
  /** Known when all batches have been read. */
  totals(): Promise<Totals>;
}

/** A table by its SQL name: quoted, with a schema only for the job queues. */
export interface TableColumns {
  table: string;
  /** Quoted names of all columns, without generated ones. */
  columns: string[];
}

/** Whole rows of a table, in the text format of COPY. */
export interface RowBatch {
  table: string;
  rows: Buffer;
}

/** The next value of a sequence, as `setval` takes it. */
export interface SequenceState {
  sequence: string;
  value: string;
  isCalled: boolean;
}

export interface Totals {
  /** By the names of `Header.tables`. */
  tables: Record<string, TableTotals>;
  sequences: SequenceState[];
}
