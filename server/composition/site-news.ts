/** Imports the news of the site folder and of the desk, at start and after each change. */
import { rulesOf } from '../features/import/agency-rules.ts';
import { importFeed } from '../features/import/import-feed.ts';
import { ALL_REMOVALS } from '../features/import/removal-rules.ts';
import type { ListedFile } from '../features/site-folder/files/list-files.ts';
import { newsFeed, newsReference, SITE_FOLDER_FEED } from '../features/site-folder/news-feed.ts';
import { type FindFile, importMedia } from '../platform/media/import/import-media.ts';
import { mediaError } from '../platform/media/media-error.ts';
import type { Services } from '../services.ts';

/** Follows the folder; returns a function that waits for the last import and ends it. */
export function followSiteNews(services: Services): () => Promise<void> {
  const { siteFolder, log } = services;
  let isStopped = false;
  let importing = Promise.resolve();
  const importAgain = () => {
    if (isStopped) return;
    importing = importing
      .then(() => importNews(services))
      .catch((err) => log.error({ err }, 'the news of SITE_DIR could not be imported'));
  };
  siteFolder.onReplaced(importAgain);
  importAgain();
  return async () => {
    isStopped = true;
    await importing;
  };
}

/** A deleted file withdraws its item, also when it was the last one. */
async function importNews({ siteFolder, settings, db, media, log, now }: Services): Promise<void> {
  const { news, findFile } = siteFolder.current();
  if (news.length === 0 && !(await hasNews(db))) return;
  const { agency } = settings;
  const report = await importFeed(
    db,
    newsFeed(news, agency.name, now()).map((line) => `${line}\n`),
    {
      feed: SITE_FOLDER_FEED,
      source: 'SITE_DIR',
      now: now(),
      rules: rulesOf(agency),
      removals: ALL_REMOVALS,
    },
  );
  for (const { line, reasons } of report.rejections)
    log.warn({ line, reasons }, 'news of SITE_DIR were rejected');
  await importMedia({
    db,
    storage: media.storage,
    folder: null,
    findFile: (path) => findPicture(findFile(path)),
    feed: SITE_FOLDER_FEED,
    only: news.map(({ name }) => newsReference(name)),
    urls: { enqueue: async () => {} },
  });
}

/** Whether news of the site folder were imported before, and are not withdrawn. */
async function hasNews(db: Services['db']): Promise<boolean> {
  const item = await db
    .selectFrom('news_item')
    .select('id')
    .where('feed', '=', SITE_FOLDER_FEED)
    .where('is_listed', '=', true)
    .limit(1)
    .executeTakeFirst();
  return item !== undefined;
}

async function findPicture(file: ListedFile | null): ReturnType<FindFile> {
  if (!file) return mediaError('MISSING', 'there is no such file');
  return { value: { stamp: file.stamp, read: async () => ({ value: await file.read() }) } };
}
