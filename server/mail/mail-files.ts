import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LeadMail } from '../../shared/leads/vocabulary.ts';

/** The name of a mail's file, where no server takes mails. */
export function mailFileName(lead: string, mail: LeadMail): string {
  return `${lead}-${mail.toLowerCase()}.eml`;
}

/** Removes the files of these leads' mails. */
export async function removeMailFiles(folder: string, leads: readonly string[]): Promise<void> {
  if (leads.length === 0) return;
  const gone = new Set(leads);
  for (const name of await readdir(folder).catch(() => [])) {
    if (gone.has(name.slice(0, UUID_LENGTH))) await rm(path.join(folder, name), { force: true });
  }
}

const UUID_LENGTH = 36;
