/** Reads an agency's site folder. A file with a fault is reported and left out; the site uses the other files. */
import * as v from 'valibot';
import type { PictureFile } from '../../../graphql/pictures/parents.ts';
import type { Review } from '../../../graphql/site-folder/ports.ts';
import { isLocale, LOCALES, type Locale } from '../../../shared/locales.ts';
import { Faults } from './faults.ts';
import { FolderFiles } from './files/folder-files.ts';
import { LastUsable } from './files/last-usable.ts';
import type { ListedFile } from './files/list-files.ts';
import type { FolderMedia } from './files/pictures.ts';
import { readJson } from './files/read-file.ts';
import { HOURS_FILE, readHours } from './hours-file.ts';
import { readLook } from './look/look.ts';
import { menuSchema, readMenu } from './menu-file.ts';
import { readMessages } from './message-files.ts';
import { NOTICE_FILE, noticeSchema, readNotice } from './notice-file.ts';
import { reviewsSchema } from './pages/blocks.ts';
import type { References } from './pages/page-context.ts';
import { readPages } from './pages/read-pages.ts';
import { REDIRECTS_FILE, readRedirects } from './redirects-file.ts';
import type { ByLocale, MenuFile, ServedFile, SiteFolder } from './site-folder.ts';

const siteSchema = v.strictObject({
  languages: v.optional(
    v.pipe(
      v.array(v.picklist(LOCALES, `is none of ${LOCALES.join(', ')}`)),
      v.minLength(1, 'is empty'),
      v.check((languages) => new Set(languages).size === languages.length, 'names a language twice'),
    ),
  ),
});

export interface ReadingDependencies {
  media: FolderMedia;
  /** The messages of the site by language. */
  messages: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  /** The brand colour of the agency file; absent: the site's own. */
  agencyBrand?: { light: string; dark: string } | undefined;
  /** Files that employees wrote at the desk; absent: none. */
  ofDesk?: readonly ListedFile[];
  /** The day in Brussels. */
  today: string;
  /** The origin of the site; absent: unknown. */
  publicUrl?: string;
  /** From earlier readings; absent: this is the first one. */
  lastUsable?: LastUsable;
}

/** Reads the listed files of a site folder, and those of the desk. */
export async function readSiteFolder(
  ofFolder: readonly ListedFile[],
  dependencies: ReadingDependencies,
): Promise<SiteFolder> {
  const { media, messages, agencyBrand, ofDesk, today, publicUrl = '' } = dependencies;
  const { lastUsable = new LastUsable() } = dependencies;
  const faults = new Faults();
  const folder = new FolderFiles({ ofFolder, ofDesk }, lastUsable);
  const files = new Map<string, ServedFile>();
  const languages = await readLanguages(folder, faults);
  const look = await readLook({ folder, media, served: files, faults, agencyBrand });
  const pictures = await readPictures(folder, media, faults);
  const documents = await readDocuments(folder, media, faults);
  const reviews = await readReviews(folder, faults);
  const referenced = { languages, pictures, documents, reviews };
  const { content, references } = await readPages(folder, referenced, { today, faults });
  const menu = await readMenuFile(folder, new Set(content.pages.keys()), faults);
  const overrides = await readOverrides(folder, messages, faults);
  const notice = await readNoticeFile(folder, { references, today, faults });
  const hours = readHours(await folder.readTable(HOURS_FILE, faults), { today, faults });
  const table = await folder.readTable(REDIRECTS_FILE, faults);
  const redirects = readRedirects(table, { references, publicUrl, faults });
  folder.reportUnused(faults);
  return {
    languages,
    look,
    ...content,
    menu,
    messages: overrides,
    notice,
    hours,
    redirects,
    references,
    files,
    findFile: (name) => folder.find(name) ?? null,
    isInFolder: (name, key) => folder.isInFolder(name, key),
    faults: faults.lines,
  };
}

async function readLanguages(folder: FolderFiles, faults: Faults): Promise<readonly Locale[]> {
  const file = folder.find('site.json');
  const site = file && folder.orLast(file.name, await readJson(file, siteSchema, faults));
  return site?.languages ?? LOCALES;
}

const PICTURE = /^pictures\/.*\.(jpe?g|png|webp|avif)$/i;
const DOCUMENT = /^files\/[^/]+\.pdf$/i;
const REVIEWS = /^reviews\/[^/]+\.json$/;

async function readPictures(folder: FolderFiles, media: FolderMedia, faults: Faults) {
  const pictures = new Map<string, PictureFile>();
  for (const { file } of folder.match(PICTURE)) {
    const picture = await media.picture(file.name, folder, faults);
    if (picture) pictures.set(file.name, picture);
  }
  return pictures;
}

async function readDocuments(folder: FolderFiles, media: FolderMedia, faults: Faults) {
  const documents = new Map<string, string>();
  for (const { file } of folder.match(DOCUMENT)) {
    const document = await media.document(file.name, folder, faults);
    if (document) documents.set(file.name, document);
  }
  return documents;
}

async function readReviews(folder: FolderFiles, faults: Faults) {
  const reviews = new Map<string, readonly Review[]>();
  for (const { file } of folder.match(REVIEWS)) {
    const read = await readJson(file, reviewsSchema, faults);
    if (read) reviews.set(file.name, read);
  }
  return reviews;
}

async function readMenuFile(
  folder: FolderFiles,
  pages: ReadonlySet<string>,
  faults: Faults,
): Promise<MenuFile> {
  const file = folder.find('menu.json');
  const menu = file && folder.orLast(file.name, await readJson(file, menuSchema, faults));
  return menu ? readMenu(menu, pages, faults) : { hide: [] };
}

async function readNoticeFile(
  folder: FolderFiles,
  context: { references: References; today: string; faults: Faults },
) {
  const file = folder.find(NOTICE_FILE);
  const notice = file && folder.orLast(file.name, await readJson(file, noticeSchema, context.faults));
  return notice ? readNotice(notice, context) : null;
}

async function readOverrides(
  folder: FolderFiles,
  messages: ReadingDependencies['messages'],
  faults: Faults,
): Promise<SiteFolder['messages']> {
  const overrides: ByLocale<Record<string, string>> = {};
  for (const { file, groups } of folder.match(/^messages\.(?<locale>[a-z]{2})\.json$/)) {
    const { locale } = groups;
    if (!isLocale(locale)) continue;
    const own = await folder.readTable(file.name, faults);
    overrides[locale] = readMessages(own, messages[locale], { name: file.name, faults });
  }
  return overrides;
}
