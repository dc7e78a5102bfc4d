import { sql, type Transaction } from 'kysely';
import type { Database } from './connect.ts';

/** The kind of violated constraint: time that is taken, or a row that already exists. */
export type Conflict = 'exclusion' | 'unique';

/** Conflicts by SQLSTATE; 40P01 is a deadlock, of which the database aborts one transaction. */
const CONFLICTS: Readonly<Record<string, Conflict>> = {
  '23P01': 'exclusion',
  '40P01': 'exclusion',
  '23505': 'unique',
};

/** Runs a change in a savepoint; when it violates a constraint, earlier changes of the transaction stay. */
export async function withSavepoint<Changed>(
  trx: Transaction<Database>,
  change: () => Promise<Changed>,
): Promise<{ changed: Changed; conflict: null } | { changed: null; conflict: Conflict }> {
  await sql`savepoint taking`.execute(trx);
  try {
    const changed = await change();
    await sql`release savepoint taking`.execute(trx);
    return { changed, conflict: null };
  } catch (error) {
    const conflict = CONFLICTS[(error as { code?: string }).code ?? ''];
    if (!conflict) throw error;
    await sql`rollback to savepoint taking`.execute(trx);
    return { changed: null, conflict };
  }
}
