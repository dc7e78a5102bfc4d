/** Atom feeds of listings. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import request from 'supertest';
import { atomDocument } from '../../server/web/atom/atom-document.ts';
import { type AtomRoute, atomPath } from '../../shared/atom.ts';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { seeChanges } from '../support/database/see-changes.ts';
import { startSite, type TestSite } from '../support/site.ts';

const PUBLIC_URL = 'https://www.baksteen.example';
const FEEDS: readonly AtomRoute[] = ['forSale', 'forRent', 'news'];
const NOTHING = '?minPrice=900000&maxPrice=1';
const SEARCHES = [
  '',
  '?type=HOUSE&maxPrice=400000&bedrooms=3',
  '?city=gent-9000&city=antwerpen-2000&garden=yes',
  '?q=terras&energy=B',
  NOTHING,
];
let site: TestSite;

beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL } });
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).redirects(0);

interface Entry {
  id: string;
  title: string | { '#text': string; '@xml:lang': string };
  published: string;
  updated: string;
  link: { '@rel': string; '@href': string };
  summary: string | { '#text': string; '@xml:lang': string };
}
interface Feed {
  '@xmlns': string;
  '@xml:lang': string;
  id: string;
  title: string;
  subtitle?: string;
  updated: string;
  author: { name: string; uri: string };
  link: { '@rel': string; '@href': string; '@type': string }[];
  entry: Entry[];
}

const PARSER = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false },
  isArray: (name, path) => name === 'entry' || path === 'feed.link',
});

function parse(xml: string): Feed {
  expect(XMLValidator.validate(xml)).toBe(true);
  const { feed } = PARSER.parse(xml);
  return { ...feed, entry: feed.entry ?? [] };
}

async function read(path: string): Promise<Feed> {
  const { status, headers, text, body } = await get(path).buffer(true);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  return parse(text ?? String(body));
}
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

describe.each(LOCALES)('in %s', (locale) => {
  test.each(FEEDS)('%s is valid by RFC 4287', async (name) => {
    const path = atomPath(name, locale);
    const feed = await read(path);
    expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(feed['@xml:lang']).toBe(`${locale}-BE`);
    expect(feed.id).toBe(PUBLIC_URL + path);
    expect(feed.author).toEqual({ name: 'Baksteen', uri: PUBLIC_URL });
    expect(feed.link).toMatchObject([
      { '@rel': 'self', '@type': 'application/atom+xml', '@href': PUBLIC_URL + path },
      { '@rel': 'alternate', '@type': 'text/html', '@href': PUBLIC_URL + routePath(name, locale) },
    ]);
    const { entry } = feed;
    expect(entry.length).toBeGreaterThan(10);
    expect(entry.length).toBeLessThanOrEqual(50);
    expect(new Set(entry.map(({ id }) => id)).size).toBe(entry.length);
    const published = entry.map(({ published }) => published);
    expect(published).toEqual(published.toSorted().toReversed());
    expect(feed.updated).toBe(
      entry
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1),
    );
    for (const { title, summary, link, updated } of entry) {
      for (const text of [title, summary].map((element) =>
        typeof element === 'string' ? element : element['#text'],
      ))
        expect(text).toMatch(/^[^{}]{5,}$/);
      expect(updated).toMatch(MOMENT);
      expect(link['@href']).toMatch(new RegExp(`^${PUBLIC_URL}/${locale}/`));
    }
  });

  test('an entry has a permanent URL that redirects to its page', async () => {
    for (const name of FEEDS) {
      const [first] = (await read(atomPath(name, locale))).entry;
      const { status, headers } = await get(first?.id.slice(PUBLIC_URL.length) as string);
      expect(status).toBe(301);
      expect(PUBLIC_URL + headers.location).toBe(first?.link['@href']);
    }
  });
});

/** Returns the paths of all homes on the pages of a search. */
async function listed(path: string): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; ; page++) {
    const { text } = await get(`${path}${path.includes('?') ? '&' : '?'}page=${page}`);
    const list = text.match(/<ol class="cards"[\s\S]*?<\/ol>/)?.[0] ?? '';
    const found = [...list.matchAll(/<h2[^>]*><a href="([^"]+)"/g)].map(([, href = '']) => href);
    paths.push(...found);
    if (found.length === 0 || paths.length >= 50) return paths.slice(0, 50);
  }
}

describe('a search', () => {
  test.each(SEARCHES)('%s: the fifty newest homes of its pages', async (search) => {
    const path = routePath('forSale', 'nl');
    const feed = await read(`${path}.atom${search}`);
    const hrefs = feed.entry.map(({ link }) => link['@href'].slice(PUBLIC_URL.length));
    expect(hrefs).toEqual(await listed(path + search));
    expect(hrefs.length > 1).toBe(search !== NOTHING);
  });

  test('has the same feed in any order, on any page, and with other parameters', async () => {
    const plain = await get('/nl/te-koop.atom?type=HOUSE');
    const other = await get(
      '/nl/te-koop.atom?utm_source=x&page=3&sortType=price&view=map&type=HOUSE&maxPrice=x',
    );
    expect(other.headers.etag).toBe(plain.headers.etag);
  });

  test('names its criteria: price, place and kind', async () => {
    const feed = await read('/en/for-rent.atom?city=gent-9000&maxPrice=2000');
    expect(feed.title).toBe('Property to rent in Ghent · Baksteen');
    expect(feed.subtitle).toContain('2,000');
    expect(feed.entry[0]?.summary).toMatch(/^€\s?[\d,]+ .*· 9\d{3} /);
  });

  test('without homes has an empty feed', async () => {
    const feed = await read(`/fr/a-vendre.atom${NOTHING}`);
    expect(feed.entry).toEqual([]);
    expect(feed.updated).toMatch(MOMENT);
  });

  test.each([
    `q=${encodeURIComponent('</title><script>alert("1")</script>&]]>')}`,
    'q=%00%01%1F%EF%BF%BF%ED%A0%80%FF%0B',
    'q=%F0%9F%8F%A0+%26amp%3B',
    `city=${'gent-9000,'.repeat(200)}&city[]=x&__proto__=1&type=__proto__`,
    'page=-1&page=99999999999999999999&%E0%A4%A',
    `q=${'x'.repeat(3000)}`,
  ])('with hostile input has valid XML (%#)', async (query) => {
    const feed = await read(`/nl/te-koop.atom?${query}`);
    expect(Object.keys(feed)).not.toContain('script');
    expect(JSON.stringify(feed)).not.toContain('"script"');
  });
});

test('with characters that XML forbids omits them, and escapes markup', () => {
  const element = { text: '<b>\u0000\u000b\ud800\uffff"Huis" & tuin 🏠\t', locale: 'fr' as const };
  const xml = atomDocument(
    {
      ...{ path: '/x.atom?a=1&b="', pagePath: '/x', title: 'A & B', subtitle: '' },
      entries: [
        {
          ...{ permanentPath: '/1', path: '/1/x', title: element, summary: { ...element, locale: 'nl' } },
          ...{ publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' },
        },
      ],
    },
    {
      locale: 'nl',
      site: { publicUrl: PUBLIC_URL, agencyName: 'Huis & Co', offline: false, locales: LOCALES },
    },
  );
  expect(xml).toContain('<title xml:lang="fr-BE">&lt;b&gt;&quot;Huis&quot; &amp; tuin 🏠\t</title>');
  expect(xml).toContain('<summary>&lt;b&gt;');
  expect(xml.isWellFormed()).toBe(true);
  expect(parse(xml)).toMatchObject({
    id: `${PUBLIC_URL}/x.atom?a=1&b="`,
    title: 'A & B · Huis & Co',
    updated: '2026-01-02T00:00:00.000Z',
  });
});

describe('a reader', () => {
  test.each(FEEDS)('that sends %s gets 304', async (name) => {
    const path = atomPath(name, 'nl');
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(headers['set-cookie']).toBeUndefined();
    const revalidated = await get(path).set('if-none-match', String(headers.etag));
    expect(revalidated.status).toBe(304);
    expect(revalidated.text).toBeFalsy();
    expect((await get(path).set('if-none-match', '"other"')).status).toBe(200);
    const head = await request(site.app).head(path);
    expect([head.status, head.headers.etag]).toEqual([200, headers.etag]);
  });

  test('gets a change', async () => {
    const before = await get('/nl/te-koop.atom');
    await site.database.pool.query(
      `update listing set updated_at = updated_at + interval '1 day'
       where id = (select listing_id from estate_search where transaction = 'SALE' order by published_at desc limit 1)`,
    );
    await seeChanges(site);
    const after = await get('/nl/te-koop.atom').set('if-none-match', String(before.headers.etag));
    expect(after.status).toBe(200);
  });

  test.each([
    ['/NL/te-koop.atom?type=HOUSE', '/nl/te-koop.atom?type=HOUSE'],
    ['/nl/a-vendre.atom?q=%C3%A9', '/nl/te-koop.atom?q=%C3%A9'],
    ['/de/Aktuelles.atom', '/de/aktuelles.atom'],
    ['/fr/news.atom/', '/fr/news.atom'],
  ])('is redirected from %s', async (from, to) => {
    expect(await get(from)).toMatchObject({ status: 301, headers: { location: to } });
  });

  test.each(['/nl/favorieten.atom', '/nl.atom', '/nl/.atom', '/xx/news.atom', '/nl/te-koop/x.atom'])(
    'gets no feed from %s',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  test('can only read', async () =>
    expect(await request(site.app).post('/nl/te-koop.atom')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    }));

  test.each([
    ['/nl/te-koop?type=HOUSE&page=2&sortType=price', '/nl/te-koop.atom?type=house'],
    ['/de/zu-vermieten', '/de/zu-vermieten.atom'],
    ['/fr/actualites?page=2', '/fr/actualites.atom'],
  ])('finds the feed of %s in its head', async (page, feed) => {
    const { text } = await get(page).set('accept', 'text/html');
    const [link = ''] = text.match(/<link[^>]*application\/atom\+xml[^>]*>/) ?? [];
    expect(link).toContain('rel="alternate"');
    expect(link).toMatch(/title="[^"]+"/);
    expect(link).toContain(`href="${PUBLIC_URL}${feed}"`);
    expect(text.indexOf(link)).toBeLessThan(text.indexOf('<body'));
  });
});
