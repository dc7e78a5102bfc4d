/** Messages of visitors, and how far their answers are. */
import type { Kysely, Transaction } from 'kysely';
import type {
  DeskMessages,
  MessageChange,
  MessageProgress,
  MessageState,
} from '../../../../graphql/desk/message-ports.ts';
import { nextProgress } from '../../../../graphql/desk/next-progress.ts';
import { type DeskScope, NOT_YOURS } from '../../../../graphql/desk/scope.ts';
import type { WriteResult } from '../../../../graphql/submissions/ports.ts';
import type { Fault } from '../../../../shared/submissions/faults.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isUuid } from '../../../platform/database/is-uuid.ts';
import { readValuation } from '../../leads/store/valuations.ts';
import { countMessages, listMessageIds, selectMessages } from './message-queries.ts';
import { readMessages } from './read-messages.ts';

const FAULTS: Record<MessageState, Fault['fault']> = {
  NEW: 'messageIsNew',
  ANSWERING: 'messageIsAnswering',
  DONE: 'messageIsDone',
};

export function createDeskMessages(db: Kysely<Database>): DeskMessages {
  return {
    list: async (scope, search, page) => readMessages(db, await listMessageIds(db, { scope, search, page })),
    find: (scope, id) => findMessage(db, scope, id),
    async findValuation(id) {
      const valuation = await readValuation(db, id);
      return valuation && { ...valuation, photoCount: await countPhotos(db, id) };
    },
    count: (scope, of) => countMessages(db, scope, of),
    change: (scope, change) => (trx: Transaction<Database>) => changeMessage(trx, scope, change),
  };
}

async function findMessage(db: Kysely<Database>, scope: DeskScope, id: string) {
  if (!isUuid(id)) return null;
  const found = await selectMessages(db, scope).where('m.id', '=', id).select('m.id').execute();
  const [message = null] = await readMessages(
    db,
    found.map((row) => row.id),
  );
  return message;
}

async function countPhotos(db: Kysely<Database>, leadId: string): Promise<number> {
  const { count } = await db
    .selectFrom('lead_photo')
    .where('lead_id', '=', leadId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The lock of the lead serialises changes of its progress, also the first one, which has no row yet. */
async function changeMessage(
  trx: Transaction<Database>,
  scope: DeskScope,
  change: MessageChange,
): Promise<WriteResult<{ isDone: true }>> {
  await trx.selectFrom('lead').where('id', '=', change.id).select('id').forUpdate().execute();
  const message = await findMessage(trx, scope, change.id);
  if (!message) return { faults: NOT_YOURS };
  if (message.version !== change.version)
    return { faults: [{ field: 'version', fault: FAULTS[message.state] }] };
  await storeProgress(trx, message, change);
  return { result: { isDone: true } };
}

async function storeProgress(trx: Transaction<Database>, before: MessageProgress, change: MessageChange) {
  const changes = {
    ...nextProgress(before, change),
    note: change.note,
    changed_at: change.at,
    changed_by: change.by,
    version: before.version + 1,
  };
  await trx
    .insertInto('lead_progress')
    .values({ lead_id: change.id, ...changes })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(changes))
    .execute();
}
