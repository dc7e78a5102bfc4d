/** Sitemaps, robots.txt and the alternate languages of pages. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import PQueue from 'p-queue';
import request from 'supertest';
import type { SitemapRule } from '../../client/page.ts';
import { PAGES } from '../../client/pages.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { matchRoute, routePath } from '../../shared/routes.ts';
import { recordStatements } from '../support/database/record-statements.ts';
import { startSite, type TestSite } from '../support/site.ts';

const PUBLIC_URL = 'https://www.baksteen.example';
const PAGE_LIMIT = 50_000;
const PARSER = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false },
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});

interface SitemapUrl {
  loc: string;
  lastmod?: string;
  'xhtml:link': { '@rel': string; '@hreflang': string; '@href': string }[];
  'image:image'?: { 'image:loc': string };
}

let site: TestSite;
let files: { loc: string; lastmod?: string }[];
let urls: SitemapUrl[];

beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL } });
  files = (await readXml('/sitemap.xml')).sitemapindex.sitemap;
  const documents = await Promise.all(files.map(({ loc }) => readXml(pathOf(loc))));
  urls = documents.flatMap(({ urlset }) => {
    expect(urlset.url.length).toBeLessThanOrEqual(PAGE_LIMIT);
    return urlset.url;
  });
}, 60_000);
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).redirects(0);

async function readXml(path: string) {
  const { status, headers, body, text } = await get(path).buffer(true);
  expect([path, status]).toEqual([path, 200]);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const xml = text ?? String(body);
  expect(XMLValidator.validate(xml)).toBe(true);
  return PARSER.parse(xml);
}

function pathOf(address: string): string {
  expect(address.startsWith(`${PUBLIC_URL}/`)).toBe(true);
  return address.slice(PUBLIC_URL.length);
}

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
const linksOf = (html: string, rel: string) =>
  [...headOf(html).matchAll(/<link ([^>]*)>/g)]
    .map(([, attributes = '']) =>
      Object.fromEntries([...attributes.matchAll(/([a-zA-Z]+)="([^"]*)"/g)].map(([, k, v]) => [k, v])),
    )
    .filter((link) => link.rel === rel);

test('the index names one file per kind of page', () => {
  const names = files.map(({ loc }) => pathOf(loc).replace(/^\/sitemaps\/([a-z]+)(-\d+)?\.xml$/, '$1'));
  expect(names).toEqual([
    'pages',
    'towns',
    'estates',
    'projects',
    'entities',
    'rentalunits',
    'news',
    'offices',
    'agents',
  ]);
});

/** Requests at the same time, because a single one leaves the crawl waiting for PostgreSQL half of the time. */
const PARALLEL_REQUESTS = 4;

/**
 * Follows links from the home page of a language, as a crawler that obeys robots.txt. Returns the indexed addresses.
 * `unopened`: addresses that count as indexed when a link leads to them.
 */
async function crawl(locale: Locale, unopened: ReadonlySet<string>): Promise<string[]> {
  const isAllowed = await readRobots();
  const home = routePath('home', locale);
  const known = new Set([home]);
  const indexed: string[] = [];
  const queue = new PQueue({ concurrency: PARALLEL_REQUESTS });
  const follow = (href: string, from: string) => {
    const { origin, pathname, search } = new URL(href, PUBLIC_URL + from);
    const path = pathname + search;
    const isPage = origin === PUBLIC_URL && (pathname === home || pathname.startsWith(`${home}/`));
    if (!isPage || known.has(path) || !isAllowed(path)) return;
    known.add(path);
    if (unopened.has(PUBLIC_URL + path)) indexed.push(PUBLIC_URL + path);
    else queue.add(() => open(path));
  };
  const open = async (path: string) => {
    const { status, text, headers } = await get(path);
    if (status === 200 && !headOf(text).includes('noindex')) {
      const [canonical] = linksOf(text, 'canonical');
      if (canonical?.href === PUBLIC_URL + path) indexed.push(PUBLIC_URL + path);
    }
    const found = status === 301 || status === 302 ? [headers.location ?? ''] : hrefsOf(text ?? '');
    for (const href of found) follow(href, path);
  };
  queue.add(() => open(home));
  await Promise.race([queue.onIdle(), queue.onError()]);
  return indexed.sort();
}

const hrefsOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

async function readRobots() {
  const { text } = await get('/robots.txt');
  const rules = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule);
  const patterns = rules.map((rule) => rule.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*'));
  return (path: string) => !patterns.some((pattern) => new RegExp(`^${pattern}`).test(path));
}

/** No page links to recently closed homes. */
async function expectSitemapFound(locale: Locale, found: string[]): Promise<void> {
  const { rows } = await site.database.pool.query<{ id: number }>(
    `select id from listing where closed_at is not null`,
  );
  const closed = new Set(rows.map(({ id }) => String(id)));
  const isListed = (address: string) => !address.includes('?') && !closed.has(address.split('/')[5] ?? '');
  const listed = urls.map(({ loc }) => loc).filter((loc) => `${loc}/`.startsWith(`${PUBLIC_URL}/${locale}/`));
  expect(found.filter(isListed)).toEqual(listed.filter(isListed).sort());
}

// Without opening the pages of homes: they are most of the pages, and a test below opens every fifth.
test.each(LOCALES)(
  'a crawl by links alone finds the addresses of the sitemap in %s',
  async (locale) => {
    const file = files.filter(({ loc }) => loc.includes('/estates-'));
    const documents = await Promise.all(file.map(({ loc }) => readXml(pathOf(loc))));
    const homes = documents.flatMap(({ urlset }) => urlset.url as SitemapUrl[]).map(({ loc }) => loc);
    await expectSitemapFound(locale, await crawl(locale, new Set(homes)));
  },
  300_000,
);

test('the sitemap has addresses of each page that its row says is listed, and of no others', () => {
  const LEFT_OUT: readonly (SitemapRule | undefined)[] = ['not-indexed', 'redirects'];
  const expected = PAGES.filter(({ sitemap, hasSecretUrl }) => !hasSecretUrl && !LEFT_OUT.includes(sitemap));
  const paths = urls.map(({ loc }) => pathOf(loc)).filter((path) => `${path}/`.startsWith('/nl/'));
  const listed = new Set(paths.map((path) => matchRoute(path.slice('/nl'.length), 'nl')?.name));
  // The demo agency has no pages of its own: `site-folder.test.ts` finds those of a site folder.
  const names = expected.map(({ name }) => name).filter((name) => name !== 'agencyPage');
  expect([...listed].sort()).toEqual(names.sort());
});

test('every fifth page names itself as canonical and may be indexed', async () => {
  expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
  // Each language has about a quarter of all addresses, so a step of five visits all languages.
  for (const { loc, 'xhtml:link': alternates } of urls.filter((_, index) => index % 5 === 0)) {
    const { status, text } = await get(pathOf(loc));
    expect([loc, status]).toEqual([loc, 200]);
    expect(linksOf(text, 'canonical')).toEqual([{ rel: 'canonical', href: loc }]);
    expect(headOf(text)).not.toContain('noindex');
    const inPage = linksOf(text, 'alternate').filter((link) => link.hrefLang);
    expect(inPage.map(({ hrefLang, href }) => [hrefLang, href])).toEqual(
      alternates.map((link) => [link['@hreflang'], link['@href']]),
    );
  }
}, 300_000);

test('alternates point back, and one of them is the version for other languages', () => {
  const byAddress = new Map(urls.map((url) => [url.loc, url]));
  for (const { loc, 'xhtml:link': alternates } of urls) {
    const own = alternates.filter((link) => link['@hreflang'] !== 'x-default').map((link) => link['@href']);
    expect(own).toContain(loc);
    for (const address of own) expect(byAddress.get(address)?.['xhtml:link']).toEqual(alternates);
    const [standard] = alternates.filter((link) => link['@hreflang'] === 'x-default');
    expect(own).toContain(standard?.['@href']);
  }
});

test('lists the listings that pages call indexable, and no others', async () => {
  const { rows } = await site.database.pool.query<{
    id: number;
    kind: string;
    status: string;
    old: boolean;
  }>(`
    select id, kind, status, closed_at < '2026-08-23T06:00:00Z' as old from listing where
      exists (select from listing_text where listing_id = id and locale = 'nl')
      or not exists (select from listing_text where listing_id = id)`);
  const listed = new Set(
    urls.map(({ loc }) => Number(/\/nl\/(?:aanbod|vakantie)\/(\d+)(?:\/[^/]+)?$/.exec(loc)?.[1])),
  );
  const expected = rows.filter(
    ({ status, old }) =>
      ['AVAILABLE', 'OPTION'].includes(status) || (['SOLD', 'RENTED'].includes(status) && !old),
  );
  expect(rows.length).toBeGreaterThan(expected.length);
  expect([...listed].filter(Number.isInteger).sort()).toEqual(expected.map(({ id }) => id).sort());
});

test('homes have the date of their last change', async () => {
  const { rows } = await site.database.pool.query<{ id: number; updated_at: Date }>(
    `select id, updated_at from listing where kind = 'estate' and status = 'AVAILABLE' limit 20`,
  );
  for (const { id, updated_at } of rows) {
    const url = urls.find(({ loc }) => loc.includes(`/nl/aanbod/${id}/`));
    expect(url?.lastmod).toBe(updated_at.toISOString());
  }
});

test('the index is found once for each version of the catalogue', async () => {
  await get('/sitemap.xml');
  const statements = recordStatements();
  expect((await get('/sitemap.xml')).status).toBe(200);
  statements.stop();
  // The site also looks for new versions every few seconds.
  expect(statements.texts.filter((text) => /\b(listing|project_entity|office)\b/.test(text))).toEqual([]);
});

test('the files of other kinds and numbers are not found', async () => {
  for (const name of ['estates-2', 'estates-0', 'estates-9999999', 'estates', 'constructor-1', '..%2Fpages'])
    expect([name, (await get(`/sitemaps/${name}.xml`)).status]).toEqual([name, 404]);
});

test('a HEAD request of a file has no body', async () => {
  const { status, headers, text } = await request(site.app).head('/sitemaps/estates-1.xml');
  expect([status, text]).toEqual([200, undefined]);
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test('robots.txt names the sitemap and lets crawlers read every page of the sitemap', async () => {
  expect((await get('/robots.txt')).text).toContain(`\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`);
  const isAllowed = await readRobots();
  for (const { loc } of urls) expect([loc, isAllowed(pathOf(loc))]).toEqual([loc, true]);
  for (const locale of LOCALES) {
    const list = routePath('forSale', locale);
    for (const search of ['', '?page=2', '?city=gent-9000', '?city=gent-9000&page=3'])
      expect(isAllowed(list + search)).toBe(true);
    for (const search of [
      '?sortType=price',
      '?city=gent-9000&view=map',
      '?type=house&page=2',
      '?garden=yes',
      '?city=gent-9000&city=aalst-9300',
    ])
      expect(isAllowed(list + search)).toBe(false);
  }
});

test.each(['forSale', 'forRent', 'projects', 'holiday'] as const)(
  'the map of the list %s may be read, and names the list as canonical',
  async (name) => {
    const list = routePath(name, 'nl');
    const isAllowed = await readRobots();
    expect(isAllowed(`${list}?view=map`)).toBe(true);
    const { text } = await get(`${list}?view=map`);
    expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}${list}"/>`);
  },
);
