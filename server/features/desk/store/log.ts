import type { Kysely, Transaction } from 'kysely';
import type { DeskLog, LoggedAction } from '../../../../graphql/desk/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { TransactionWrite } from '../../../platform/database/transaction-write.ts';

/** How long actions are kept. */
const KEPT_DAYS = 365;
const DAY_MS = 86_400_000;

export function createDeskLog(db: Kysely<Database>): DeskLog {
  return {
    record: (entry, write) => async (trx: Transaction<Database>) => {
      const outcome = await (write as TransactionWrite<never>)(trx);
      if (!('faults' in outcome)) await logAction(trx, entry);
      return outcome;
    },
    async list({ before, limit }) {
      const id = before === null ? null : Number.parseInt(before, 10);
      const rows = await db
        .selectFrom('desk_log')
        .selectAll()
        .$if(id !== null && Number.isSafeInteger(id), (query) => query.where('id', '<', id))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row): LoggedAction => ({ ...row, id: String(row.id) }));
    },
  };
}

/** Adds an entry to the log; returns its id. */
export async function logAction(db: Kysely<Database>, entry: Omit<LoggedAction, 'id'>): Promise<string> {
  const { id } = await db.insertInto('desk_log').values(entry).returning('id').executeTakeFirstOrThrow();
  return String(id);
}

/** Returns an entry of the log; null when there is none with this id. */
export async function findAction(db: Kysely<Database>, id: string): Promise<LoggedAction | null> {
  const row = await db
    .selectFrom('desk_log')
    .selectAll()
    .where('id', '=', Number.parseInt(id, 10))
    .executeTakeFirst();
  return row ? { ...row, id } : null;
}

/** Deletes actions of more than a year ago. */
export async function deleteOldActions(db: Kysely<Database>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.deleteFrom('desk_log').where('at', '<', oldest).execute();
}
