import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { MailReference, MailSource } from './mail-source.ts';

/** The additional extension of a file that is being written. */
export const UNFINISHED = '.part';
const UUID_LENGTH = 36;
const DAY_MS = 86_400_000;
const BETWEEN_WORDS = /[\s<>,;:]+/;

/** The file name of a mail, where no SMTP server is configured. */
export function mailFileName({ id, mail }: MailReference): string {
  return `${id}-${mail.toLowerCase()}.eml`;
}

export interface MailFile {
  name: string;
  /** The complete message. */
  text: string;
}

/** Finds the files of mails whose sender, recipient or reply address is this one. */
export async function findMailFiles(folder: string, email: string): Promise<MailFile[]> {
  const address = email.toLowerCase();
  const found: MailFile[] = [];
  for (const name of await namesIn(folder)) {
    const file = await readMailFile(folder, name);
    const [head = ''] = file?.text.split('\r\n\r\n') ?? [];
    if (file && head.toLowerCase().split(BETWEEN_WORDS).includes(address)) found.push(file);
  }
  return found;
}

/** Null when the file was removed meanwhile. An unfinished file may have been renamed meanwhile. */
async function readMailFile(folder: string, name: string): Promise<MailFile | null> {
  try {
    return { name, text: await readFile(path.join(folder, name), 'utf8') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return name.endsWith(UNFINISHED) ? readMailFile(folder, finishedName(name)) : null;
  }
}

function finishedName(name: string): string {
  return name.slice(0, -UNFINISHED.length);
}

/** Deletes the mail files of erased submissions, by their ids. */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const erased = new Set(ids);
  const names = await namesIn(folder);
  await removeFiles(
    folder,
    names.filter((name) => erased.has(name.slice(0, UUID_LENGTH))),
  );
}

/** Deletes the files of mails whose recipients must not be stored longer than needed: after a day. */
export async function removeOnceFiles(
  folder: string,
  now: Date,
  sources: readonly Pick<MailSource, 'singleUseMails'>[],
): Promise<void> {
  const endings = sources.flatMap(({ singleUseMails }) =>
    singleUseMails.map((mail) => mailFileName({ id: '', mail })),
  );
  for (const name of await namesIn(folder)) {
    // An unfinished file has an additional extension.
    if (!endings.some((ending) => name.slice(UUID_LENGTH).startsWith(ending))) continue;
    // A file that is being written may be renamed meanwhile.
    const file = await stat(path.join(folder, name)).catch(() => null);
    if (file && now.getTime() - file.mtimeMs > DAY_MS) await removeFiles(folder, [name]);
  }
}

/** Deletes files by name; of an unfinished file also the finished one, because it may be renamed meanwhile. */
export async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await rm(path.join(folder, name), { force: true });
    if (name.endsWith(UNFINISHED)) await rm(path.join(folder, finishedName(name)), { force: true });
  }
}

/** The folder does not exist before the first mail. */
async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}
