import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { OfflineConfig } from '../../shared/offline.ts';
import { startWorker, type WorkerScope } from './worker.ts';

const ORIGIN = 'https://site.example';
const TEXTS = {
  format: 'en-BE',
  note: '<p>As of {date}</p>',
  page: '<main><!--pages--></main>',
  favorites: 'Saved',
  seen: 'Seen',
};
const CONFIG: OfflineConfig = {
  maxPages: 3,
  maxBytes: 2_000,
  policy: "default-src 'none'",
  texts: { nl: TEXTS, fr: TEXTS, en: TEXTS, de: TEXTS },
};

/** An in-memory cache. */
function createCache() {
  const entries = new Map<string, Response>();
  return {
    keys: async () => [...entries.keys()].map((path) => ({ url: ORIGIN + path })),
    match: async (path: string) => entries.get(path)?.clone(),
    put: async (path: string, response: Response) => void entries.set(path, response),
    delete: async (path: string) => entries.delete(path),
  };
}

interface Page {
  status?: number;
  caching?: string;
  html?: string;
}

const pages = new Map<string, Page>();
const globals = { caches: globalThis.caches, self: globalThis.self, fetch: globalThis.fetch };
const stored = new Map<string, ReturnType<typeof createCache>>();
let isOnline = true;

beforeEach(() => {
  isOnline = true;
  pages.clear();
  stored.clear();
  const caches = {
    open: async (name: string) => stored.get(name) ?? stored.set(name, createCache()).get(name),
    delete: async (name: string) => stored.delete(name),
  };
  const answer = async (asked: string | { url: string }, init?: { credentials?: string }) => {
    const path = typeof asked === 'string' ? asked : asked.url.replace(ORIGIN, '');
    if (!isOnline) throw new TypeError('no network');
    const {
      status = 200,
      caching = 'no-cache',
      html = `<title>${path}</title><body>`,
    } = pages.get(path) ?? {};
    const isOwn = typeof asked === 'string' && init?.credentials !== 'omit';
    const headers = { 'content-type': 'text/html', 'cache-control': isOwn ? 'private' : caching };
    const response = new Response(html, { status, headers });
    return Object.defineProperty(response, 'url', { value: ORIGIN + path });
  };
  Object.assign(globalThis, { caches, self: { location: { origin: ORIGIN } }, fetch: answer });
});
afterEach(() => void Object.assign(globalThis, globals));

/** Starts a worker; returns functions that send it events. */
function createWorker(config: OfflineConfig | null) {
  const listeners = new Map<string, (event: never) => void>();
  const unregister = jest.fn(async () => true);
  const scope = {
    addEventListener: (name: string, listener: (event: never) => void) => void listeners.set(name, listener),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    registration: { unregister },
  };
  startWorker(scope as unknown as WorkerScope, config);
  const send = async (name: string, more: object = {}) => {
    let result: Promise<unknown> | undefined;
    const take = (work: Promise<unknown>) => {
      result = work;
    };
    listeners.get(name)?.({ ...more, waitUntil: take, respondWith: take } as never);
    return result;
  };
  return {
    unregister,
    send,
    see: (seen: string, favorites: string[] = []) => send('message', { data: { seen, favorites } }),
    open: async (path: string) =>
      (await send('fetch', { request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' } })) as Response,
  };
}

test('a seen page is shown without network, with its date and without scripts', async () => {
  const html =
    '<title>Villa &amp; garden · Agency</title><meta name="description" content="€1"/><body class="a"><script>1</script><link rel="preload" href="x">Home';
  pages.set('/en/offer/1/villa', { html });
  const { see, open } = createWorker(CONFIG);
  await see('/en/offer/1/villa');
  isOnline = false;
  const response = await open('/en/offer/1/villa?from=mail');
  expect(await response.text()).toMatch(/<body class="a"><p>As of .*20\d\d.*<\/p>Home$/);
  expect(response.headers.get('content-security-policy')).toMatch(/; sandbox allow-same-origin/);
  expect(await (await open('/en/news')).text()).toBe(
    '<main><h2>Seen</h2><ul><li><a href="/en/offer/1/villa">Villa &amp; garden</a><p class="hint">€1</p></li></ul></main>',
  );
  expect((await open('/fr/actualites')).status).toBe(503);
});

test('an error of the site is shown, not a kept page', async () => {
  const { see, open } = createWorker(CONFIG);
  await see('/en/offer/1/a');
  pages.set('/en/offer/1/a', { status: 500, html: 'failed' });
  expect(await (await open('/en/offer/1/a')).text()).toBe('failed');
});

test('a withdrawn page is deleted', async () => {
  const { see, open } = createWorker(CONFIG);
  await see('/en/offer/1/a');
  pages.set('/en/offer/1/a', { status: 410 });
  await open('/en/offer/1/a');
  isOnline = false;
  expect((await open('/en/offer/1/a')).status).toBe(503);
});

test.each(['private, no-cache', 'no-store'])('a page with “%s” is not kept', async (caching) => {
  pages.set('/en/offer/1/a', { caching });
  const { see, open } = createWorker(CONFIG);
  await see('/en/offer/1/a');
  isOnline = false;
  expect((await open('/en/offer/1/a')).status).toBe(503);
});

describe('the oldest pages are evicted', () => {
  const readList = async (open: (path: string) => Promise<Response>) => {
    isOnline = false;
    return [...(await (await open('/en')).text()).matchAll(/href="([^"]*)"/g)].map(([, path]) => path);
  };

  test('above the number of pages', async () => {
    const { see, open } = createWorker(CONFIG);
    for (const id of [1, 2, 3, 1, 4]) await see(`/en/offer/${id}/a`);
    expect(await readList(open)).toEqual(['/en/offer/4/a', '/en/offer/1/a', '/en/offer/3/a']);
  });

  test('above the number of bytes; a larger page is not kept', async () => {
    const { see, open } = createWorker(CONFIG);
    pages.set('/en/offer/2/a', { html: 'x'.repeat(1_990) });
    pages.set('/en/offer/3/a', { html: 'x'.repeat(2_100) });
    await see('/en/offer/1/a');
    await see('/en/offer/2/a');
    await see('/en/offer/3/a');
    expect(await readList(open)).toEqual(['/en/offer/2/a']);
  });
});

test('favourites are kept by their permanent links, and listed first', async () => {
  const { see, open } = createWorker(CONFIG);
  await see('/en/offer/1/a', ['/en/detail']);
  isOnline = false;
  expect(await (await open('/en')).text()).toMatch(/<h2>Saved<.*\/en\/detail.*<h2>Seen<.*\/en\/offer\/1\/a/);
});

test.each([
  [{ seen: '//other.example/', favorites: [] }],
  [{ seen: null, favorites: ['x'] }],
  [null],
  ['text'],
])('the message %j is ignored', async (data) => {
  expect(await createWorker(CONFIG).send('message', { data })).toBeUndefined();
});

test('without a configuration the worker deletes all pages, unregisters itself and answers nothing', async () => {
  await createWorker(CONFIG).see('/en/offer/1/a');
  expect(stored.size).toBe(1);
  const { send, open, unregister } = createWorker(null);
  await send('activate');
  expect(stored.size).toBe(0);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(await open('/en/offer/1/a')).toBeUndefined();
});
