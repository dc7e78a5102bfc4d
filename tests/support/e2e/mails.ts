/** Reads the site's mails from a folder. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { BrowserContext, Page } from 'playwright/test';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { expect } from './test.ts';

/** Waits for a friend's message to this address; returns its opt-out link. */
export async function optOutLink(folder: string, recipient: string, locale: Locale): Promise<string> {
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

/** Waits for the mail with a link to sign in to the desk; returns the path of the link. */
export async function signInPath(folder: string, recipient: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const texts = (await readMails(folder)).filter((mail) => isTo(mail, recipient)).map(({ text }) => text);
      found = /\/desk\/sign-in\/[\w-]{43}/.exec(texts.join())?.[0];
      return found;
    })
    .toBeDefined();
  return String(found);
}

/** Waits for the agent's mail that names a visitor; returns the token of its link. */
export async function agentTokenFor(folder: string, visitor: string): Promise<string> {
  const path = await pathFor(folder, visitor, 'agentAppointment');
  return path.split('/').at(-1) ?? '';
}

/** Waits for the mail with a visitor's request for a stay; returns the path on which it is answered. */
export function answerPath(folder: string, visitor: string): Promise<string> {
  return pathFor(folder, visitor, 'answerStay');
}

/** Waits for the mail that declines a stay; returns its links to other dates. */
export async function stayLinksFor(folder: string, recipient: string): Promise<string[]> {
  let links: string[] = [];
  await expect
    .poll(async () => {
      const mails = (await readMails(folder)).filter((mail) => isTo(mail, recipient));
      const urls = mails.flatMap(({ text = '' }) => text.split(/\s/)).map((word) => URL.parse(word));
      const toStays = urls.filter((url) => url?.searchParams.has('until') && url.hash === '#stay');
      links = toStays.map((url) => `${url?.pathname}${url?.search}`);
      return links.length;
    })
    .toBeGreaterThan(0);
  return links;
}

/** Opens a mail to this address that has arrived and contains a text, in a new window of this width in pixels. */
export async function openMail(
  context: BrowserContext,
  { folder, recipient, text, width }: { folder: string; recipient: string; text: string; width: number },
): Promise<Page> {
  const mail = (await readMails(folder)).find((one) => isTo(one, recipient) && one.text?.includes(text));
  if (!mail?.html) throw new Error(`there is no mail to ${recipient} with "${text}"`);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 640 });
  await page.setContent(mail.html);
  return page;
}

/** Waits for a confirmation mail; returns the path of its link. */
export async function confirmationPath(folder: string, recipient: string): Promise<string> {
  const starts = LOCALES.map((locale) => routePath('editSubscription', locale, { token: 'x' }).slice(0, -1));
  let found: string | undefined;
  await expect
    .poll(async () => {
      const words = (await findMail(folder, recipient))?.split(/\s/) ?? [];
      const paths = words.map((word) => URL.parse(word)?.pathname ?? '');
      found = paths.find((path) => starts.some((start) => path.startsWith(start)));
      return found;
    })
    .toBeDefined();
  return String(found);
}

/** Waits for a mail that names a visitor and links to a page of this route; returns the path. */
async function pathFor(
  folder: string,
  visitor: string,
  route: 'agentAppointment' | 'answerStay',
): Promise<string> {
  const starts = LOCALES.map((locale) => routePath(route, locale, { token: 'x' }).slice(0, -1));
  let found: string | undefined;
  await expect
    .poll(async () => {
      const texts = (await readMails(folder)).map(({ text = '' }) => text);
      const words = texts.filter((text) => text.includes(visitor)).flatMap((text) => text.split(/\s/));
      const paths = words.map((word) => URL.parse(word)?.pathname ?? '');
      found = paths.find((path) => starts.some((start) => path.startsWith(start)));
      return found;
    })
    .toBeDefined();
  return String(found);
}

/** Returns the text of the mail to this address; undefined when there is none. */
async function findMail(folder: string, recipient: string): Promise<string | undefined> {
  return (await readMails(folder)).find((mail) => isTo(mail, recipient))?.text;
}

function isTo({ to }: ParsedMail, recipient: string): boolean {
  return [to ?? []].flat()[0]?.value.some(({ address }) => address === recipient) === true;
}

async function readMails(folder: string): Promise<ParsedMail[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (file) => simpleParser(await readFile(path.join(folder, file)))));
}
