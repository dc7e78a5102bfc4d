/**
 * `/sitemap.xml` is an index of files: the fixed pages, the towns, and ranges of ids of each kind of page. A file is
 * streamed in batches, so its size does not matter for memory.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, type Response, Router } from 'express';
import { visitorOf } from '../../../platform/http/visitor.ts';
import { WORK } from '../../../platform/limits/read-budget.ts';
import { cachePerVersion } from '../../../platform/response-cache/cache-per-version.ts';
import type { Services } from '../../../services.ts';
import { listAgencyPages, listFixedPages, listLocalPages } from './page-lists.ts';
import { type SitemapPage, sitemapIndex, URLSET_END, URLSET_START, urlElements } from './sitemap-document.ts';
import { createSitemapSources, type SitemapSource } from './sitemap-sources.ts';
import { createSitemapStore } from './store/store.ts';

export const SITEMAP_PATH = '/sitemap.xml';
const FIXED_PAGES = 'pages';
const TOWNS = 'towns';
const pathOf = (name: string) => `/sitemaps/${name}.xml`;

/** With four languages a file has at most 20,000 addresses and 20 MB; the limits are 50,000 and 50 MB. */
const IDS_PER_FILE = 5_000;
const PAGES_PER_BATCH = 500;
/** Crawlers read sitemaps a few times a day. */
const CACHED_S = 60 * 60;
const FILE_NAME = /^(?<kind>[a-z]+)-(?<number>[1-9]\d{0,6})$/;
/** Ids are `int4`. */
const MAX_FILES = Math.floor((2 ** 31 - 1) / IDS_PER_FILE);

export function sitemapRoutes(services: Services): Router {
  const { db, now, ports, limits, readBudget, createExecutor, site, catalogueVersion } = services;
  const { publicUrl } = site;
  const sources = createSitemapSources({ store: createSitemapStore(db, now), ports });
  const router = Router();

  // Finding the ranges with pages takes half a second among a million homes.
  const findFiles = cachePerVersion(catalogueVersion, () => listFiles(sources, ports));
  router.get(SITEMAP_PATH, async (_req, res) => {
    const files = await limits.reading.run(res, findFiles);
    if (files) setHeaders(res).send(sitemapIndex(files, publicUrl));
  });
  router.use('/sitemaps', async (req, _res, next) => {
    await readBudget.charge(req, WORK.sitemap);
    next();
  });
  const lists: Record<string, (req: Request) => Promise<SitemapPage[]>> = {
    [FIXED_PAGES]: async (req) => [
      ...(await listFixedPages(createExecutor(visitorOf(req)))),
      ...listAgencyPages(ports.siteContent),
    ],
    [TOWNS]: () => listLocalPages(ports),
  };
  for (const [name, listPages] of Object.entries(lists)) {
    router.get(pathOf(name), async (req, res) => {
      const pages = await limits.reading.run(res, () => listPages(req));
      if (!pages) return;
      const urls = pages.map((page) => urlElements(page, site));
      setHeaders(res).send([URLSET_START, ...urls, URLSET_END].join(''));
    });
  }
  router.get<{ name: string }>(pathOf(':name'), async (req, res, next) => {
    const { kind = '', number } = FILE_NAME.exec(req.params.name)?.groups ?? {};
    const source = Object.hasOwn(sources, kind) ? sources[kind] : undefined;
    if (!source || Number(number) > MAX_FILES) return next();
    const listPages: SitemapSource['listPages'] = async (range) =>
      (await limits.reading.run(res, () => source.listPages(range))) ?? [];
    const batches = readBatches(listPages, Number(number));
    const first = await batches.next();
    if (first.done) return next();
    setHeaders(res);
    if (req.method === 'HEAD') return void res.end();
    await pipeline(Readable.from(writeUrlset(first.value, batches, site)), res);
  });
  return router;
}

/** The fixed pages, the towns, and all files with pages that have ids. */
async function listFiles(sources: Readonly<Record<string, SitemapSource>>, ports: Services['ports']) {
  const files: { path: string; modifiedAt?: Date | null }[] = [{ path: pathOf(FIXED_PAGES) }];
  if ((await listLocalPages(ports)).length > 0) files.push({ path: pathOf(TOWNS) });
  for (const [kind, source] of Object.entries(sources)) {
    for (const { number, modifiedAt } of await source.listFiles(IDS_PER_FILE))
      files.push({ path: pathOf(`${kind}-${number}`), modifiedAt });
  }
  return files;
}

/** Yields the pages of a file in batches; nothing when the file has no pages. */
async function* readBatches(listPages: SitemapSource['listPages'], number: number) {
  const until = number * IDS_PER_FILE;
  let after = until - IDS_PER_FILE;
  for (;;) {
    const pages = await listPages({ after, until, limit: PAGES_PER_BATCH });
    const last = pages.at(-1);
    if (!last) return;
    yield pages;
    if (pages.length < PAGES_PER_BATCH) return;
    after = last.id;
  }
}

async function* writeUrlset(
  first: readonly SitemapPage[],
  others: AsyncIterable<readonly SitemapPage[]>,
  site: Services['site'],
) {
  const write = (pages: readonly SitemapPage[]) => pages.map((page) => urlElements(page, site)).join('');
  yield URLSET_START + write(first);
  for await (const pages of others) yield write(pages);
  yield URLSET_END;
}

function setHeaders(res: Response): Response {
  return res.set('cache-control', `public, max-age=${CACHED_S}`).type('application/xml; charset=utf-8');
}
