/** What somebody finds in a mail of the site. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import type { Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { expect } from './e2e-test.ts';

/** Waits for a friend's message to this address, and answers the link in it by which no more may come. */
export async function refusalLink(folder: string, recipient: string, locale: Locale): Promise<string> {
  const start = routePath('refuseMails', locale, { token: 'x' }).slice(0, -1);
  let link: string | undefined;
  await expect
    .poll(async () => {
      const text = await findMail(folder, recipient);
      link = text?.split(/\s/).find((word) => URL.parse(word)?.pathname.startsWith(start));
      return link;
    })
    .toBeDefined();
  return String(link);
}

/** The text of the mail to this address; undefined while there is none. */
async function findMail(folder: string, recipient: string): Promise<string | undefined> {
  const files = await readdir(folder).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.eml'))) {
    const mail = await simpleParser(await readFile(path.join(folder, file)));
    const [to] = [mail.to ?? []].flat();
    if (to?.value.some(({ address }) => address === recipient)) return mail.text;
  }
  return undefined;
}
