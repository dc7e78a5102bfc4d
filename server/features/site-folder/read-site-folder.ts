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
import { readLook } from './look/look.ts';
import { menuSchema, readMenu } from './menu-file.ts';
import { messagesSchema, readMessages } from './message-files.ts';
import { reviewsSchema } from './pages/blocks.ts';
import { readPages } from './pages/read-pages.ts';
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
  /** From earlier readings; absent: this is the first one. */
  lastUsable?: LastUsable;
}

/** Reads the listed files of a site folder. */
export async function readSiteFolder(
  listed: readonly ListedFile[],
  { media, messages, agencyBrand, lastUsable = new LastUsable() }: ReadingDependencies,
): Promise<SiteFolder> {
  const faults = new Faults();
  const folder = new FolderFiles(listed, lastUsable);
  const files = new Map<string, ServedFile>();
  const languages = await readLanguages(folder, faults);
  const look = await readLook({ folder, media, served: files, faults, agencyBrand });
  const pictures = await readPictures(folder, media, faults);
  const documents = await readDocuments(folder, media, faults);
  const reviews = await readReviews(folder, faults);
  const content = await readPages(folder, { languages, pictures, documents, reviews }, faults);
  const menu = await readMenuFile(folder, new Set(content.pages.keys()), faults);
  const overrides = await readOverrides(folder, messages, faults);
  folder.reportUnused(faults);
  return { languages, look, ...content, menu, messages: overrides, files, faults: faults.lines };
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

async function readOverrides(
  folder: FolderFiles,
  messages: ReadingDependencies['messages'],
  faults: Faults,
): Promise<SiteFolder['messages']> {
  const overrides: ByLocale<Record<string, string>> = {};
  for (const { file, groups } of folder.match(/^messages\.(?<locale>[a-z]{2})\.json$/)) {
    const { locale } = groups;
    const own = await readJson(file, messagesSchema, faults);
    if (own && isLocale(locale))
      overrides[locale] = readMessages(own, messages[locale], { name: file.name, faults });
  }
  return overrides;
}
