/** Requests of scripts on other sites: queries and subscriptions from anywhere, mutations from allowed origins. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

const ALLOWED = 'https://old.example.be';
const FOREIGN = { origin: 'https://blog.example.org', 'sec-fetch-site': 'cross-site' };
const QUERY = { query: '{ estates(locale: nl, pageSize: 1) { total } }' };
const MUTATION = {
  query: `mutation { sent: sendContactMessage(input: { locale: nl, firstName: "", name: "", email: "", phone: "", message: "",
    privacyConsent: false }) { errors { code } } }`,
};

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: { ALLOWED_ORIGINS: ALLOWED, RESPONSE_CACHE_MB: '32' } });
});
afterAll(() => site.stop());

const post = (headers: Record<string, string>, body: object) =>
  request(site.app).post('/graphql').set(headers).send(body);

describe('a script of any site', () => {
  test.each(['first', 'cached'])('reads the %s response of a query, without credentials', async () => {
    const { status, headers, body } = await post(FOREIGN, QUERY);
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(body.data.estates.total).toBeGreaterThan(0);
  });

  test('reads a query by GET, an error and its request id', async () => {
    const found = await request(site.app).get('/graphql').query(QUERY).set(FOREIGN);
    expect([found.status, found.headers['access-control-allow-origin']]).toEqual([200, '*']);
    const wrong = await post(FOREIGN, { query: '{ nothing }' });
    expect([wrong.status, wrong.headers['access-control-allow-origin']]).toEqual([400, '*']);
    expect(wrong.headers['access-control-expose-headers']).toContain('X-Request-Id');
  });

  test.each(['/graphql', '/graphql/stream', '/graphql/schema.graphql'])(
    'may send a preflight to %s with any header but credentials',
    async (path) => {
      const { status, text, headers } = await request(site.app)
        .options(path)
        .set({
          ...FOREIGN,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-apollo-operation-name,x-odd',
        });
      expect([status, text]).toEqual([204, '']);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': 'GET,HEAD,POST',
      });
    },
  );
});

describe('a mutation', () => {
  test.each([
    ['another site', FOREIGN],
    ['an older browser on another site', { origin: 'https://blog.example.org' }],
    ['a page without an origin', { origin: 'null' }],
    ['a similar origin', { origin: `${ALLOWED}.evil.example`, 'sec-fetch-site': 'cross-site' }],
  ])('of %s is rejected', async (_, headers) => {
    const { status, body } = await post(headers, MUTATION);
    expect([status, body.errors[0].extensions.code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
  });

  test.each([
    ['a program', {}],
    ['this site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    ['an allowed origin', { origin: ALLOWED, 'sec-fetch-site': 'cross-site' }],
  ])('of %s is executed', async (_, headers) => {
    const { status, body } = await post(headers, MUTATION);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data.sent.errors.length).toBeGreaterThan(0);
  });
});

test('the schema is a text from which code can be generated; HEAD has no body', async () => {
  const { status, text, headers } = await request(site.app).get('/graphql/schema.graphql').buffer(true);
  expect([status, headers['content-type']]).toEqual([200, 'application/graphql; charset=utf-8']);
  expect(buildSchema(text).getQueryType()?.getFields()).toHaveProperty('estates');
  expect(text).toMatch(/\n {2}settings: Settings @semanticNonNull/);
  expect(text).toMatch(/\n {2}countries: .* @cost\(weight: 20\) @listSize/);
  expect(headers['content-encoding']).toBe('gzip');
  const head = await request(site.app).head('/graphql/schema.graphql');
  expect([head.status, head.text]).toEqual([200, undefined]);
});
