/** What a GET of the endpoint with a query answers: the playground to browsers, JSON to programs. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { startSite, type TestSite } from '../support/site.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
const QUERY = '{ settings { agencyName } }';

let site: TestSite;
let server: OpenServer;

beforeAll(async () => {
  site = await startSite();
  server = await openServer(site.app);
});
afterAll(async () => {
  await server.close();
  await site.stop();
});

const get = (accept: string | undefined, parameters: object = { query: QUERY }) => {
  const asked = request(site.app).get('/graphql').query(parameters);
  return accept === undefined ? asked : asked.set('accept', accept);
};

describe('programs receive JSON', () => {
  test.each([
    undefined,
    '*/*',
    'application/json',
    'application/json; charset=utf-8',
    'application/json, text/html',
    'application/json, text/html;q=0.9',
    'application/graphql-response+json',
    'application/graphql-response+json; charset=utf-8, application/json; charset=utf-8',
    'application/graphql-response+json, text/html;q=0.5',
    'application/graphql-response+json, application/json;q=0.9, text/html;q=0.8, */*;q=0.1',
  ])('that accept %s', async (accept) => {
    for (let times = 0; times < 3; times++) {
      const response = await get(accept);
      expect([response.status, response.get('content-type')]).toEqual([200, expect.stringContaining('json')]);
      expect(JSON.parse(response.text).data.settings.agencyName).toBe('Baksteen');
      expect(varies(response.get('vary')).filter((name) => name === 'accept')).toHaveLength(1);
    }
  });

  test('also when a browser has opened the same URL, and the other way round', async () => {
    const kinds: (string | undefined)[] = [];
    for (const accept of [BROWSER, '*/*', BROWSER, '*/*', BROWSER]) {
      kinds.push((await get(accept)).get('content-type')?.split(';')[0]);
    }
    expect(kinds.map((kind) => (kind === 'text/html' ? 'page' : 'json'))).toEqual([
      'page',
      'json',
      'page',
      'json',
      'page',
    ]);
  });
});

describe('a browser receives the playground', () => {
  test.each([
    ['a query', { query: QUERY }],
    ['all parameters', { query: QUERY, variables: '{"a":1}', operationName: 'A', ids: 'localized' }],
    ['text that is not GraphQL', { query: 'this is not GraphQL {{{' }],
    ['variables that are not JSON', { query: QUERY, variables: 'neither is this JSON' }],
    ['an unknown kind of ids', { query: QUERY, ids: 'unknown' }],
    ['a mutation', { query: 'mutation { unsubscribe(input: { locale: nl, token: "a" }) { token } }' }],
    ['a long query', { query: `{ ${'a: __typename '.repeat(400)} }` }],
  ])('with %s', async (_, parameters) => {
    const response = await get(BROWSER, parameters);
    expect([response.status, response.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.get('cache-control')).toBe('no-cache');
    expect(varies(response.get('vary'))).toContain('accept');
    expect(response.text).toBe((await get(BROWSER, {})).text);
  });

  test('whose text has nothing of the URL', async () => {
    const { text } = await get(BROWSER, { query: '"><script>alert(1)</script>', variables: 'secret' });
    expect(text).not.toMatch(/alert|secret/);
  });

  test('by HEAD, too', async () => {
    const response = await request(site.app).head('/graphql').query({ query: QUERY }).set('accept', BROWSER);
    expect([response.status, response.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('but not by POST', async () => {
    const response = await request(site.app).post('/graphql').set('accept', BROWSER).send({ query: QUERY });
    expect(response.get('content-type')).toMatch(/json/);
  });
});

test('a URL of a megabyte is rejected before it is read', async () => {
  const response = await fetch(`${server.origin}/graphql?query=${'x'.repeat(1_000_000)}`, {
    headers: { accept: BROWSER },
  });
  expect(response.status).toBe(431);
});

const varies = (header: string | undefined) => (header ?? '').toLowerCase().split(/\s*,\s*/);
