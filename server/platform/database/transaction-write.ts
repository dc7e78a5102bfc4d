import type { Transaction } from 'kysely';
import type { WriteResult } from '../../../graphql/submissions/ports.ts';
import type { Database } from './connect.ts';

/** The actual type of a feature's write. */
export type TransactionWrite<Result> = (trx: Transaction<Database>) => Promise<WriteResult<Result>>;
