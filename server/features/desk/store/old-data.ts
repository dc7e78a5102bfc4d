import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { deleteOldActions } from './log.ts';
import { deleteEndedSessions } from './sessions.ts';

/** Deletes ended sessions, and actions of more than a year ago. */
export async function deleteOldDeskData(db: Kysely<Database>, now: Date): Promise<void> {
  await deleteEndedSessions(db, now);
  await deleteOldActions(db, now);
}
