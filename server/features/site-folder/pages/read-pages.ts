/** Reads all Markdown files of a site folder: first their front matter, then their content, which has links. */
import type { Root } from 'mdast';
import type { LegalAddition, LegalPageName } from '../../../../graphql/site-folder/ports.ts';
import { isLocale, type Locale } from '../../../../shared/locales.ts';
import type { Faults } from '../faults.ts';
import type { FolderFiles } from '../files/folder-files.ts';
import type { ListedFile } from '../files/list-files.ts';
import { readText } from '../files/read-file.ts';
import type { ByLocale, SiteFolder } from '../site-folder.ts';
import { homeFields, MAX_SLUG, readFrontMatter, SLUG } from './front-matter.ts';
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

interface ReadFile {
  name: string;
  /** The name without folder and language. */
  title: string;
  locale: Locale;
  yaml: string;
  source: string;
  tree: Root;
}

type Content = Pick<SiteFolder, 'pages' | 'home' | 'legal' | 'news'>;

export async function readPages(
  folder: FolderFiles,
  referenced: Omit<References, 'pagePath'>,
  faults: Faults,
): Promise<Content> {
  const parsed = (await readAll(folder, PAGE, faults)).flatMap((file) => {
    const page = isSlug(file, faults) ? parsePage({ ...file, page: file.title }, faults) : null;
    return page ?? [];
  });
  const pages = withFreePaths(parsed, faults);
  const references = { ...referenced, pagePath: createPagePaths(pages) };
  const home: Content['home'] = {};
  for (const file of await readAll(folder, HOME, faults)) {
    const fields = readFrontMatter(file.yaml, homeFields, { name: file.name, faults });
    if (fields) home[file.locale] = readHome({ ...file, fields }, references, faults);
  }
  return {
    pages: groupPages(pages.map((page) => readPage(page, references, faults))),
    home,
    legal: await readLegal(folder, references, faults),
    news: readNews(
      (await readAll(folder, NEWS, faults)).map((file) => ({ ...file, item: file.title })),
      faults,
    ),
  };
}

function isSlug({ name, title }: ReadFile, faults: Faults): boolean {
  if (SLUG.test(title) && title.length <= MAX_SLUG) return true;
  faults.add(name, 'its name has other characters than a-z, 0-9 and hyphens');
  return false;
}

/** Finds the path of a page in a language, else in another one in which it was written. */
function createPagePaths(pages: readonly ParsedPage[]): References['pagePath'] {
  const slugs = new Map(pages.map(({ page, slug, locale }) => [`${locale} ${page}`, `/${locale}/${slug}`]));
  const bySlug = new Map(pages.map(({ slug, locale }) => [`${locale} ${slug}`, `/${locale}/${slug}`]));
  const others = new Map(pages.map(({ page, slug, locale }) => [page, `/${locale}/${slug}`]));
  return (name, locale) =>
    slugs.get(`${locale} ${name}`) ?? bySlug.get(`${locale} ${name}`) ?? others.get(name) ?? null;
}

async function readLegal(folder: FolderFiles, references: References, faults: Faults) {
  const legal: Record<LegalPageName, ByLocale<readonly LegalAddition[]>> = { privacy: {}, terms: {} };
  for (const file of await readAll(folder, LEGAL, faults)) {
    const page = file.title as LegalPageName;
    legal[page][file.locale] = readAdditions({ ...file, page }, references, faults);
  }
  return legal;
}

/** Reads the Markdown files whose names match. */
async function readAll(folder: FolderFiles, pattern: RegExp, faults: Faults): Promise<ReadFile[]> {
  const read: ReadFile[] = [];
  for (const { file, groups } of folder.match(pattern)) {
    const { name: title = '', locale } = groups;
    if (!isLocale(locale)) faults.add(file.name, `${locale} is no language of the site`);
    else read.push(...(await readOne(file, { title, locale }, faults)));
  }
  return read;
}

async function readOne(
  file: ListedFile,
  { title, locale }: { title: string; locale: Locale },
  faults: Faults,
): Promise<ReadFile[]> {
  const text = await readText(file, faults);
  if (text === null) return [];
  const parsed = parseMarkdown(text);
  if (parsed) return [{ name: file.name, title, locale, ...parsed }];
  faults.add(file.name, 'is nested too deeply');
  return [];
}
