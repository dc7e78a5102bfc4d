import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { forgetAnswered } from '../database/leads/answered.ts';
import { eraseOldLeads } from '../database/leads/personal-data.ts';
import { removeFriendFiles, removeMailFiles } from '../mail/mail-files.ts';

interface Retention {
  now: Date;
  /** How long leads are kept. */
  months: number;
  mailFolder: string;
}

/**
 * Erases leads that are too old, with the files of their mails; files of mails to friends; and keys that answer
 * nothing any more.
 */
export async function endRetention(
  db: Kysely<Database>,
  { now, months, mailFolder }: Retention,
): Promise<number> {
  const gone = await eraseOldLeads(db, { now, months });
  await removeMailFiles(mailFolder, gone);
  await removeFriendFiles(mailFolder, now);
  await forgetAnswered(db, now);
  return gone.length;
}
