/** News that employees write: Markdown files in the languages that they choose. */
import type { Kysely } from 'kysely';
import type { DeskNews, DeskNewsItem, NewsForm, NewsHead } from '../../../../graphql/desk/site/ports.ts';
import { LOCALES } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { preparePicture } from '../../../platform/media/import/prepare-picture.ts';
import { Faults } from '../faults.ts';
import { readContent } from '../pages/content.ts';
import { MAX_SLUG, SLUG } from '../pages/front-matter.ts';
import { parseMarkdown } from '../pages/markdown.ts';
import { createPageContext } from '../pages/page-context.ts';
import { listDeskFiles, newestVersion, readDeskFile } from './desk-files.ts';
import { faultOf, writeSite } from './desk-write.ts';
import { findNewsFault, newsFileName, parseNewsFile, writeNewsFile } from './news-text.ts';
import type { DeskSiteDependencies } from './site-dependencies.ts';

const NEWS_FILE = /^news\/(?<name>[^/.]+)\.[a-z]{2}\.md$/;

const filesOf = (name: string) => LOCALES.map((locale) => newsFileName(name, locale));
const pictureOf = (name: string) => `pictures/news-${name}.jpg`;

export function createDeskNews({ db, siteFolder }: DeskSiteDependencies): DeskNews {
  const { current } = siteFolder;
  return {
    list: async () =>
      [...(await listOwn(db)), ...listOfFolder(current(), await namesOf(db))].toSorted(newestFirst),
    find: (name) => findItem(db, name),
    save: (name, form, change) =>
      writeSite({ ...change, names: filesOf(name) }, async (trx) => {
        const fault = isName(name) ? findNewsFault(form) : 'newsText';
        if (fault) return faultOf('versions', fault);
        const before = await findItem(trx, name);
        if (!before && current().news.some((item) => item.name === name))
          return faultOf('name', 'newsNameTaken');
        return itemFiles(name, form, before?.picture ?? null);
      }),
    remove: (name, change) =>
      writeSite({ ...change, names: filesOf(name) }, async () =>
        isName(name)
          ? new Map([...filesOf(name), pictureOf(name)].map((file) => [file, null]))
          : faultOf('id', 'notYours'),
      ),
    savePicture: (name, picture, change) =>
      writeSite({ ...change, names: filesOf(name) }, async (trx) => {
        const item = isName(name) ? await findItem(trx, name) : null;
        if (!item) return faultOf('id', 'notYours');
        const file = pictureOf(name);
        if (!picture) return new Map([...itemFiles(name, item, null), [file, null]]);
        const prepared = await preparePicture(picture);
        if (prepared.fault) return faultOf('picture', 'pictureUnreadable');
        return new Map([...itemFiles(name, item, file), [file, prepared.value.master]]);
      }),
    preview({ locale, text }) {
      // The line break keeps a first line of hyphens from being front matter.
      const parsed = parseMarkdown(`\n${text}`);
      if (!parsed) return null;
      const faults = new Faults();
      const file = { name: 'news', place: 'news', source: parsed.source, locale } as const;
      const context = createPageContext(file, current().references, faults);
      const blocks = readContent(parsed.tree, context);
      const html = blocks.map((block) => (block.kind === 'text' ? block.html : '')).join('');
      return { html, leftOut: faults.numbers.map((line) => line - 1) };
    },
  };
}

const isName = (name: string) => SLUG.test(name) && name.length <= MAX_SLUG;

const newestFirst = (a: NewsHead, b: NewsHead) => b.date.localeCompare(a.date, 'en');

/** The names of the items that employees wrote. */
async function namesOf(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const files = await listDeskFiles(db);
  return new Set(files.flatMap(({ name }) => NEWS_FILE.exec(name)?.groups?.name ?? []));
}

async function listOwn(db: Kysely<Database>): Promise<NewsHead[]> {
  const items = await Promise.all([...(await namesOf(db))].map((name) => findItem(db, name)));
  return items.flatMap((item) =>
    item
      ? { name: item.name, date: item.date, title: item.versions[0]?.title ?? item.name, isEditable: true }
      : [],
  );
}

/** Items of the site folder that employees have not replaced. */
function listOfFolder(
  { news }: ReturnType<DeskSiteDependencies['siteFolder']['current']>,
  own: ReadonlySet<string>,
): NewsHead[] {
  return news
    .filter(({ name }) => !own.has(name))
    .map(({ name, date, texts }) => {
      const title = Object.values(texts)[0]?.title ?? name;
      return { name, date, title, isEditable: false };
    });
}

async function findItem(db: Kysely<Database>, name: string): Promise<DeskNewsItem | null> {
  const versions: NewsForm['versions'][number][] = [];
  let date = '';
  let picture: string | null = null;
  for (const locale of LOCALES) {
    const file = await readDeskFile(db, newsFileName(name, locale));
    const parsed = file && parseNewsFile(file.content.toString(), locale);
    if (!parsed) continue;
    versions.push(parsed.version);
    date ||= parsed.date;
    picture ??= parsed.picture;
  }
  if (versions.length === 0) return null;
  return { name, date, versions, picture, version: await newestVersion(db, filesOf(name)) };
}

/** The files of an item; those of languages in which it is not written are removed. */
function itemFiles(name: string, { date, versions }: NewsForm, picture: string | null) {
  const files = new Map<string, Buffer | null>(filesOf(name).map((file) => [file, null]));
  for (const version of versions)
    files.set(newsFileName(name, version.locale), writeNewsFile(version, { date, picture }));
  return files;
}
