/** Answers that are kept: for everybody alike, never longer than they hold, never made twice at once. */
import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import type { GraphPorts } from '../../graphql/context.ts';
import { routePath } from '../../shared/routes.ts';
import { noteStatements } from '../support/database/statements.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let server: OpenServer;
let time = new Date('2026-11-21T06:00:00Z');
let searches = 0;

beforeAll(async () => {
  site = await startSite({ env: { ANSWERS_MB: '8' }, now: () => time, wrapPorts: countSearches });
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
  const search: GraphPorts['estates']['search'] = (...asked) => {
    searches += 1;
    return ports.estates.search(...asked);
  };
  return { ...ports, estates: { ...ports.estates, search } };
}

const sale = routePath('forSale', 'nl');
interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as they came. */
  body: Buffer;
}

const open = (path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const asked = get(
      { port: server.port, path, headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers } },
      (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part) => parts.push(part));
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    asked.on('error', reject);
  });
const query = (text: string, variables = {}) =>
  request(site.app).post('/graphql').send({ query: text, variables });

/** Runs what changes the database, and waits until the site has heard of it. */
async function publish(sql: string): Promise<void> {
  const { rows } = await site.database.pool.query('select version from publication');
  await site.database.pool.query(sql);
  for (;;) {
    const answer = await request(site.app).get(`${sale}?bedrooms=${++turns}`);
    expect(answer.status).toBe(200);
    if (site.services.catalogueVersion.databaseNumber !== Number(rows[0].version)) return;
  }
}
let turns = 1000;

/** Asked as often as it takes to be kept. */
async function keep(path: string): Promise<void> {
  for (let times = 0; times < 3; times++) expect((await open(path)).status).toBe(200);
}

/** What a tag says of the content: the rest is its encoding, which is pressed harder at some moment. */
const contentOf = ({ headers }: RawAnswer): string | undefined => headers.etag?.replace(/-[a-z]+"$/, '');

/** Kept, and pressed as hard as it ever will be. */
async function keepPressed(path: string): Promise<void> {
  await keep(path);
  while (!(await open(path)).headers.etag?.endsWith('-best"'));
}

describe('a page', () => {
  test('that is kept runs no statement, and is the same', async () => {
    const path = `${sale}?type=house`;
    const first = await open(path);
    await keep(path);
    const statements = noteStatements();
    const again = await open(path);
    const zipped = await open(path, { 'accept-encoding': 'gzip' });
    const plain = await open(path, { 'accept-encoding': 'identity' });
    statements.stop();
    expect(statements.texts).toEqual([]);
    expect(brotliDecompressSync(again.body).equals(brotliDecompressSync(first.body))).toBe(true);
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    expect(plain.body.equals(brotliDecompressSync(first.body))).toBe(true);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(again.headers['content-security-policy']).not.toContain('nonce');
  });

  test('has a strong tag for each encoding, and 304 for whoever has it', async () => {
    await keepPressed(sale);
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((one) => open(sale, { 'accept-encoding': one })),
    );
    const tags = answers.map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    for (const [nth, encoding] of ['br', 'gzip', 'identity'].entries()) {
      const have = { 'accept-encoding': encoding, 'if-none-match': String(tags[nth]) };
      const again = await open(sale, have);
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tags[nth]]);
    }
    expect((await open(sale, { 'if-none-match': String(tags[1]) })).status).toBe(200);
    const head = await request(site.app).head(sale).set('accept-encoding', 'br');
    expect([head.status, head.headers.etag]).toEqual([200, tags[0]]);
    expect(head.headers['content-length']).toBe(answers[0]?.headers['content-length']);
  });

  test('is one, in whatever order its parameters come, with others that mean nothing', async () => {
    await keep(`${sale}?type=house&bedrooms=3`);
    const statements = noteStatements();
    const one = await open(`${sale}?type=house&bedrooms=3`);
    const other = await open(`${sale}?utm_source=mail&bedrooms=3&type%5B%5D=house&x=1`);
    statements.stop();
    expect(statements.texts).toEqual([]);
    expect(contentOf(other)).toBe(contentOf(one));
  });

  test('asked for by a hundred at once is made once', async () => {
    const path = `${sale}?type=apartment&maxPrice=345678`;
    const answers = await Promise.all(Array.from({ length: 100 }, () => open(path)));
    expect(new Set(answers.map(contentOf)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(searches).toBe(1);
  });

  test('asked for once is not kept: a crawler would sweep the others out', async () => {
    const before = site.services.responseCache.size.entries;
    for (let price = 100_001; price < 100_021; price++) await open(`${sale}?minPrice=${price}`);
    expect(site.services.responseCache.size.entries).toBe(before);
  });

  test('of a version that is over never goes out', async () => {
    const path = `${routePath('offices', 'nl')}`;
    await keep(path);
    await publish(`update office set name = 'Baksteen Overal'`);
    const statements = noteStatements();
    const answer = await open(path);
    statements.stop();
    expect(statements.texts.length).toBeGreaterThan(0);
    expect(brotliDecompressSync(answer.body).toString()).toContain('Baksteen Overal');
  });

  test('that the clock changes holds until it does', async () => {
    const path = routePath('offices', 'fr');
    await keep(path);
    const before = await open(path);
    time = new Date(time.getTime() + 59_000);
    expect(contentOf(await open(path))).toBe(contentOf(before));
    time = new Date(time.getTime() + 60_000);
    expect(contentOf(await open(path))).not.toBe(contentOf(before));
  });
});

describe('what is kept', () => {
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

  test.each(PATHS)('carries nothing of who asked: %s', async (path) => {
    const bodies = new Set<string>();
    for (const visitor of [...VISITORS, ...VISITORS.toReversed()]) {
      const answer = await open(path, visitor);
      expect(answer.status).toBe(200);
      expect(answer.headers['set-cookie']).toBeUndefined();
      bodies.add(brotliDecompressSync(answer.body).toString());
    }
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).not.toMatch(/evil\.example|secret|203\.0\.113\.9|c2VjcmV0/i);
    expect([...bodies][0]).not.toContain('nonce=');
  });

  test('is understood whatever encodings are accepted', async () => {
    for (const [accepted, encoding] of [
      ['*', 'br'],
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

  test('is not given to whoever has favourites, and theirs to nobody', async () => {
    const { rows } = await site.database.pool.query(`select id from listing where kind = 'estate' limit 1`);
    await keep(sale);
    const kept = await open(sale);
    const own = await open(sale, { cookie: `favorites=${rows[0].id}-` });
    expect(own.headers['cache-control']).toBe('private, no-cache');
    expect(contentOf(own)).not.toBe(contentOf(kept));
    expect(contentOf(await open(sale))).toBe(contentOf(kept));
  });

  test('sets no cookie, but for who has just chosen the language', async () => {
    await keep(sale);
    const chosen = await open(sale, { referer: 'http://localhost:3000/fr/a-vendre' });
    expect(String(chosen.headers['set-cookie'])).toMatch(/^locale=nl;/);
    expect(chosen.headers['cache-control']).toBe('private, no-cache');
    expect((await open(sale)).headers['set-cookie']).toBeUndefined();
  });
});

describe('a query', () => {
  const LIST =
    'query ($first: Int!) { estates(locale: nl, pageSize: $first) { items { id title { text } } } }';

  test('is kept by its text and variables', async () => {
    const first = await query(LIST, { first: 3 });
    for (let times = 0; times < 2; times++) await query(LIST, { first: 3 });
    const statements = noteStatements();
    const again = await query(LIST, { first: 3 });
    statements.stop();
    expect(statements.texts).toEqual([]);
    expect(again.body).toEqual(first.body);
    expect(again.body.data.estates.items).toHaveLength(3);
    const other = await query(LIST, { first: 2 });
    expect(other.body.data.estates.items).toHaveLength(2);
  });

  test.each([
    ['a mistake', '{ nothing }'],
    ['what nobody else may see', '{ appointment(token: "x") { status } settings { agencyName } }'],
    ['a fragment that hides it', 'query { ...Q } fragment Q on Query { appointment(token: "x") { status } }'],
    ['a challenge', '{ humanChallenge { formToken } }'],
  ])('is not kept: %s', async (_, text) => {
    const before = site.services.responseCache.size.entries;
    const answers = await Promise.all([1, 2, 3].map(() => query(text)));
    await query(text);
    expect(site.services.responseCache.size.entries).toBe(before);
    if (text.includes('human')) expect(new Set(answers.map(({ text: one }) => one)).size).toBe(3);
  });

  test('of a legacy script is kept as well', async () => {
    for (let times = 0; times < 3; times++) await open('/nl/ajax/search-city?q=aalst');
    const statements = noteStatements();
    const answer = await open('/nl/ajax/search-city?_type=query&q=aalst');
    statements.stop();
    expect(statements.texts).toEqual([]);
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
  });
});
