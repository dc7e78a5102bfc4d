import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import { removeMailFiles, removeOnceFiles } from '../../platform/mail/mail-files.ts';
import type { RetentionPeriods, SubmissionSources } from '../submissions/source.ts';
import { deleteExpiredKeys } from '../submissions/store/idempotency-keys.ts';
import { eraseUnusedLinks } from './store/links.ts';

interface Retention {
  now: Date;
  settings: RetentionPeriods & { mailFolder: string };
  sources: SubmissionSources;
}

/**
 * Erases expired submissions with their mail files, mail files whose recipients must not be stored, and expired
 * idempotency keys. Returns the number of submissions.
 */
export async function eraseExpiredData(
  db: Kysely<Database>,
  { now, settings, sources }: Retention,
): Promise<number> {
  const { mailFolder } = settings;
  let erased = 0;
  for (const source of Object.values(sources)) {
    const erasedIds = await source.eraseOld(db, now, settings);
    await removeMailFiles(mailFolder, erasedIds);
    erased += erasedIds.length;
  }
  await eraseUnusedLinks(db, now);
  await removeOnceFiles(mailFolder, now, Object.values(sources));
  await deleteExpiredKeys(db, now);
  return erased;
}
