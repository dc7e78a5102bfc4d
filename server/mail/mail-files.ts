import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LeadMail } from '../../shared/leads/vocabulary.ts';

const UUID_LENGTH = 36;
const BETWEEN_WORDS = /[\s<>,;:]+/;

/** The name of a mail's file, where no server takes mails. */
export function mailFileName(lead: string, mail: LeadMail): string {
  return `${lead}-${mail.toLowerCase()}.eml`;
}

/** Names of the files of mails that are from, to or answered to this address. */
export async function findMailFiles(folder: string, email: string): Promise<string[]> {
  const address = email.toLowerCase();
  const found: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const [head = ''] = (await readFile(path.join(folder, name), 'utf8')).split('\r\n\r\n');
    if (head.toLowerCase().split(BETWEEN_WORDS).includes(address)) found.push(name);
  }
  return found.sort();
}

/** Removes the files of these leads' mails. */
export async function removeMailFiles(folder: string, leads: readonly string[]): Promise<void> {
  if (leads.length === 0) return;
  const gone = new Set(leads);
  const names = await readdir(folder).catch(() => []);
  await removeFiles(
    folder,
    names.filter((name) => gone.has(name.slice(0, UUID_LENGTH))),
  );
}

/** Removes files by their names. */
export async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(path.join(folder, name), { force: true });
}
