/** Reads all Markdown files of a site folder: first their front matter, then their content, which has links. */
import type { Root } from 'mdast';
import type { LegalAddition, LegalPageName } from '../../../../graphql/site-folder/ports.ts';
import { isLocale, type Locale, localeFallbacks } from '../../../../shared/locales.ts';
import type { Faults } from '../faults.ts';
import type { FolderFiles } from '../files/folder-files.ts';
import type { ListedFile } from '../files/list-files.ts';
import { readText } from '../files/read-file.ts';
import type { ByLocale, SiteFolder } from '../site-folder.ts';
import { homeFields, isPathSegment, readFrontMatter } from './front-matter.ts';
import { parseMarkdown } from './markdown.ts';
import { readNews } from './news-files.ts';
import type { References } from './page-context.ts';
import {
  groupPages,
  type ParsedPage,
  parsePage,
  readAdditions,
  readHome,
  readPage,
  withFreePaths,
} from './page-files.ts';

const HOME = /^home\.(?<locale>[a-z]{2})\.md$/;
const PAGE = /^pages\/(?<name>[^/.]+)\.(?<locale>[a-z]{2})\.md$/;
const LEGAL = /^legal\/(?<name>privacy|terms)\.(?<locale>[a-z]{2})\.md$/;
const NEWS = /^news\/(?<name>[^/.]+)\.(?<locale>[a-z]{2})\.md$/;

/** Twenty pages of a book. */
const MAX_PAGE_BYTES = 40_000;

interface ReadFile {
  name: string;
  /** The name without folder and language. */
  title: string;
  locale: Locale;
  yaml: string;
  source: string;
  tree: Root;
}

interface Referenced extends Omit<References, 'pagePath' | 'hasPath'> {
  languages: readonly Locale[];
}

type Content = Pick<SiteFolder, 'pages' | 'home' | 'legal' | 'news'>;

export async function readPages(
  folder: FolderFiles,
  { languages, ...referenced }: Referenced,
  { today, faults }: { today: string; faults: Faults },
): Promise<{ content: Content; references: References }> {
  const readAll = (pattern: RegExp) => readFiles(folder, pattern, { languages, faults });
  const parsed = (await readAll(PAGE)).flatMap((file) => {
    if (!isSlug(file, faults)) return [];
    return folder.orLast(file.name, parsePage({ ...file, page: file.title }, faults)) ?? [];
  });
  const pages = withFreePaths(parsed, faults);
  const paths = new Set(pages.map(({ slug, locale }) => `/${locale}/${slug}`));
  const references = {
    ...referenced,
    pagePath: createPagePaths(pages),
    hasPath: (path: string) => paths.has(path),
  };
  const home: Content['home'] = {};
  for (const file of await readAll(HOME)) {
    const read = readFrontMatter(file.yaml, homeFields, { name: file.name, faults });
    const fields = folder.orLast(file.name, read);
    if (fields) home[file.locale] = readHome({ ...file, fields }, references, faults);
  }
  const content = {
    pages: groupPages(pages.map((page) => readPage(page, references, faults))),
    home,
    legal: readLegal(await readAll(LEGAL), references, faults),
    news: readNews(
      (await readAll(NEWS)).map((file) => ({ ...file, item: file.title })),
      references,
      faults,
    ).filter(({ date }) => date <= today),
  };
  return { content, references };
}

function isSlug({ name, title }: ReadFile, faults: Faults): boolean {
  if (isPathSegment(title)) return true;
  faults.add(name, 'its name has other characters than a-z, 0-9 and hyphens');
  return false;
}

/** Finds the path of a page by its name: in a language, else in another one in which it was written. */
function createPagePaths(pages: readonly ParsedPage[]): References['pagePath'] {
  const paths = new Map(pages.map(({ page, slug, locale }) => [`${locale} ${page}`, `/${locale}/${slug}`]));
  return (name, locale) => {
    for (const language of localeFallbacks(locale)) {
      const path = paths.get(`${language} ${name}`);
      if (path) return path;
    }
    return null;
  };
}

function readLegal(files: readonly ReadFile[], references: References, faults: Faults) {
  const legal: Record<LegalPageName, ByLocale<readonly LegalAddition[]>> = { privacy: {}, terms: {} };
  for (const file of files) {
    const page = file.title as LegalPageName;
    legal[page][file.locale] = readAdditions({ ...file, page }, references, faults);
  }
  return legal;
}

/** Reads the Markdown files whose names match; those in a language that the site lacks are reported. */
async function readFiles(
  folder: FolderFiles,
  pattern: RegExp,
  { languages, faults }: { languages: readonly Locale[]; faults: Faults },
): Promise<ReadFile[]> {
  const read: ReadFile[] = [];
  for (const { file, groups } of folder.match(pattern)) {
    const { name: title = '', locale } = groups;
    if (!isLocale(locale) || !languages.includes(locale))
      faults.add(file.name, `${locale} is no language of the site`);
    else read.push(...(await readOne(file, { title, locale }, faults)));
  }
  return read;
}

async function readOne(
  file: ListedFile,
  { title, locale }: { title: string; locale: Locale },
  faults: Faults,
): Promise<ReadFile[]> {
  const text = await readText(file, faults, MAX_PAGE_BYTES);
  if (text === null) return [];
  const parsed = parseMarkdown(text);
  if (parsed) return [{ name: file.name, title, locale, ...parsed }];
  faults.add(file.name, 'is nested too deeply, or has too many signs of Markdown');
  return [];
}
