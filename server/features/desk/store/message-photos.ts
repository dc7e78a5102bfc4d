import type { Kysely } from 'kysely';
import type { DeskScope } from '../../../../graphql/desk/scope.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isUuid } from '../../../platform/database/is-uuid.ts';
import { selectMessages } from './message-queries.ts';

/**
 * Returns a photo of a message as JPEG, in the order of the upload; `number`: from 1. Null when there is none, or when
 * the employee may not see the message.
 */
export async function findMessagePhoto(
  db: Kysely<Database>,
  scope: DeskScope,
  { messageId, number }: { messageId: string; number: number },
): Promise<Buffer | null> {
  if (!isUuid(messageId)) return null;
  const found = await selectMessages(db, scope)
    .innerJoin('lead_photo as photo', 'photo.lead_id', 'm.id')
    .where('m.id', '=', messageId)
    .select('photo.picture')
    .orderBy('photo.id')
    .offset(number - 1)
    .limit(1)
    .executeTakeFirst();
  return found?.picture ?? null;
}
