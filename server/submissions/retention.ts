import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { forgetAnswered } from '../database/submissions/answered.ts';
import { removeMailFiles, removeOnceFiles } from '../mail/mail-files.ts';
import { SOURCES } from './sources.ts';

interface Retention {
  now: Date;
  /** How long submissions are kept. */
  months: number;
  mailFolder: string;
}

/**
 * Erases submissions that are too old, with the files of their mails; files of mails whose recipients are not kept;
 * and expired idempotency keys. Returns the number of submissions.
 */
export async function endRetention(
  db: Kysely<Database>,
  { now, months, mailFolder }: Retention,
): Promise<number> {
  const sources = Object.values(SOURCES);
  let erased = 0;
  for (const source of sources) {
    const gone = await source.eraseOld(db, { now, months });
    await removeMailFiles(mailFolder, gone);
    erased += gone.length;
  }
  await removeOnceFiles(mailFolder, now, sources);
  await forgetAnswered(db, now);
  return erased;
}
