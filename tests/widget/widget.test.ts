/** The widget's script, and the homes that it shows on other sites. */
import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../server/app.ts';
import { builtFolders } from '../../server/platform/build-files/built-folders.ts';
import { readAssets } from '../../server/web/pages/assets.ts';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { MAX_WIDGET_CARDS, WIDGET_HOMES_PATH, WIDGET_PATH, type WidgetHomes } from '../../shared/widget.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { expectTextsOf } from '../support/widget/card-texts.ts';

const PUBLIC_URL = 'https://www.baksteen.example';
/** Bytes as sent; what an agency may add by its own texts is not in it. */
const MAX_SENT = 7_000;
const FOREIGN = { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' };

let site: TestSite;
let server: OpenServer;
beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL } });
  const assets = readAssets(builtFolders(), () => '');
  server = await openServer(createApp({ ...site.services, assets }));
});
afterAll(async () => {
  await server.close();
  await site.stop();
});

describe('the script', () => {
  const get = (encoding: string, headers = {}) =>
    request(server.origin)
      .get(WIDGET_PATH)
      .set({ ...FOREIGN, 'accept-encoding': encoding, ...headers });

  test('may be loaded by any site, and is revalidated by its ETag', async () => {
    const { status, headers } = await get('identity');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
      vary: expect.stringContaining('Accept-Encoding'),
      etag: expect.any(String),
    });
    expect(headers).not.toHaveProperty('set-cookie');
    const again = await get('identity', { 'if-none-match': headers.etag });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await request(server.origin).head(WIDGET_PATH).set('accept-encoding', 'identity');
    expect([head.status, head.headers['content-length']]).toEqual([200, headers['content-length']]);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['zstd', zstdDecompressSync],
  ])(`is sent as %s in at most ${MAX_SENT} bytes`, async (encoding, decompress) => {
    // supertest decompresses gzip by itself.
    const [response] = await once(
      http.get(server.origin + WIDGET_PATH, { headers: { 'accept-encoding': encoding } }),
      'response',
    );
    const sent = await buffer(response);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(String(decompress(sent))).toBe((await get('identity')).text);
    expect(sent.length).toBeLessThanOrEqual(MAX_SENT);
  });

  test('is one classic script without imports, evaluated code or HTML from text', async () => {
    const { text } = await get('identity');
    expect(text).not.toMatch(
      /\bimport\b|\bexport\b|\beval\b|new Function|innerHTML|outerHTML|insertAdjacent/,
    );
    expect(text).not.toMatch(/document\.cookie|localStorage|sessionStorage|indexedDB|sendBeacon/);
    expect(text.match(/https?:\/\/[^"'`\s]+/g)).toEqual([PUBLIC_URL]);
  });

  test('runs twice in one page and declares no global name', async () => {
    const { text } = await get('identity');
    const defined = new Map<string, unknown>();
    const customElements = {
      get: (name: string) => defined.get(name),
      define: (name: string, element: unknown) => {
        expect(defined.has(name)).toBe(false);
        defined.set(name, element);
      },
    };
    const page = {
      customElements,
      document: { currentScript: null },
      HTMLElement: class {},
      HTMLScriptElement: class {},
      CSSStyleSheet: class {
        replaceSync() {}
      },
    };
    const before = Object.keys(page);
    runInNewContext(text, page);
    runInNewContext(text, page);
    expect([...defined.keys()]).toEqual(['baksteen-homes']);
    expect(Object.keys(page)).toEqual(before);
  });

  test.each(['post', 'put', 'delete'] as const)('rejects %s', async (method) => {
    const { status, headers } = await request(server.origin)[method](WIDGET_PATH);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['/widget.js/', '/widget.js/x', '/Widget.js', '/widget', '/widget/'])(
    '%s is not found',
    async (path) => {
      expect((await request(server.origin).get(path)).status).toBe(404);
    },
  );
});

const ask = (query: Record<string, string | number>) =>
  request(site.app).get(WIDGET_HOMES_PATH).query(query).set(FOREIGN);

async function homesOf(query: Record<string, string | number>): Promise<WidgetHomes> {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  return body;
}

/** A price that one home for sale has, in euros. */
async function uniquePrice(): Promise<number> {
  const { rows } = await site.database.pool.query<{ price: number }>(
    `select price_cents::int / 100 as price from estate_search where transaction = 'SALE'
      group by price_cents having count(*) = 1 and price_cents % 100 = 0 limit 1`,
  );
  return rows[0]?.price ?? 0;
}

async function idOf(status: string): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: number }>(
    "select id from listing where kind = 'estate' and status = $1 limit 1",
    [status],
  );
  return String(rows[0]?.id);
}

describe.each(LOCALES)('in %s', (lang) => {
  test.each(['forSale', 'forRent', 'projects', 'holiday'] as const)(
    'cards of %s say what the page says',
    async (name) => {
      const path = routePath(name, lang);
      const { cards, all } = await homesOf({ lang, search: path, count: MAX_WIDGET_CARDS });
      expectTextsOf((await request(site.app).get(path)).text, cards);
      expect(all?.path).toBe(path);
      expect(all?.text).toContain('Baksteen');
    },
  );
});

describe('homes', () => {
  test('may be read by any site without credentials, and are cached for a minute', async () => {
    const { headers, body } = await ask({ search: '/nl/te-koop', count: 1 });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60',
      etag: expect.any(String),
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(body.cards).toHaveLength(1);
  });

  test('are the newest of the search, in the language of the widget, with a link to all', async () => {
    const { cards, all } = await homesOf({
      lang: 'fr',
      search: `${PUBLIC_URL}/nl/te-koop?city=gent-9000&sortType=price&page=2`,
      count: 3,
    });
    expect(cards.map(({ title }) => title)).toEqual(['9000 Gand', '9000 Gand', '9000 Gand']);
    expect(all?.path).toBe('/fr/a-vendre?city=gent-9000');
    const newest = await homesOf({ lang: 'fr', search: '/fr/a-vendre?city=gent-9000', count: 3 });
    expect(cards).toEqual(newest.cards);
    expect(await homesOf({ lang: 'fr', search: '/nl/te-koop/gent-9000', count: 3 })).toEqual(newest);
  });

  test('never have the street of a home', async () => {
    const { cards } = await homesOf({ search: '/nl/te-koop', count: MAX_WIDGET_CARDS });
    const { rows } = await site.database.pool.query<{ street: string }>(
      'select distinct street from listing where street is not null',
    );
    expect(rows.length).toBeGreaterThan(10);
    const text = JSON.stringify(cards);
    expect(rows.filter(({ street }) => text.includes(`${street} `))).toEqual([]);
  });

  test.each([
    ['nl', 'Bekijk alle panden bij Baksteen', 'Bekijk deze zoekopdracht bij Baksteen'],
    ['fr', 'Voir tous les biens chez Baksteen', 'Voir cette recherche chez Baksteen'],
    ['en', 'See all properties at Baksteen', 'See this search at Baksteen'],
    ['de', 'Alle Immobilien bei Baksteen ansehen', 'Diese Suche bei Baksteen ansehen'],
  ] as const)(
    'have a link to all when there are none, and to the search of one, in %s',
    async (lang, toAll, toSearch) => {
      const path = routePath('forSale', lang);
      const none = await homesOf({ lang, search: `${path}?minPrice=900000&maxPrice=1` });
      expect(none).toMatchObject({ cards: [], all: { path, text: toAll }, notice: expect.any(String) });
      const price = await uniquePrice();
      const search = `${path}?minPrice=${price}&maxPrice=${price}`;
      const one = await homesOf({ lang, search });
      expect(one).toMatchObject({ cards: [{}], all: { path: search, text: toSearch }, notice: null });
    },
  );

  test.each([
    { search: 'https://other.example/nl/te-koop' },
    { search: '/nl/contact' },
    { search: '/nl/te-koop?city=nowhere-1' },
    { search: '/nl/te-koop/nowhere-1' },
    { search: '<script>alert(1)</script>' },
    { home: 'abc' },
    {},
  ])('of %j are a 400 that no cache keeps', async (query) => {
    const { status, body, headers } = await ask(query as Record<string, string>);
    expect([status, body.status]).toEqual([400, 400]);
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  });
});

const GONE = { cards: [], all: null, label: null, notice: 'Dit pand wordt niet meer aangeboden.' };

describe('a single home', () => {
  test('is the card of its search, also when it is a project or a holiday home', async () => {
    for (const search of ['/nl/te-koop', '/nl/nieuwbouw', '/nl/vakantie']) {
      const { cards } = await homesOf({ search, count: 1 });
      const [, home = ''] = /\/(?:aanbod|vakantie)\/(\d+)/.exec(cards[0]?.path ?? '') ?? [];
      expect(await homesOf({ home })).toEqual({ cards, all: null, label: null, notice: null });
    }
  });

  test.each([
    ['SOLD', 'Sold'],
    ['RENTED', 'Let'],
  ])('that is %s has its status and no price', async (status, badge) => {
    const { cards } = await homesOf({ home: await idOf(status), lang: 'en' });
    expect(cards).toMatchObject([{ price: null, perArea: null, badge }]);
  });

  test.each(['WITHDRAWN', 'IN_PREPARATION'])('that is %s has no card', async (status) => {
    expect(await homesOf({ home: await idOf(status) })).toEqual(GONE);
  });

  test('that never was has no card', async () => {
    expect(await homesOf({ home: '2147483647' })).toEqual(GONE);
  });
});

test('the address of a town keeps its filters', async () => {
  const ofTown = await homesOf({
    lang: 'nl',
    search: '/nl/te-koop/gent-9000?bedrooms=3',
    count: MAX_WIDGET_CARDS,
  });
  const ofResults = await homesOf({
    lang: 'nl',
    search: '/nl/te-koop?city=gent-9000&bedrooms=3',
    count: MAX_WIDGET_CARDS,
  });
  const all = await homesOf({ lang: 'nl', search: '/nl/te-koop/gent-9000', count: MAX_WIDGET_CARDS });
  expect(ofTown).toEqual(ofResults);
  expect(ofTown.all).not.toEqual(all.all);
});

test.each([
  ['/nl/te-koop/gent-9000?area[]=x', '/nl/te-koop/gent-9000'],
  ['/nl/te-koop?city=gent-9000&city=nowhere-1&area=99999', '/nl/te-koop?city=gent-9000'],
  ['/nl/te-huur?city=Gent!&area=10km-gent-9000', '/nl/te-huur?area=10km-gent-9000'],
  ['/nl/nieuwbouw?city=gent-9000&city=Gent!', '/nl/nieuwbouw?city=gent-9000'],
])('%s, in which a place is known, has the homes of %s', async (search, known) => {
  const { cards } = await homesOf({ search });
  expect(cards).not.toEqual([]);
  expect(cards).toEqual((await homesOf({ search: known })).cards);
});

test.each([
  '/nl/te-koop?area=99999',
  '/nl/te-koop?area=x&area=10km-nowhere-1',
  '/nl/te-koop?area=x',
  '/nl/te-koop?city=nowhere-1&area=x',
  '/nl/te-huur?city=Gent!',
  '/nl/nieuwbouw?city=Gent!',
  '/nl/vakantie?place=nowhere-1',
  '/nl/vakantie?place=Oostende!',
])('%s, which names only unknown or malformed places, is an error', async (search) => {
  const { status, body } = await ask({ search });
  expect([status, body.message]).toEqual([400, expect.stringContaining('known places')]);
});
