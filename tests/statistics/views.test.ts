/** Views of listings: which requests count, and that no count is lost. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createViewCeiling } from '../../server/features/statistics/view-ceiling.ts';
import { createViewCounter } from '../../server/features/statistics/view-counter.ts';
import { createInterruptibleDatabase } from '../support/database/interruptible-database.ts';
import { recordStatements } from '../support/database/record-statements.ts';
import { startSite, type TestSite } from '../support/site.ts';

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  accept: 'text/html',
};
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const DAY = '2026-11-21';

const line = createInterruptibleDatabase();
let site: TestSite;
let time: number;
/** Each test has a visitor of its own. */
let visitor = 0;
let home: { id: number; path: string };

beforeAll(async () => {
  site = await startSite({
    env: { RESPONSE_CACHE_MB: '8', TRUST_PROXY: '1' },
    line,
    now: () => new Date(time),
  });
  home = await find('estates(locale: nl, pageSize: 6)');
});
afterAll(() => site.stop());
beforeEach(async () => {
  time = Date.parse('2026-11-21T06:00:00Z');
  visitor++;
  await site.services.viewCounter.writeViews();
  await site.database.pool.query('truncate listing_statistics');
});

async function find(list: string): Promise<{ id: number; path: string }> {
  const query = `{ list: ${list} { items { id path } } }`;
  const { body } = await request(site.app).post('/graphql').send({ query });
  const [{ id, path }] = body.data.list.items;
  return { id: Number(id), path };
}

const addressOf = (number: number) => ({ 'x-forwarded-for': `192.0.2.${number}` });
const open = (path: string, headers: Record<string, string> = {}) =>
  request(site.app)
    .get(path)
    .set({ ...BROWSER, ...addressOf(visitor), ...headers })
    .redirects(0);
const report = (body: string, headers: Record<string, string> = {}) =>
  request(site.app)
    .post('/views')
    .set({ ...BROWSER, ...addressOf(visitor), 'content-type': 'text/plain;charset=UTF-8', ...headers })
    .send(body);

/** The stored rows. */
async function rows(): Promise<unknown[]> {
  await site.services.viewCounter.writeViews();
  const { rows: stored } = await site.database.pool.query(
    'select listing_id as id, day, views from listing_statistics order by 1, 2',
  );
  return stored.map(({ id, day, views }) => [id, day, views]);
}

describe('a page of a listing', () => {
  test.each(['estates(locale: nl, pageSize: 6)', 'projects(locale: fr)', 'rentalUnits(locale: de)'])(
    'of %s counts each time that a browser opens it, also from the cache and with 304',
    async (list) => {
      const { id, path } = await find(list);
      const { headers } = await open(path).expect(200);
      await open(path).expect(200);
      expect(await rows()).toEqual([[id, DAY, 2]]);
      const statements = recordStatements();
      await open(path, { 'if-none-match': String(headers.etag) }).expect(304);
      await open(path, { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'empty' }).expect(200);
      statements.stop();
      expect(statements.texts.filter((text) => !text.includes('listing_statistics'))).toEqual([]);
      expect(await rows()).toEqual([[id, DAY, 4]]);
    },
  );

  test('of a unit counts for its project', async () => {
    const { rows: units } = await site.database.pool.query(
      'select id, project_id from project_entity where is_listed order by id limit 1',
    );
    const [{ id, project_id }] = units;
    const { headers } = await open(`/nl/aanbod/${project_id}/x/${id}`);
    await open(headers.location ?? `/nl/aanbod/${project_id}/x/${id}`).expect(200);
    expect(await rows()).toEqual([[project_id, DAY, 1]]);
  });

  test.each([
    ['a robot', { 'user-agent': GOOGLEBOT }],
    ['a program without a name', { 'user-agent': '' }],
    ['a program with a long name', { 'user-agent': 'Mozilla/5.0 '.repeat(100) }],
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
    ['a prerender', { 'sec-purpose': 'prefetch;prerender' }],
    ['an old prefetch', { 'x-moz': 'prefetch' }],
    ['the service worker that keeps it', { 'sec-fetch-mode': 'cors' }],
  ])('does not count for %s', async (_, headers) => {
    await open(home.path, headers).expect(200);
    expect(await rows()).toEqual([]);
  });

  test('does not count without its text, elsewhere, or when it does not exist', async () => {
    await request(site.app).head(home.path).set(BROWSER).expect(200);
    await open('/nl/te-koop').expect(200);
    await open(`/nl/aanbod/${home.id}`).expect(301);
    await open('/nl/aanbod/99999999/huis').expect(404);
    expect(await rows()).toEqual([]);
  });

  test('counts on the day in Brussels', async () => {
    time = Date.parse('2026-11-21T22:59:00Z');
    await open(home.path).expect(200);
    time = Date.parse('2026-11-21T23:01:00Z');
    await open(home.path).expect(200);
    expect(await rows()).toEqual([
      [home.id, '2026-11-21', 1],
      [home.id, '2026-11-22', 1],
    ]);
  });
});

describe('a report of a browser', () => {
  test('counts, and gets an empty response that is not stored', async () => {
    const { headers, text } = await report(String(home.id), { 'sec-fetch-site': 'same-origin' }).expect(204);
    expect([headers['cache-control'], text]).toEqual(['no-store', '']);
    expect(await rows()).toEqual([[home.id, DAY, 1]]);
  });

  test.each(['', 'x', '0', '99999999', '9999999999', '1 or 1=1'])('of %j does not count', async (body) => {
    await report(body).expect(204);
    expect(await rows()).toEqual([]);
  });

  test.each(['cross-site', 'same-site', 'none'])('is rejected from a page that is %s', async (from) => {
    const own = { origin: site.services.settings.publicUrl, 'sec-fetch-site': from };
    await report(String(home.id), own).expect(403);
    expect(await rows()).toEqual([]);
  });

  test('does not count for a robot, and is rejected when it is long', async () => {
    await report(String(home.id), { 'user-agent': GOOGLEBOT }).expect(204);
    await report('1'.repeat(21)).expect(413);
    expect(await rows()).toEqual([]);
  });
});

describe('many views of a listing by one address', () => {
  test('count ten times in an hour, as pages, from the cache, with 304 and as reports', async () => {
    const { headers } = await open(home.path).expect(200);
    for (let view = 0; view < 4; view++) {
      await open(home.path).expect(200);
      await open(home.path, { 'if-none-match': String(headers.etag) }).expect(304);
      await report(String(home.id)).expect(204);
    }
    expect(await rows()).toEqual([[home.id, DAY, 10]]);
    await open(home.path, addressOf(++visitor)).expect(200);
    expect(await rows()).toEqual([[home.id, DAY, 11]]);
    time += 3_600_000;
    await open(home.path, addressOf(visitor - 1)).expect(200);
    expect(await rows()).toEqual([[home.id, DAY, 12]]);
  });

  test('are those of a network of IPv6, which cannot be left by another address of it', () => {
    const ceiling = createViewCeiling({ now: () => new Date(time) });
    const admitted = Array.from({ length: 20 }, (_, at) => ceiling.admit(1, `2001:db8::${at}`));
    expect(admitted.filter(Boolean)).toHaveLength(10);
    expect(ceiling.admit(1, '2001:db8:0:1::1')).toBe(true);
  });

  test('of 1,000 listings are the last that count for the address in the hour', () => {
    const ceiling = createViewCeiling({ now: () => new Date(time) });
    const admitted = Array.from({ length: 1_200 }, (_, id) => ceiling.admit(id, '192.0.2.1'));
    expect(admitted.filter(Boolean)).toHaveLength(1_000);
    expect(ceiling.admit(1, '192.0.2.2')).toBe(true);
    time += 3_600_000;
    expect(ceiling.admit(2_000, '192.0.2.1')).toBe(true);
  });
});

describe('while the database is unreachable', () => {
  afterEach(() => line.restore());

  test('views are kept, and added to those of other processes when it is back', async () => {
    await open(home.path).expect(200);
    await rows();
    await line.interrupt();
    for (let time = 0; time < 3; time++) await report(String(home.id)).expect(204);
    await site.services.viewCounter.writeViews();
    await report(String(home.id)).expect(204);
    await site.database.pool.query('update listing_statistics set views = views + 10');
    await line.restore();
    expect(await rows()).toEqual([[home.id, DAY, 15]]);
  });
});

test('the number of counts is limited, and a warning names the loss once', async () => {
  const warnings: unknown[] = [];
  const log = { warn: (text: unknown) => void warnings.push(text) };
  const { db } = site.database;
  const counter = createViewCounter({ db, now: () => new Date(time), log, maxCounts: 2 });
  const ids = await db.selectFrom('listing').select('id').orderBy('id').limit(4).execute();
  for (const { id } of [...ids, ...ids]) counter.countView(id, '192.0.2.1');
  await counter.stop();
  const [first, second] = ids;
  expect(await rows()).toEqual([
    [first?.id, DAY, 2],
    [second?.id, DAY, 2],
  ]);
  expect(warnings).toHaveLength(1);
});
