import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createLogger } from '../../../server/platform/logging/logger.ts';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path);

describe('operations', () => {
  test('the process is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).body).toEqual({ status: 'ready' });
  });

  test('a stopping process is alive but not ready', async () => {
    const stopping = await startSite();
    stopping.services.announceStop();
    expect((await request(stopping.app).get('/readyz')).status).toBe(503);
    expect((await request(stopping.app).get('/healthz')).status).toBe(200);
    await stopping.stop();
  });

  test('a process without its database is not ready', async () => {
    const siteWithoutDatabase = await startSite();
    await siteWithoutDatabase.stop();
    expect((await request(siteWithoutDatabase.app).get('/readyz')).status).toBe(503);
  });

  test('every response has security headers', async () => {
    const { headers } = await get('/en');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  test('a given request id is kept, unless it is malformed', async () => {
    expect((await get('/healthz').set('x-request-id', 'abc-12345')).get('x-request-id')).toBe('abc-12345');
    expect((await get('/healthz').set('x-request-id', 'a b<c>')).get('x-request-id')).not.toContain('<');
  });

  test.each(['br', 'gzip'])('responses are compressed with %s', async (encoding) => {
    const response = await get('/nl/te-koop').set('accept-encoding', encoding).set('accept', 'text/html');
    expect(response.get('content-encoding')).toBe(encoding);
    expect(response.get('vary')).toMatch(/Accept-Encoding/i);
  });

  test('an unknown asset is a plain 404 that is not cached', async () => {
    const response = await get('/assets/none.js');
    expect([response.status, response.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('crawlers may read pages but not the API', async () => {
    expect((await get('/robots.txt')).text).toContain('Disallow: /graphql');
  });
});

describe('the log line', () => {
  const lines: { page?: string }[] = [];
  let logged: TestSite;

  beforeAll(async () => {
    logged = await startSite({
      log: createLogger('info', { write: (line) => lines.push(JSON.parse(line)) }),
    });
  });
  afterAll(() => logged.stop());

  test.each([
    ['/en/offer/12/house-gent', 'estateSlug'],
    ['/EN/offer/12/house-gent/', 'estateSlug'],
    ['/nl/offer/12/house-gent', 'estateSlug'],
    ['/en/keep-me-informed/c2VjcmV0', 'editSubscription'],
    ['/media/nothing', 'media'],
    ['/nl/ajax/estate/12', 'ajax/estate'],
    ['/nl/te-koop.atom?q=jan.peeters', 'atom/forSale'],
    ['/en/jan.peeters@example.be', 'unknown'],
    ['/jan.peeters@example.be', 'unknown'],
    ['/nl/ajax/jan.peeters', 'ajax/unknown'],
    ['/graphql', 'graphql'],
    ['/favicon.ico', 'favicon.ico'],
    ['/icons/hash/icon.svg', 'icons'],
    ['/nl/manifest.webmanifest', 'manifest'],
    ['/.well-known/security.txt', '.well-known'],
    ['/', 'root'],
  ])('%s is labelled %s', async (path, kind) => {
    lines.splice(0);
    await request(logged.app).get(path).redirects(0);
    expect(lines.map(({ page }) => page)).toEqual([kind]);
  });
});

describe('a failure', () => {
  const lines: Record<string, unknown>[] = [];
  let broken: TestSite;

  beforeAll(async () => {
    const fail = () => Promise.reject(new Error('broken'));
    broken = await startSite({
      log: createLogger('error', { write: (line) => lines.push(JSON.parse(line)) }),
      wrapPorts: (ports) => ({
        ...ports,
        estates: { ...ports.estates, search: fail, findMany: fail },
        cities: { ...ports.cities, search: fail },
        offices: { ...ports.offices, list: fail },
      }),
    });
  });
  afterAll(() => broken.stop());

  test.each([
    ['/nl/te-koop', ['a query of a page failed', 'request failed']],
    ['/en/ajax/search-city?q=gent', ['an ajax request failed']],
    ['/graphql?query={offices(locale:nl){name}}', ['a query failed']],
  ])('of %s is logged under the id of its request', async (path, messages) => {
    lines.length = 0;
    const id = 'request-12345';
    await request(broken.app).get(path).set({ 'x-request-id': id, accept: 'application/json' });
    expect(lines.map((line) => line.id)).toEqual(lines.map(() => id));
    expect(lines.map((line) => line.msg).filter(Boolean)).toEqual(expect.arrayContaining(messages));
  });

  test('caused by the client is not logged', async () => {
    lines.length = 0;
    await request(broken.app).get('/graphql?query={none}').set('accept', 'application/json');
    expect(lines).toEqual([]);
  });
});
