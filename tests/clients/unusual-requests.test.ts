/** Requests that are no mistake of a library, but no ordinary query either, get an answer that says what is wrong. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const persistedQuery = { version: 1, sha256Hash: 'a'.repeat(64) };

test.each([
  ['of 1 MB', { query: `{ __typename } #${'x'.repeat(1_000_000)}` }, 413, 'PAYLOAD_TOO_LARGE'],
  ['without its text', {}, 200, 'PERSISTED_QUERY_NOT_SUPPORTED'],
])('a stored query %s', async (_, body, status, code) => {
  const response = await request(site.app)
    .post('/graphql')
    .send({ ...body, extensions: { persistedQuery } });
  expect([response.status, response.body.errors[0].extensions.code]).toEqual([status, code]);
  expect(response.get('access-control-allow-origin')).toBe('*');
  expect(response.get('cache-control')).toBe('no-store');
});

test.each([
  ['text', (post: request.Test) => post.type('text/plain').send('{ __typename }')],
  ['nothing', (post: request.Test) => post],
  ['a batch', (post: request.Test) => post.send([{ query: '{ __typename }' }])],
])('the error of a body of %s is not stored', async (_, send) => {
  const response = await send(request(site.app).post('/graphql'));
  expect([response.status, response.get('cache-control')]).toEqual([400, 'no-store']);
});

test.each(['/graphql/foo', '/graphql/schema.graphqls', '/graphql/schema.graphql/x'])(
  '%s is not the endpoint',
  async (path) => {
    const query = '{ __typename }';
    expect((await request(site.app).get(path).query({ query })).status).toBe(404);
    expect((await request(site.app).post(path).send({ query })).status).toBe(405);
  },
);

test.each(['head', 'put', 'delete'] as const)('%s is not allowed, and what is', async (method) => {
  const { status, headers } = await request(site.app)[method]('/graphql');
  expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'GET, POST', 'no-store']);
});

test('a mutation by GET is not allowed', async () => {
  const query = 'mutation { __typename }';
  const { status, body } = await request(site.app).get('/graphql').query({ query });
  expect([status, body.errors[0].message]).toEqual([405, expect.stringContaining('GET')]);
});

test('a preflight of a frame without an origin, with odd headers and a key, does not allow the key', async () => {
  const { status, headers } = await request(site.app).options('/graphql').set({
    origin: 'null',
    'access-control-request-method': 'DELETE',
    'access-control-request-headers': 'authorization,x-%00,,x-very-odd',
  });
  expect([status, headers['access-control-allow-origin'], headers['access-control-allow-headers']]).toEqual([
    204,
    '*',
    '*',
  ]);
  expect(headers['access-control-allow-methods']).not.toContain('DELETE');
});

test('a response that the client has is 304', async () => {
  const ask = (headers: Record<string, string>) =>
    request(site.app).get('/graphql').query({ query: '{ estates(locale: nl) { total } }' }).set(headers);
  const first = await ask({});
  const again = await ask({ 'if-none-match': String(first.get('etag')) });
  expect([again.status, again.text]).toEqual([304, '']);
});
