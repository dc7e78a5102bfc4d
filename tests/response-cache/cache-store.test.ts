/** The response cache alone, behind a real server. */
import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { Cacheability } from '../../graphql/cacheability.ts';
import type { FinishedResponse } from '../../server/platform/response-cache/cached-response.ts';
import { type RenderOutcome, ResponseCache } from '../../server/platform/response-cache/response-cache.ts';
import { until } from '../support/until.ts';

/** A million when there is time. */
const ADDRESSES = process.env.THOROUGH ? 1_000_000 : 50_000;

interface Options {
  bytes?: number;
  sharedSeconds?: number;
  produce(path: string): Promise<RenderOutcome>;
}

function createStore({ bytes = 1_000_000, sharedSeconds = 0, produce }: Options) {
  const version = { published: 1, databaseNumber: 1, agendas: 0, seenAt: performance.now() - 60_000 };
  const cache = new ResponseCache({
    bytes,
    sharedSeconds,
    version,
    reachability: { isUnreachable: false },
    now: () => new Date(),
    count: () => {},
  });
  let requestCount = 0;
  const app = express();
  app.use((req, res) => {
    requestCount += 1;
    return cache.serve(req.path, { req, res }, () => produce(req.path));
  });
  return {
    version,
    responseCache: cache,
    countAsked: () => requestCount,
    ask: (path: string) => request(app).get(path),
  };
}

function finished(body: string, cacheability = new Cacheability(), status = 200): FinishedResponse {
  return { status, headers: { 'content-type': 'text/plain' }, body, cacheability };
}

test('stays within its size limit, however many URLs are requested repeatedly', async () => {
  const bytes = 500_000;
  const { responseCache: cache, ask } = createStore({
    bytes,
    produce: async () => finished(randomBytes(6_000).toString('base64')),
  });
  for (let index = 0; index < 400; index++) {
    await ask(`/${index}`);
    await ask(`/${index}`);
    expect(cache.size.bytes).toBeLessThanOrEqual(bytes);
  }
  expect(cache.size.entries).toBeGreaterThan(20);
  expect(cache.size.entries).toBeLessThan(100);
});

test('counts the bodies that it keeps in every encoding', async () => {
  const body = randomBytes(6_000).toString('base64').repeat(3);
  const { responseCache: cache, ask } = createStore({ produce: async () => finished(body) });
  const tagOf = async () => (await ask('/one').set('accept-encoding', 'br')).headers.etag ?? '';
  await until(async () => (await tagOf()).endsWith('-best"'), true);
  const { bytes } = cache.size;
  expect((await ask('/one').set('accept-encoding', 'identity')).text).toBe(body);
  await until(() => cache.size.bytes - bytes, body.length);
  const { headers } = await ask('/one').set('accept-encoding', 'gzip');
  const withGzip = body.length + Number(headers['content-length']);
  await until(() => cache.size.bytes - bytes, withGzip);
  for (const encoding of ['identity', 'gzip', 'br']) await ask('/one').set('accept-encoding', encoding);
  expect(cache.size.bytes - bytes).toBe(withGzip);
});

test('uncompressed bodies take an eighth of the cache at most', async () => {
  const bytes = 800_000;
  const { responseCache: cache, ask } = createStore({
    bytes,
    produce: async () => finished('<p>one home</p>'.repeat(2_000)),
  });
  for (let index = 0; index < 20; index++) {
    for (let times = 0; times < 3; times++) await ask(`/${index}`).set('accept-encoding', 'identity');
    expect(cache.size.bytes).toBeLessThanOrEqual(bytes / 8 + 20 * 3_000);
  }
  // Entries are compressed before they are stored.
  await until(() => cache.size.entries, 20);
});

test('stays within its size limit, however many URLs are requested once, and keeps frequently requested ones', async () => {
  const bytes = 2_000_000;
  const { responseCache: cache } = createStore({ bytes, produce: async () => finished('') });
  const ask = async (path: string) => {
    const res = new ServerResponse(new IncomingMessage(new Socket()));
    await cache.serve(path, { req: res.req, res }, async () => finished(`<p>${path}</p>`.repeat(20)));
  };
  for (let times = 0; times < 3; times++) await ask('/popular');
  for (let index = 0; index < ADDRESSES; index++) {
    await ask(`/${index}`);
    if (index % 100 === 0) {
      await ask(`/${index}`);
      await ask('/popular');
      expect(cache.size.bytes).toBeLessThanOrEqual(bytes);
    }
  }
  expect(
    cache.serveCached('/popular', {
      req: new IncomingMessage(new Socket()),
      res: new ServerResponse(new IncomingMessage(new Socket())),
    }),
  ).not.toBeNull();
  expect(cache.size.entries).toBeLessThan(1_000);
}, 300_000);

test('a stale response is served briefly while its replacement is rendered, and then never', async () => {
  let text = 'old';
  let release: (() => void) | undefined;
  const { version, countAsked, ask } = createStore({
    produce: async () => {
      const renderedText = text;
      if (renderedText === 'new' && !release)
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      return finished(renderedText);
    },
  });
  for (let times = 0; times < 3; times++) expect((await ask('/')).text).toBe('old');
  text = 'new';
  Object.assign(version, { published: 2, seenAt: performance.now() });
  const first = ask('/').then((response) => response.text);
  await until(() => release !== undefined, true);
  expect((await ask('/')).text).toBe('old');
  version.seenAt = performance.now() - 3_000;
  const thirdText = ask('/').then((response) => response.text);
  await until(countAsked, 6);
  release?.();
  expect(await Promise.all([first, thirdText])).toEqual(['new', 'new']);
});

test('a response of two versions before is not served, however short these versions were', async () => {
  const releases: (() => void)[] = [];
  let text = 'old';
  const { version, countAsked, ask } = createStore({
    produce: async () => {
      const renderedText = text;
      if (renderedText === 'new') await new Promise<void>((resolve) => releases.push(resolve));
      return finished(renderedText);
    },
  });
  for (let times = 0; times < 3; times++) expect((await ask('/')).text).toBe('old');
  text = 'new';
  Object.assign(version, { published: 3, seenAt: performance.now() });
  const first = ask('/').then((response) => response.text);
  await until(() => releases.length, 1);
  const second = ask('/').then((response) => response.text);
  await until(countAsked, 5);
  releases[0]?.();
  expect(await Promise.all([first, second])).toEqual(['new', 'new']);
});

test('a request after a publication does not join a rendering that started before it', async () => {
  const releases: (() => void)[] = [];
  let text = 'old';
  const { version, ask, countAsked } = createStore({
    produce: async () => {
      const renderedText = text;
      await new Promise<void>((resolve) => releases.push(resolve));
      return finished(renderedText);
    },
  });
  const first = ask('/').then((response) => response.text);
  await until(() => releases.length, 1);
  text = 'new';
  Object.assign(version, { published: 2, seenAt: performance.now() - 3_000 });
  const second = ask('/').then((response) => response.text);
  await until(countAsked, 2);
  releases[0]?.();
  expect(await first).toBe('old');
  await until(() => releases.length, 2);
  releases[1]?.();
  expect(await second).toBe('new');
});

test('other caches may not store a private or failed response', async () => {
  const cacheability = () => Object.assign(new Cacheability(), { isPublic: false });
  const { ask } = createStore({
    sharedSeconds: 60,
    produce: async (path) =>
      path === '/failed' ? finished('failed', cacheability(), 500) : finished('well'),
  });
  const well = await ask('/well');
  expect(well.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
  const failed = await ask('/failed');
  expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'no-cache']);
});

test('a cache in front may not store a response longer than it is valid', async () => {
  const cacheability = new Cacheability();
  cacheability.expireBy(Date.now() + 30_500);
  const { ask } = createStore({
    sharedSeconds: 600,
    produce: async () => finished('soon over', cacheability),
  });
  expect((await ask('/')).headers['cache-control']).toMatch(/s-maxage=(30|29),/);
});
