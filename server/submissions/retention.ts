import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { eraseUnusedLinks } from '../database/personal-data/links.ts';
import { deleteExpiredKeys } from '../database/submissions/idempotency-keys.ts';
import { removeMailFiles, removeOnceFiles } from '../mail/mail-files.ts';
import type { Settings } from '../settings.ts';
import type { SubmissionSources } from './source.ts';

interface Retention {
  now: Date;
  settings: Settings;
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
