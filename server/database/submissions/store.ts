import type { Kysely, Transaction } from 'kysely';
import type {
  Answered,
  Keep,
  Kept,
  SubmissionKey,
  SubmissionStore,
} from '../../../graphql/submissions/ports.ts';
import type { Fault } from '../../../shared/submissions/faults.ts';
import type { Database } from '../connect.ts';
import { createAnsweredKeys } from './answered.ts';

interface StoreParts {
  db: Kysely<Database>;
  /** The key of hashes and encryption. */
  secret: Buffer;
  now: () => Date;
}

/** Stores submissions in PostgreSQL, each with its idempotency key in one transaction. */
export function createSubmissionStore({ db, secret, now }: StoreParts): Omit<SubmissionStore, 'join'> {
  const keys = createAnsweredKeys(db, secret);

  const keepIn = <Result>(write: KeepIn<Result>, key: SubmissionKey | null) =>
    db.transaction().execute(async (trx) => {
      if (key && !(await keys.take(trx, key, now()))) return null;
      const kept = await write(trx);
      if ('faults' in kept) throw new NotKept(kept.faults);
      if (key) await keys.answer(trx, key, kept.result);
      return kept;
    });

  async function keep<Result>(write: Keep<Result>, key: SubmissionKey | null) {
    try {
      return (await keepIn(write as KeepIn<Result>, key)) ?? (await answeredMeanwhile<Result>(key));
    } catch (error) {
      if (error instanceof NotKept) return { faults: error.faults };
      throw error;
    }
  }

  async function answeredMeanwhile<Result>(key: SubmissionKey | null): Promise<Answered<Result>> {
    const answered = key && (await keys.find<Result>(key, now()));
    if (!answered) throw new Error('a key was answered, and its answer is gone');
    return answered;
  }

  return { findAnswered: (key) => keys.find(key, now()), keep };
}

/** The actual type of a feature's write function. */
type KeepIn<Result> = (trx: Transaction<Database>) => Promise<Kept<Result>>;

/** Thrown to roll back the transaction, including rows written before a fault was found. */
class NotKept extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super('not kept');
    this.faults = faults;
  }
}
