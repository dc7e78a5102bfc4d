import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { deleteEndedCorrections } from './corrections.ts';
import { deleteOldDevices } from './devices.ts';
import { deleteOldActions } from './log.ts';
import { deleteEndedSessions } from './sessions.ts';
import { deleteOldLinks } from './sign-ins.ts';

/**
 * Deletes links of more than a day ago, ended sessions, corrections that ended more than 30 days ago, and devices and
 * actions of more than a year ago.
 */
export async function deleteOldDeskData(db: Kysely<Database>, now: Date): Promise<void> {
  await deleteOldLinks(db, now);
  await deleteEndedSessions(db, now);
  await deleteOldDevices(db, now);
  await deleteOldActions(db, now);
  await deleteEndedCorrections(db, now);
}
