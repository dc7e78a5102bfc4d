/** Many new maps at once: they are drawn one by one off the event loop, and beyond the queue rejected. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { until } from '../support/until.ts';

const WAITING = 200;
const ADDRESSES = ['198.51.100.1', '198.51.100.2'];

let site: TestSite;
let server: OpenServer;
let drawn = 0;
/** While the gate is closed, the thread draws no map. */
let gate = Promise.withResolvers<void>();

beforeAll(async () => {
  site = await startSite({ env: { RESPONSE_CACHE_MB: '8', TRUST_PROXY: '1' } });
  const { mapThread } = site.services;
  const { draw } = mapThread;
  mapThread.draw = async (task) => {
    drawn += 1;
    await gate.promise;
    return draw(task);
  };
  server = await openServer(site.app);
});
afterAll(async () => {
  gate.resolve();
  await server.close();
  await site.stop();
});

const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(server.origin + path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
let place = 0;
const newMap = () => `/map/en/still/14/${(50.6 + ++place / 10_000).toFixed(4)},4.3.svg`;
const drawing = () => site.services.limits.drawing;

test('maps beyond the queue are 503, while pages are served', async () => {
  await get('/en/contact');
  const first = get(newMap());
  await until(() => drawn, 1);
  const waiting = Array.from({ length: WAITING }, (_, index) =>
    get(index % 2 ? newMap() : `/map/en/9/${index}/170.svg`, {
      headers: { 'x-forwarded-for': ADDRESSES[index % 2] ?? '' },
    }),
  );
  await until(() => drawing().queuedCount, WAITING);
  for (const path of [newMap(), '/map/en/9/1/171.svg']) {
    const { status, headers, text } = await get(path);
    expect([status, text]).toEqual([503, '']);
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['5', 'no-store']);
  }
  for (const path of ['/en/contact', '/en/for-sale?minPrice=123']) expect((await get(path)).status).toBe(200);
  // Only one map was begun.
  expect(drawn).toBe(1);
  gate.resolve();
  const statuses = (await Promise.all([first, ...waiting])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect([drawing().activeCount, drawing().queuedCount]).toEqual([0, 0]);
});

test('identical requests share one drawing, which a disconnected client does not end', async () => {
  gate = Promise.withResolvers();
  drawn = 0;
  const blocking = get(newMap());
  await until(() => drawn, 1);
  const path = newMap();
  const leaving = new AbortController();
  const left = get(path, { signal: leaving.signal }).catch(() => 'left');
  await until(() => drawing().queuedCount, 1);
  const others = [get(path), get(path)];
  leaving.abort();
  expect(await left).toBe('left');
  gate.resolve();
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
  await blocking;
  expect(drawn).toBe(2);
});
