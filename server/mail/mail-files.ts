import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SubmissionSource } from '../submissions/source.ts';
import type { MailOf } from './mail-source.ts';

const UUID_LENGTH = 36;
const DAY_MS = 86_400_000;
const BETWEEN_WORDS = /[\s<>,;:]+/;

/** The name of a mail's file, where no SMTP server is configured. */
export function mailFileName({ id, mail }: MailOf): string {
  return `${id}-${mail.toLowerCase()}.eml`;
}

export interface MailFile {
  name: string;
  /** The whole mail. */
  text: string;
}

/** The files of mails that are from, to or answered to this address. */
export async function findMailFiles(folder: string, email: string): Promise<MailFile[]> {
  const address = email.toLowerCase();
  const found: MailFile[] = [];
  for (const name of await namesIn(folder)) {
    const text = await readFile(path.join(folder, name), 'utf8');
    const [head = ''] = text.split('\r\n\r\n');
    if (head.toLowerCase().split(BETWEEN_WORDS).includes(address)) found.push({ name, text });
  }
  return found;
}

/** Removes the files of mails of erased submissions, by their ids. */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = new Set(ids);
  const names = await namesIn(folder);
  await removeFiles(
    folder,
    names.filter((name) => gone.has(name.slice(0, UUID_LENGTH))),
  );
}

/** Removes files of mails whose recipients the site keeps no longer than it needs them: after a day. */
export async function removeOnceFiles(
  folder: string,
  now: Date,
  sources: readonly Pick<SubmissionSource, 'onceMails'>[],
): Promise<void> {
  const endings = sources.flatMap(({ onceMails }) => onceMails.map((mail) => mailFileName({ id: '', mail })));
  for (const name of await namesIn(folder)) {
    // One that was never finished has an ending more.
    if (!endings.some((ending) => name.slice(UUID_LENGTH).startsWith(ending))) continue;
    // One that is being written has another name a moment later.
    const file = await stat(path.join(folder, name)).catch(() => null);
    if (file && now.getTime() - file.mtimeMs > DAY_MS) await removeFiles(folder, [name]);
  }
}

/** Removes files by their names. */
export async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(path.join(folder, name), { force: true });
}

/** Before the first mail there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}
