/** nginx and Varnish as shared caches of two app servers, with the configurations of `deploy/`. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { PAGES } from '../../client/pages.ts';
import { ROUTE_NAMES, routePath } from '../../shared/routes.ts';
import { type HttpsClient, type HttpsResponse, openHttps } from '../support/deploy/https-client.ts';
import { describeWith } from '../support/deploy/programs.ts';
import type { RunningProxy } from '../support/deploy/proxies.ts';
import { startSharedCache } from '../support/deploy/shared-cache.ts';
import { startTwoSites, type TwoSites } from '../support/two-sites.ts';
import { until } from '../support/until.ts';

jest.setTimeout(300_000);

const SECONDS = 2;
const PAGE = '/en/for-sale';
/** Pages with a form, a secret or data of a visitor. */
const PERSONAL = PAGES.filter((row) => row.hasForm || row.hasSecretUrl || row.isPrivate).map(
  ({ name }) => name,
);

let sites: TwoSites;
let home: number;

beforeAll(async () => {
  sites = await startTwoSites(async () => ({
    PUBLIC_URL: 'https://localhost',
    SHARED_CACHE_SECONDS: String(SECONDS),
    TRUST_PROXY: '2',
  }));
  const { id } = await sites.database.db
    .selectFrom('listing')
    .select('id')
    .where('kind', '=', 'estate')
    .where('status', '=', 'AVAILABLE')
    .where('transaction', '=', 'SALE')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  home = id;
});
afterAll(() => sites.stop());

describe.each(['nginx', 'varnishd'] as const)('cached by %s', (name) => {
  describeWith(name)('before two app servers', () => {
    let proxy: RunningProxy;
    let browser: HttpsClient;

    beforeAll(async () => {
      proxy = await startSharedCache(name, sites.ports);
      browser = await openHttps(proxy.origin, { ca: proxy.ca });
    });
    afterAll(async () => {
      browser.close();
      await proxy.stop();
    });

    const read = (path: string, headers: Record<string, string> = {}) =>
      browser.send(path, { headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers } });
    const readPlain = async (path: string) =>
      (await read(path, { 'accept-encoding': 'identity' })).body.toString();

    /** Reads until the response comes from the cache. */
    async function readCached(path: string): Promise<HttpsResponse> {
      let response = await read(path);
      await until(async () => {
        response = await read(path);
        return response.headers['x-cache'];
      }, 'HIT');
      return response;
    }

    test('stores a public page as it is, and answers 304 itself', async () => {
      const { status, headers } = await readCached(PAGE);
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe('br');
      expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=[12],/);
      const { status: unchanged, body } = await read(PAGE, { 'if-none-match': headers.etag ?? '' });
      expect([unchanged, body.length]).toEqual([304, 0]);
    });

    test('a visitor with favourites gets a page of the site, and others do not get theirs', async () => {
      await readCached(PAGE);
      const own = await read(PAGE, { cookie: `favorites=${home}-100`, 'accept-encoding': 'identity' });
      expect(own.headers['x-cache']).toBe('MISS');
      expect(own.headers['cache-control']).toBe('private, no-cache');
      expect(own.body.toString()).not.toBe(await readPlain(PAGE));
      expect((await readCached(PAGE)).headers['cache-control']).toMatch(/^public/);
    });

    test('a change of language is remembered, though the page is stored', async () => {
      await readCached('/fr/a-vendre');
      const changed = await read('/fr/a-vendre', { referer: `${proxy.origin}/en/for-sale` });
      expect(changed.headers['set-cookie']?.[0]).toMatch(/^locale=fr;/);
      expect((await readCached('/fr/a-vendre')).headers['set-cookie']).toBeUndefined();
      const root = await read('/', { cookie: 'locale=fr', 'accept-language': 'en' });
      expect(root.headers.location).toBe('/fr');
    });

    test('a published change is visible when the seconds are over', async () => {
      const { location = '' } = (await read(`/en/offer/${home}`)).headers;
      await readCached(location);
      const cents = name === 'nginx' ? 12_345_600 : 23_456_700;
      await sites.database.pool.query('update listing set price_cents = $1 where id = $2', [cents, home]);
      const price = name === 'nginx' ? /123[.,\s]456/ : /234[.,\s]567/;
      await until(async () => price.test(await readPlain(location)), true);
    });

    test('no page with a form, a secret or data of a visitor is stored', async () => {
      expect(PERSONAL.length).toBeGreaterThan(10);
      for (const path of PERSONAL.map(pathOf))
        for (let time = 0; time < 2; time++) {
          const { status, headers } = await read(path);
          // A redirect contains no data, and is not stored either.
          expect(headers['cache-control']).toMatch(status === 200 ? /private|no-store/ : /no-cache|no-store/);
          expect(headers['x-cache']).not.toBe('HIT');
        }
    });

    test('no page of a visitor with favourites may be stored', async () => {
      for (const path of ROUTE_NAMES.map(pathOf)) {
        const { headers } = await read(path, { cookie: `favorites=${home}-100` });
        expect(headers['cache-control']).not.toMatch(/public|s-maxage/);
        expect(headers['x-cache']).not.toBe('HIT');
      }
    });
  });
});

/** A path of each route; ids and tokens that do not fit a route lead to "not found". */
function pathOf(name: (typeof ROUTE_NAMES)[number]): string {
  const secret = 'A'.repeat(43);
  return routePath(name, 'en', {
    ...{ estateId: home, listingId: home, rentalUnitId: home, officeId: 1, newsId: 1, entityId: 1 },
    ...{ slug: 'home', town: 'gent-9000', token: secret, appointmentId: secret, page: 'x' },
  });
}
