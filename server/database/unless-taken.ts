import { sql, type Transaction } from 'kysely';
import type { Database } from './connect.ts';

/** What a rejected change ran into: time that is taken, or what exists already. */
export type Conflict = 'exclusion' | 'unique';

/** SQLSTATE of two that wait for each other (40P01): the database ends one of them. */
const CONFLICTS: Readonly<Record<string, Conflict>> = {
  '23P01': 'exclusion',
  '40P01': 'exclusion',
  '23505': 'unique',
};

/** Changes rows unless a constraint is in the way; what was done before in the transaction stays. */
export async function unlessTaken<Changed>(
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
