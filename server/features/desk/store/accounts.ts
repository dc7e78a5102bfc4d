import { type Kysely, sql, type Transaction } from 'kysely';
import type { DeskAccounts } from '../../../../graphql/desk/account-ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { currentSessions } from './sessions.ts';

const DONE = { result: { isDone: true } } as const;
const NOT_FOUND = { faults: [{ field: 'id', fault: 'notFound' }] } as const;

/** What employees see and change of their own accounts. */
export function createDeskAccounts(db: Kysely<Database>): DeskAccounts {
  return {
    listSessions: (email, now) =>
      currentSessions(db, now).where('email', '=', email).orderBy('seen_at', 'desc').orderBy('id').execute(),
    endSession: (email, id) => async (trx: Transaction<Database>) => {
      const ended = await trx
        .deleteFrom('desk_session')
        .where('email', '=', email)
        .where(sql<string>`id::text`, '=', id)
        .returning('id')
        .executeTakeFirst();
      return ended ? DONE : NOT_FOUND;
    },
    endOtherSessions: (email, keptId) => async (trx: Transaction<Database>) => {
      await trx.deleteFrom('desk_session').where('email', '=', email).where('id', '<>', keptId).execute();
      return DONE;
    },
  };
}
