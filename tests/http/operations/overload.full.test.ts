/** Load shedding: with too many requests, waiting is short and cached responses are still served. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { GraphPorts } from '../../../graphql/context.ts';
import { LOCALES } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { createSender, requestFormTokens, sendUntilAnswered } from '../../support/leads/form-senders.ts';
import { type OpenServer, openServer } from '../../support/open-server.ts';
import { startSite, type TestSite } from '../../support/site.ts';
import { METRICS_TOKEN, readMetrics } from '../../support/site-process.ts';
import { until } from '../../support/until.ts';

const AT_ONCE = 8;
const WAITING = 100;
/** An address block gets half of both. */
const SHARE = 0.5;
const ADDRESSES = ['198.51.100.1', '198.51.100.2'];

let site: TestSite;
let server: OpenServer;
let url: string;
/** While the gate is closed, no search completes. */
let gate = Promise.withResolvers<void>();
let searching = 0;
let maxSearching = 0;

beforeAll(async () => {
  gate.resolve();
  site = await startSite({
    env: { RESPONSE_CACHE_MB: '8', METRICS_TOKEN, FORM_SECONDS: '0', TRUST_PROXY: '1' },
    wrapPorts: holdSearches,
  });
  server = await openServer(site.app);
  url = server.origin;
});
afterEach(async () => {
  gate.resolve();
  await until(() => reading().activeCount, 0);
  maxSearching = 0;
});
afterAll(async () => {
  await server.close();
  await site.stop();
});

function holdSearches(ports: GraphPorts): GraphPorts {
  const search: GraphPorts['estates']['search'] = async (...asked) => {
    searching += 1;
    maxSearching = Math.max(maxSearching, searching);
    await gate.promise;
    searching -= 1;
    return ports.estates.search(...asked);
  };
  return { ...ports, estates: { ...ports.estates, search } };
}

const closeGate = () => {
  gate = Promise.withResolvers();
};
let turn = 0;
/** Returns a page that was not requested before. */
const otherPage = (locale: (typeof LOCALES)[number] = 'nl') =>
  `${routePath('forSale', locale)}?minPrice=${100_000 + ++turn}`;
const open = (path: string, init: RequestInit = {}) =>
  fetch(url + path, { ...init, headers: { accept: 'text/html', ...init.headers } });
const openFrom = (address: string | undefined, path: string) =>
  open(path, { headers: { 'x-forwarded-for': address ?? '' } });
const ask = (query: string) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
const reading = () => site.services.limits.reading;
const sending = () => site.services.limits.sending;

/** Fills all slots and the queue with pages that wait for the gate. */
async function fillSlots(): Promise<Promise<Response>[]> {
  const openPages = (count: number) =>
    Array.from({ length: count }, (_, index) => openFrom(ADDRESSES[index % 2], otherPage()));
  const asked = openPages(AT_ONCE);
  await until(() => reading().activeCount, AT_ONCE);
  const waiting = openPages(WAITING);
  await until(() => reading().queuedCount, WAITING);
  return [...asked, ...waiting];
}

test('serves a few requests at once, queues the next ones, and rejects the others in their language', async () => {
  const cachedPage = otherPage();
  for (let time = 0; time < 3; time++) expect((await open(cachedPage)).status).toBe(200);
  closeGate();
  const asked = await fillSlots();
  for (const locale of LOCALES) {
    const response = await open(otherPage(locale));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(translatorOf(site.services.intls[locale])('errors.busy.text'));
  }
  expect((await open(cachedPage)).status).toBe(200);
  expect((await open('/healthz')).status).toBe(200);
  expect((await open('/readyz')).status).toBe(200);
  expect((await open('/robots.txt')).status).toBe(200);
  const query = await ask('{ offices(locale: nl) { name } }');
  expect([query.status, query.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await query.json()).errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
  const ajax = await open('/nl/ajax/search-city?q=gent');
  expect([ajax.status, ajax.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await ajax.json()).toMatchObject({ status: 503, errors: [] });
  expect(await readMetrics(url)).toContain('baksteen_limited_requests_queued{kind="reading"} 100');
  gate.resolve();
  const statuses = await Promise.all(asked.map(async (response) => (await response).status));
  expect(statuses.every((status) => status === 200)).toBe(true);
  expect(maxSearching).toBeLessThanOrEqual(AT_ONCE);
  await until(() => reading().activeCount, 0);
  expect((await open(otherPage())).status).toBe(200);
});

test('requests of one address leave slots to others', async () => {
  closeGate();
  const [busy, other] = ADDRESSES;
  const pages = Array.from({ length: (AT_ONCE + WAITING) * SHARE }, () => openFrom(busy, otherPage()));
  await until(() => reading().queuedCount, WAITING * SHARE);
  expect(reading().activeCount).toBe(AT_ONCE * SHARE);
  expect((await openFrom(busy, otherPage())).status).toBe(503);
  expect((await openFrom(other, routePath('contact', 'nl'))).status).toBe(200);
  gate.resolve();
  const statuses = await Promise.all(pages.map(async (response) => (await response).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('submissions have slots of their own', async () => {
  const tokens = await requestFormTokens(url, 2);
  closeGate();
  const asked = await fillSlots();
  expect(await sendUntilAnswered(url, createSender(0), tokens)).toBe('acknowledged');
  expect(await sendUntilAnswered(url, createSender(1), tokens)).toBe('acknowledged');
  expect(sending().activeCount).toBe(0);
  gate.resolve();
  await Promise.all(asked);
  await until(() => reading().activeCount, 0);
});

test('a client that disconnects while queued leaves the queue', async () => {
  closeGate();
  const leaving = new AbortController();
  const first = Array.from({ length: AT_ONCE * SHARE }, () => open(otherPage()));
  await until(() => reading().activeCount, AT_ONCE * SHARE);
  const left = open(otherPage(), { signal: leaving.signal }).catch(() => 'left');
  await until(() => reading().queuedCount, 1);
  leaving.abort();
  await until(() => reading().queuedCount, 0);
  expect(await left).toBe('left');
  gate.resolve();
  await Promise.all(first);
});
