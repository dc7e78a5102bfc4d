/** Imports the news of the site folder, at start and after each change. */
import { rulesOf } from '../features/import/agency-rules.ts';
import { importFeed } from '../features/import/import-feed.ts';
import { ALL_REMOVALS } from '../features/import/removal-rules.ts';
import { newsFeed, newsReference, SITE_FOLDER_FEED } from '../features/site-folder/news-feed.ts';
import { importMedia } from '../platform/media/import/import-media.ts';
import type { Services } from '../services.ts';

/** Follows the folder; returns a function that waits for the last import and ends it. */
export function followSiteNews(services: Services): () => Promise<void> {
  const { siteFolder, settings, log } = services;
  if (!settings.siteDir) return async () => {};
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
  const { news } = siteFolder.current();
  const { agency, siteDir: folder = null } = settings;
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
    folder,
    feed: SITE_FOLDER_FEED,
    only: news.map(({ name }) => newsReference(name)),
    urls: { enqueue: async () => {} },
  });
}
