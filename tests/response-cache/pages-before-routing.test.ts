/** Cached pages are served before routing; every other request for a page is routed. */
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { recordStatements } from '../support/database/record-statements.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { createPrivateLog } from '../support/private-log.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { until } from '../support/until.ts';

const { log, lines } = createPrivateLog();
let site: TestSite;
let server: OpenServer;
/** All incoming requests. Express replaces the prototype of those that it handles. */
let incoming: IncomingMessage[] = [];

beforeAll(async () => {
  site = await startSite({ env: { RESPONSE_CACHE_MB: '8' }, log });
  server = await openServer(site.app);
  server.http.on('request', (req) => incoming.push(req));
  for (const path of ['/nl/te-koop', '/nl/kantoren']) await cache(path);
});
afterAll(async () => {
  await server.close();
  await site.stop();
});
beforeEach(() => {
  incoming = [];
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  body: string;
}

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const sent = request({ port: server.port, method, path, headers, agent: false }).end();
  const [res] = await once(sent, 'response');
  const parts: Buffer[] = [];
  for await (const part of res) parts.push(part);
  const { statusCode: status, rawHeaders } = res;
  return { status, headers: res.headers, rawHeaders, body: Buffer.concat(parts).toString() };
}

const isRouted = () => incoming.some((req) => 'get' in req);

/** Requests a page until it is served from the cache. */
async function cache(path: string): Promise<void> {
  await until(async () => {
    incoming = [];
    await ask(path);
    return isRouted();
  }, false);
}

/** Headers that do not differ between responses. */
const steady = ({ 'x-request-id': _id, date: _date, ...headers }: IncomingHttpHeaders) => headers;

test('a cached page equals a routed one with all headers, and runs no statement', async () => {
  const statements = recordStatements();
  const cached = await ask('/nl/te-koop');
  statements.stop();
  expect(statements.texts).toEqual([]);
  expect(isRouted()).toBe(false);
  // This request is routed, because the response sets a cookie.
  const routed = await ask('/nl/te-koop', { referer: `http://localhost:${server.port}/fr` });
  expect(isRouted()).toBe(true);
  expect(routed.body).toBe(cached.body);
  const { 'set-cookie': _cookie, 'cache-control': routedCaching, ...others } = steady(routed.headers);
  const { 'cache-control': caching, ...expected } = steady(cached.headers);
  expect(others).toEqual(expected);
  expect([caching, routedCaching]).toEqual(['no-cache', 'private, no-cache']);
});

test('each header is sent once', async () => {
  const { rawHeaders } = await ask('/nl/te-koop');
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names).toContain('content-security-policy');
});

test('parameters that do not affect the page find the same entry', async () => {
  const plain = await ask('/nl/te-koop');
  const { body } = await ask('/nl/te-koop?utm_source=mail');
  expect(body).toBe(plain.body);
  expect(isRouted()).toBe(false);
});

test('HEAD and an unchanged ETag are answered without a body', async () => {
  const { headers } = await ask('/nl/te-koop');
  const head = await ask('/nl/te-koop', {}, 'HEAD');
  expect([head.status, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    headers['content-length'],
  ]);
  const unchanged = await ask('/nl/te-koop', { 'if-none-match': headers.etag ?? '' });
  expect([unchanged.status, unchanged.body]).toEqual([304, '']);
  expect(isRouted()).toBe(false);
});

test.each<[string, string, Record<string, string>, string, number]>([
  ['a visitor with favourites', '/nl/kantoren', { cookie: 'favorites=1-100' }, 'GET', 200],
  ['another spelling', '/nl/Kantoren', {}, 'GET', 301],
  ['a path that cannot be decoded', '/nl/%ff', {}, 'GET', 400],
  ['a page for each visitor', '/nl/contact', {}, 'GET', 200],
  ['a search that was not cached', '/nl/te-koop?minPrice=123456', {}, 'GET', 200],
  ['a method that pages do not have', '/nl/kantoren', {}, 'DELETE', 405],
  ['a path without a language', '/kantoren', {}, 'GET', 404],
])('%s is routed', async (_, path, headers, method, status) => {
  expect((await ask(path, headers, method)).status).toBe(status);
  expect(isRouted()).toBe(true);
});

test('a visitor who comes from a page in another language is routed, and the language is remembered', async () => {
  const referer = `http://localhost:${server.port}/en/offices`;
  const { headers } = await ask('/nl/kantoren', { referer });
  expect(isRouted()).toBe(true);
  expect(String(headers['set-cookie'])).toContain('locale=nl');
  incoming = [];
  await ask('/nl/kantoren', { referer: `http://localhost:${server.port}/nl` });
  expect(isRouted()).toBe(false);
});

test('the request log names the page of a cached response', async () => {
  lines.length = 0;
  await ask('/nl/kantoren');
  await until(() => lines.map((line) => JSON.parse(line).page), ['offices']);
});
