/** The response cache: shared by all visitors, never stale, and rendered once for simultaneous requests. */
import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import type { GraphPorts } from '../../graphql/context.ts';
import { routePath } from '../../shared/routes.ts';
import { recordStatements } from '../support/database/record-statements.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let server: OpenServer;
let time = new Date('2026-11-21T06:00:00Z');
let searches = 0;

beforeAll(async () => {
  site = await startSite({ env: { RESPONSE_CACHE_MB: '8' }, now: () => time, wrapPorts: countSearches });
  server = await openServer(site.app);
});
afterAll(async () => {
  await server.close();
  await site.stop();
});
beforeEach(() => {
  searches = 0;
});

function countSearches(ports: GraphPorts): GraphPorts {
  const search: GraphPorts['estates']['search'] = (...args) => {
    searches += 1;
    return ports.estates.search(...args);
  };
  return { ...ports, estates: { ...ports.estates, search } };
}

const sale = routePath('forSale', 'nl');
interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as received. */
  body: Buffer;
}

const open = (path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const args = get(
      { port: server.port, path, headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers } },
      (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part) => parts.push(part));
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    args.on('error', reject);
  });
const query = (text: string, variables = {}) =>
  request(site.app).post('/graphql').send({ query: text, variables });

/** Runs a change of the database and waits until the site has received its notification. */
async function publish(sql: string): Promise<void> {
  const { rows } = await site.database.pool.query('select version from publication');
  await site.database.pool.query(sql);
  for (;;) {
    const response = await request(site.app).get(`${sale}?bedrooms=${++requestNumber}`);
    expect(response.status).toBe(200);
    if (site.services.catalogueVersion.databaseNumber !== Number(rows[0].version)) return;
  }
}
let requestNumber = 1000;

/** Requests a path until its response is cached. */
async function requestUntilCached(path: string): Promise<void> {
  for (let times = 0; times < 3; times++) expect((await open(path)).status).toBe(200);
}

/**
 * The part of an ETag that identifies the content. The suffix is the encoding, which later changes to stronger
 * compression.
 */
const contentOf = ({ headers }: RawAnswer): string | undefined => headers.etag?.replace(/-[a-z]+"$/, '');

/** Requests a path until its response is cached with the strongest compression. */
async function requestUntilCompressed(path: string): Promise<void> {
  await requestUntilCached(path);
  while (!(await open(path)).headers.etag?.endsWith('-best"'));
}

describe('a page', () => {
  test('from the cache runs no statement and is unchanged', async () => {
    const path = `${sale}?type=house`;
    const first = await open(path);
    await requestUntilCached(path);
    const statements = recordStatements();
    const repeated = await open(path);
    const zipped = await open(path, { 'accept-encoding': 'gzip' });
    const plain = await open(path, { 'accept-encoding': 'identity' });
    statements.stop();
    expect(statements.texts).toEqual([]);
    expect(brotliDecompressSync(repeated.body).equals(brotliDecompressSync(first.body))).toBe(true);
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    expect(plain.body.equals(brotliDecompressSync(first.body))).toBe(true);
    expect(repeated.headers['content-type']).toBe(first.headers['content-type']);
    expect(repeated.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(repeated.headers['content-security-policy']).not.toContain('nonce');
  });

  test('has a strong ETag for each encoding, and 304 for a matching request', async () => {
    await requestUntilCompressed(sale);
    const responses = await Promise.all(
      ['br', 'gzip', 'identity'].map((one) => open(sale, { 'accept-encoding': one })),
    );
    const tags = responses.map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    for (const [index, encoding] of ['br', 'gzip', 'identity'].entries()) {
      const have = { 'accept-encoding': encoding, 'if-none-match': String(tags[index]) };
      const repeated = await open(sale, have);
      expect([repeated.status, repeated.body.length, repeated.headers.etag]).toEqual([304, 0, tags[index]]);
    }
    expect((await open(sale, { 'if-none-match': String(tags[1]) })).status).toBe(200);
    const head = await request(site.app).head(sale).set('accept-encoding', 'br');
    expect([head.status, head.headers.etag]).toEqual([200, tags[0]]);
    expect(head.headers['content-length']).toBe(responses[0]?.headers['content-length']);
  });

  test('is compressed with zstd when new, and with the best Brotli once it is in demand', async () => {
    const path = `${sale}?type=land`;
    const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const first = await open(path, browser);
    expect([first.headers['content-encoding'], first.headers.etag]).toEqual([
      'zstd',
      expect.stringMatching(/-zstd"$/),
    ]);
    await requestUntilCompressed(path);
    const last = await open(path, browser);
    expect(last.headers['content-encoding']).toBe('br');
    expect(last.body.length).toBeLessThan(first.body.length);
    expect(zstdDecompressSync(first.body).equals(brotliDecompressSync(last.body))).toBe(true);
  });

  test('has one cache entry for any order of parameters and for unknown ones', async () => {
    await requestUntilCached(`${sale}?type=house&bedrooms=3`);
    const statements = recordStatements();
    const one = await open(`${sale}?type=house&bedrooms=3`);
    const other = await open(`${sale}?utm_source=mail&bedrooms=3&type%5B%5D=house&x=1`);
    statements.stop();
    expect(statements.texts).toEqual([]);
    expect(contentOf(other)).toBe(contentOf(one));
  });

  test('is rendered once for a hundred simultaneous requests', async () => {
    const path = `${sale}?type=apartment&maxPrice=345678`;
    const responses = await Promise.all(Array.from({ length: 100 }, () => open(path)));
    expect(new Set(responses.map(contentOf)).size).toBe(1);
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(searches).toBe(1);
  });

  test('is not cached on its first request: a crawler would evict other entries', async () => {
    const before = site.services.responseCache.size.entries;
    for (let price = 100_001; price < 100_021; price++) await open(`${sale}?minPrice=${price}`);
    expect(site.services.responseCache.size.entries).toBe(before);
  });

  test('of an old catalogue version is never served', async () => {
    const path = `${routePath('offices', 'nl')}`;
    await requestUntilCached(path);
    await publish(`update office set name = 'Baksteen Overal'`);
    const statements = recordStatements();
    const response = await open(path);
    statements.stop();
    expect(statements.texts.length).toBeGreaterThan(0);
    expect(brotliDecompressSync(response.body).toString()).toContain('Baksteen Overal');
  });

  test('that depends on the time is cached until it changes', async () => {
    const path = routePath('offices', 'fr');
    await requestUntilCached(path);
    const before = await open(path);
    time = new Date(time.getTime() + 59_000);
    expect(contentOf(await open(path))).toBe(contentOf(before));
    time = new Date(time.getTime() + 60_000);
    expect(contentOf(await open(path))).not.toBe(contentOf(before));
  });
});

describe('a cached response', () => {
  const VISITORS: Record<string, string>[] = [
    {},
    { cookie: 'locale=fr' },
    { 'accept-language': 'de-DE,de;q=0.9' },
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' },
    { range: 'bytes=0-9' },
    { 'user-agent': 'Secret-Agent/1.0' },
    { referer: 'https://secret.example/path' },
    { authorization: 'Basic c2VjcmV0' },
    { dnt: '1', 'x-secret': 'c2VjcmV0' },
  ];
  const PATHS = [
    routePath('home', 'nl'),
    `${sale}?view=map`,
    routePath('projects', 'fr'),
    routePath('holiday', 'de'),
    routePath('news', 'en'),
    routePath('privacy', 'nl'),
    `${routePath('mortgage', 'nl')}?amount=250000`,
    '/nl/ajax/search-city?q=gent',
  ];

  test.each(PATHS)('contains nothing of the request: %s', async (path) => {
    const bodies = new Set<string>();
    for (const visitor of [...VISITORS, ...VISITORS.toReversed()]) {
      const response = await open(path, visitor);
      expect(response.status).toBe(200);
      expect(response.headers['set-cookie']).toBeUndefined();
      bodies.add(brotliDecompressSync(response.body).toString());
    }
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).not.toMatch(/evil\.example|secret|203\.0\.113\.9|c2VjcmV0/i);
    expect([...bodies][0]).not.toContain('nonce=');
  });

  test('is readable with any accepted encodings', async () => {
    for (const [accepted, encoding] of [
      ['*', 'br'],
      ['zstd;q=0, gzip', 'gzip'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip;q=0', undefined],
      ['identity', undefined],
      ['nonsense;;q=x', undefined],
    ] as const) {
      const { headers, status } = await open(sale, { 'accept-encoding': accepted });
      expect([accepted, status, headers['content-encoding']]).toEqual([accepted, 200, encoding]);
      expect(headers.vary).toContain('Accept-Encoding');
    }
  });

  test('is not served to visitors with favourites, and theirs to no one else', async () => {
    const { rows } = await site.database.pool.query(`select id from listing where kind = 'estate' limit 1`);
    await requestUntilCached(sale);
    const cached = await open(sale);
    const own = await open(sale, { cookie: `favorites=${rows[0].id}-` });
    expect(own.headers['cache-control']).toBe('private, no-cache');
    expect(contentOf(own)).not.toBe(contentOf(cached));
    expect(contentOf(await open(sale))).toBe(contentOf(cached));
  });

  test('sets no cookie, except for a visitor who has just chosen the language', async () => {
    await requestUntilCached(sale);
    const chosen = await open(sale, { referer: 'http://localhost:3000/fr/a-vendre' });
    expect(String(chosen.headers['set-cookie'])).toMatch(/^locale=nl;/);
    expect(chosen.headers['cache-control']).toBe('private, no-cache');
    expect((await open(sale)).headers['set-cookie']).toBeUndefined();
  });
});

describe('a query', () => {
  const LIST =
    'query ($first: Int!) { estates(locale: nl, pageSize: $first) { items { id title { text } } } }';

  test('is cached by its text and variables', async () => {
    const first = await query(LIST, { first: 3 });
    for (let times = 0; times < 2; times++) await query(LIST, { first: 3 });
    const statements = recordStatements();
    const repeated = await query(LIST, { first: 3 });
    statements.stop();
    expect(statements.texts).toEqual([]);
    expect(repeated.body).toEqual(first.body);
    expect(repeated.body.data.estates.items).toHaveLength(3);
    const other = await query(LIST, { first: 2 });
    expect(other.body.data.estates.items).toHaveLength(2);
  });

  test.each([
    ['an error', '{ nothing }'],
    ['private data', '{ appointment(token: "x") { status } settings { agencyName } }'],
    [
      'private data in a fragment',
      'query { ...Q } fragment Q on Query { appointment(token: "x") { status } }',
    ],
    ['a challenge', '{ humanChallenge { formToken } }'],
  ])('is not cached: %s', async (_, text) => {
    const before = site.services.responseCache.size.entries;
    const responses = await Promise.all([1, 2, 3].map(() => query(text)));
    await query(text);
    expect(site.services.responseCache.size.entries).toBe(before);
    if (text.includes('human')) expect(new Set(responses.map(({ text: one }) => one)).size).toBe(3);
  });

  test('of a legacy script is cached as well', async () => {
    for (let times = 0; times < 3; times++) await open('/nl/ajax/search-city?q=aalst');
    const statements = recordStatements();
    const response = await open('/nl/ajax/search-city?_type=query&q=aalst');
    statements.stop();
    expect(statements.texts).toEqual([]);
    expect(response.headers['cache-control']).toBe('public, max-age=60');
  });
});
