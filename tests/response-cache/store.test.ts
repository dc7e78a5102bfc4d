/** The store of finished answers by itself, behind a real server. */
import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { Cacheability } from '../../graphql/cacheability.ts';
import {
  type FinishedResponse,
  type RenderOutcome,
  ResponseCache,
} from '../../server/response-cache/response-cache.ts';
import { until } from '../support/until.ts';

/** A million where there is time for it. */
const ADDRESSES = process.env.THOROUGH ? 1_000_000 : 50_000;

interface Options {
  bytes?: number;
  sharedSeconds?: number;
  produce(path: string): Promise<RenderOutcome>;
}

function createStore({ bytes = 1_000_000, sharedSeconds = 0, produce }: Options) {
  const version = { published: 1, databaseNumber: 1, agendas: 0, heardAt: performance.now() - 60_000 };
  const answers = new ResponseCache({
    bytes,
    sharedSeconds,
    version,
    reachability: { isUnreachable: false },
    now: () => new Date(),
    count: () => {},
  });
  let asked = 0;
  const app = express();
  app.use((req, res) => {
    asked += 1;
    return answers.serve(req.path, { req, res }, () => produce(req.path));
  });
  return { version, answers, countAsked: () => asked, ask: (path: string) => request(app).get(path) };
}

function finished(body: string, keeping = new Cacheability(), status = 200): FinishedResponse {
  return { status, headers: { 'content-type': 'text/plain' }, body, keeping };
}

test('stays within its bound, however many addresses are asked for again and again', async () => {
  const bytes = 500_000;
  const { answers, ask } = createStore({
    bytes,
    produce: async () => finished(randomBytes(6_000).toString('base64')),
  });
  for (let nth = 0; nth < 400; nth++) {
    await ask(`/${nth}`);
    await ask(`/${nth}`);
    expect(answers.size.bytes).toBeLessThanOrEqual(bytes);
  }
  expect(answers.size.entries).toBeGreaterThan(20);
  expect(answers.size.entries).toBeLessThan(100);
});

test('stays within its bound however many addresses come once, and what is asked for often stays', async () => {
  const bytes = 2_000_000;
  const { answers } = createStore({ bytes, produce: async () => finished('') });
  const ask = async (path: string) => {
    const res = new ServerResponse(new IncomingMessage(new Socket()));
    await answers.serve(path, { req: res.req, res }, async () => finished(`<p>${path}</p>`.repeat(20)));
  };
  for (let times = 0; times < 3; times++) await ask('/popular');
  for (let nth = 0; nth < ADDRESSES; nth++) {
    await ask(`/${nth}`);
    if (nth % 100 === 0) {
      await ask(`/${nth}`);
      await ask('/popular');
      expect(answers.size.bytes).toBeLessThanOrEqual(bytes);
    }
  }
  expect(
    answers.serveCached('/popular', {
      req: new IncomingMessage(new Socket()),
      res: new ServerResponse(new IncomingMessage(new Socket())),
    }),
  ).not.toBeNull();
  expect(answers.size.entries).toBeLessThan(1_000);
}, 300_000);

test('an old answer goes out for a moment while the new one is made, and then never', async () => {
  let text = 'old';
  let release: (() => void) | undefined;
  const { version, countAsked, ask } = createStore({
    produce: async () => {
      const made = text;
      if (made === 'new' && !release)
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      return finished(made);
    },
  });
  for (let times = 0; times < 3; times++) expect((await ask('/')).text).toBe('old');
  text = 'new';
  Object.assign(version, { published: 2, heardAt: performance.now() });
  const first = ask('/').then((answer) => answer.text);
  await until(() => release !== undefined, true);
  expect((await ask('/')).text).toBe('old');
  version.heardAt = performance.now() - 3_000;
  const later = ask('/').then((answer) => answer.text);
  await until(countAsked, 6);
  release?.();
  expect(await Promise.all([first, later])).toEqual(['new', 'new']);
});

test('an answer of two versions before does not go out, however short they were', async () => {
  const releases: (() => void)[] = [];
  let text = 'old';
  const { version, countAsked, ask } = createStore({
    produce: async () => {
      const made = text;
      if (made === 'new') await new Promise<void>((resolve) => releases.push(resolve));
      return finished(made);
    },
  });
  for (let times = 0; times < 3; times++) expect((await ask('/')).text).toBe('old');
  text = 'new';
  Object.assign(version, { published: 3, heardAt: performance.now() });
  const first = ask('/').then((answer) => answer.text);
  await until(() => releases.length, 1);
  const second = ask('/').then((answer) => answer.text);
  await until(countAsked, 5);
  releases[0]?.();
  expect(await Promise.all([first, second])).toEqual(['new', 'new']);
});

test('who comes after something was published is not given what was begun long before', async () => {
  const releases: (() => void)[] = [];
  let text = 'old';
  const { version, ask, countAsked } = createStore({
    produce: async () => {
      const made = text;
      await new Promise<void>((resolve) => releases.push(resolve));
      return finished(made);
    },
  });
  const first = ask('/').then((answer) => answer.text);
  await until(() => releases.length, 1);
  text = 'new';
  Object.assign(version, { published: 2, heardAt: performance.now() - 3_000 });
  const second = ask('/').then((answer) => answer.text);
  await until(countAsked, 2);
  releases[0]?.();
  expect(await first).toBe('old');
  await until(() => releases.length, 2);
  releases[1]?.();
  expect(await second).toBe('new');
});

test('what is for nobody else is for no cache either', async () => {
  const keeping = () => Object.assign(new Cacheability(), { isShared: false });
  const { ask } = createStore({
    sharedSeconds: 60,
    produce: async (path) => (path === '/failed' ? finished('failed', keeping(), 500) : finished('well')),
  });
  const well = await ask('/well');
  expect(well.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
  const failed = await ask('/failed');
  expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'no-cache']);
});

test('a cache in front keeps nothing for longer than it holds', async () => {
  const keeping = new Cacheability();
  keeping.expireBy(Date.now() + 30_500);
  const { ask } = createStore({ sharedSeconds: 600, produce: async () => finished('soon over', keeping) });
  expect((await ask('/')).headers['cache-control']).toMatch(/s-maxage=(30|29),/);
});
