/** News that employees write: Markdown files in the languages that they choose. */
import type { DeskNews, NewsForm, NewsHead } from '../../../../graphql/desk/site/ports.ts';
import { faultOf } from '../../../../graphql/submissions/fault-of.ts';
import { MAX_NEWS } from '../../../../shared/desk/site.ts';
import { LOCALES } from '../../../../shared/locales.ts';
import { preparePicture } from '../../../platform/media/import/prepare-picture.ts';
import { Faults } from '../faults.ts';
import { readContent } from '../pages/content.ts';
import { isPathSegment } from '../pages/front-matter.ts';
import { parseMarkdown } from '../pages/markdown.ts';
import { createPageContext } from '../pages/page-context.ts';
import type { SiteFolder } from '../site-folder.ts';
import { writeSite } from './desk-write.ts';
import { findNewsFault, newsFileName, writeNewsFile } from './news-text.ts';
import type { DeskSiteDependencies } from './site-dependencies.ts';
import { filesOf, findItem, listOwn, pictureOf } from './stored-news.ts';

export function createDeskNews(dependencies: DeskSiteDependencies): DeskNews {
  const { db, siteFolder } = dependencies;
  return {
    async list() {
      const own = await listOwn(db);
      return [...own, ...listOfFolder(siteFolder.current(), own)].toSorted(newestFirst);
    },
    find: (name) => findItem(db, name),
    save(name, form, change) {
      const whenChanged = change.seen === 0 ? 'newsNameTaken' : 'siteChanged';
      return writeSite(dependencies, { ...change, names: filesOf(name), whenChanged }, async (trx, site) => {
        const fault = isPathSegment(name) ? findNewsFault(form, site.languages) : 'newsText';
        if (fault) return faultOf('versions', fault);
        const before = await findItem(trx, name);
        if (!before && LOCALES.some((locale) => site.isInFolder(newsFileName(name, locale))))
          return faultOf('name', 'newsNameTaken');
        return itemFiles(name, form, before?.picture ?? null);
      });
    },
    remove: (name, change) =>
      writeSite(dependencies, { ...change, names: filesOf(name) }, async () =>
        isPathSegment(name)
          ? new Map([...filesOf(name), pictureOf(name)].map((file) => [file, null]))
          : faultOf('id', 'notYours'),
      ),
    savePicture(name, picture, change) {
      // Decoded before the files are locked.
      const preparing = picture && preparePicture(picture);
      return writeSite(dependencies, { ...change, names: filesOf(name) }, async (trx) => {
        const item = isPathSegment(name) ? await findItem(trx, name) : null;
        if (!item) return faultOf('id', 'notYours');
        const file = pictureOf(name);
        const prepared = await preparing;
        if (!prepared || !picture) return new Map([...itemFiles(name, item, null), [file, null]]);
        if (prepared.fault) return faultOf('picture', 'pictureUnreadable');
        return new Map([...itemFiles(name, item, file), [file, Buffer.from(picture)]]);
      });
    },
    preview: (version) => preview(version, siteFolder.current()),
  };
}

/** How a text is shown. */
function preview(
  { locale, text }: Parameters<DeskNews['preview']>[0],
  { references }: SiteFolder,
): ReturnType<DeskNews['preview']> {
  // The line break keeps a first line of hyphens from being front matter.
  const parsed = Buffer.byteLength(text) > MAX_NEWS ? null : parseMarkdown(`\n${text}`);
  if (!parsed) return null;
  const faults = new Faults();
  const file = { name: 'news', place: 'news', source: parsed.source, locale } as const;
  const blocks = readContent(parsed.tree, createPageContext(file, references, faults));
  const html = blocks.map((block) => (block.kind === 'text' ? block.html : '')).join('');
  return { html, leftOut: faults.numbers.map((line) => line - 1) };
}

const newestFirst = (a: NewsHead, b: NewsHead) => b.date.localeCompare(a.date, 'en');

/** Items of the site folder that employees have not replaced. */
function listOfFolder({ news }: SiteFolder, own: readonly NewsHead[]): NewsHead[] {
  const replaced = new Set(own.map(({ name }) => name));
  return news
    .filter(({ name }) => !replaced.has(name))
    .map(({ name, date, texts }) => {
      const title = Object.values(texts)[0]?.title ?? name;
      return { name, date, title, isEditable: false };
    });
}

/** The files of an item; those of languages in which it is not written are removed. */
function itemFiles(name: string, { date, versions }: NewsForm, picture: string | null) {
  const files = new Map<string, Buffer | null>(filesOf(name).map((file) => [file, null]));
  for (const version of versions)
    files.set(newsFileName(name, version.locale), writeNewsFile(version, { date, picture }));
  return files;
}
