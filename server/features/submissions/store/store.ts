import type { Kysely } from 'kysely';
import type {
  StoredResult,
  SubmissionKey,
  SubmissionStore,
  Write,
} from '../../../../graphql/submissions/ports.ts';
import type { Fault } from '../../../../shared/submissions/faults.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { TransactionWrite } from '../../../platform/database/transaction-write.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

interface StoreDependencies {
  db: Kysely<Database>;
  /** The key of hashes and encryption. */
  secret: Buffer;
  now: () => Date;
}

/** Stores submissions in PostgreSQL, each with its idempotency key in one transaction. */
export function createSubmissionStore({
  db,
  secret,
  now,
}: StoreDependencies): Omit<SubmissionStore, 'joinConcurrent'> {
  const keys = createIdempotencyKeys(db, secret);

  const storeInTransaction = <Result>(write: TransactionWrite<Result>, key: SubmissionKey | null) =>
    db.transaction().execute(async (trx) => {
      if (key && !(await keys.take(trx, key, now()))) return null;
      const outcome = await write(trx);
      if ('faults' in outcome) throw new NotStored(outcome.faults);
      if (key) await keys.answer(trx, key, outcome.result);
      return outcome;
    });

  async function store<Result>(write: Write<Result>, key: SubmissionKey | null) {
    try {
      return (
        (await storeInTransaction(write as TransactionWrite<Result>, key)) ??
        (await storedMeanwhile<Result>(key))
      );
    } catch (error) {
      if (error instanceof NotStored) return { faults: error.faults };
      throw error;
    }
  }

  async function storedMeanwhile<Result>(key: SubmissionKey | null): Promise<StoredResult<Result>> {
    const stored = key && (await keys.find<Result>(key, now()));
    if (!stored) throw new Error('a key was answered, and its answer is gone');
    return stored;
  }

  return { findStoredResult: (key) => keys.find(key, now()), store };
}

/** Thrown to roll back the transaction, including rows written before a fault was found. */
class NotStored extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super('not stored');
    this.faults = faults;
  }
}
