import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import { findMailFiles, removeFiles, removeMailFiles } from '../../platform/mail/mail-files.ts';
import type { ErasureContext, PersonalRecords } from '../submissions/source.ts';
import { eraseDataLink } from './store/links.ts';

interface Means extends ErasureContext {
  sources: Readonly<Record<string, Pick<PersonalRecords, 'eraseAbout'>>>;
  /** The folder of mail files when no SMTP server is configured. */
  mailFolder: string;
}

/**
 * Erases all records of an address, its token, and the files of mails to and about it. A mail file whose record no
 * longer contains the recipient is found by its text. Returns the number of erased records and of other files.
 */
export async function erasePersonalDataOf(
  db: Kysely<Database>,
  email: string,
  { now, addMails, sources, mailFolder }: Means,
): Promise<{ records: number; files: number }> {
  const erasedIds: string[] = [];
  for (const source of Object.values(sources))
    erasedIds.push(...(await source.eraseAbout(db, email, { now, addMails })));
  await eraseDataLink(db, email);
  await removeMailFiles(mailFolder, erasedIds);
  const files = await findMailFiles(mailFolder, email);
  await removeFiles(
    mailFolder,
    files.map(({ name }) => name),
  );
  return { records: erasedIds.length, files: files.length };
}
