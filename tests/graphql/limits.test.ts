/** Requests that try to stop the site, and large requests of normal use. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import request from 'supertest';
import { MAX_COST } from '../../graphql/cost/query-cost.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { REJECTED_QUERIES, REJECTED_SUBSCRIPTIONS, UNREADABLE_BODIES } from './hostile-queries.ts';

let site: TestSite;
let executed = 0;

beforeAll(async () => {
  site = await startSite({
    wrapPorts: (ports) => ({
      ...ports,
      estates: {
        ...ports.estates,
        search: (...args) => {
          executed += 1;
          return ports.estates.search(...args);
        },
      },
    }),
  });
});
afterAll(() => site.stop());

const post = (body: object) => request(site.app).post('/graphql').send(body);

test.each(Object.entries(REJECTED_QUERIES))('%s: rejected before execution', async (_, hostile) => {
  executed = 0;
  const { status, body, text } = await post(hostile);
  expect(status).toBe(400);
  expect(body.errors.length).toBeGreaterThan(0);
  expect(body.data).toBeUndefined();
  expect(text.length).toBeLessThan(20_000);
  expect(executed).toBe(0);
  expect(site.services.graphql.validateRequest(hostile).errors).toHaveLength(body.errors.length);
});

test.each(Object.entries(REJECTED_SUBSCRIPTIONS))(
  '%s: rejected before the stream begins',
  async (_, hostile) => {
    const { status, body } = await request(site.app)
      .post('/graphql/stream')
      .set('accept', 'text/event-stream')
      .send(hostile);
    expect(status).toBe(400);
    expect(body.errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
  },
);

const AGENDA = 'subscription One($id: ID!) { agenda(listingId: $id) { estateId } }';

test.each([
  ['a syntax error', { query: '{ agenda(' }, 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', { query: 'subscription { passwords }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['an unknown operation', { query: AGENDA, operationName: 'Two' }, 'OPERATION_RESOLUTION_FAILURE'],
  ['an operation name that is an object', { query: AGENDA, operationName: {} }, 'BAD_REQUEST'],
  ['a missing variable', { query: AGENDA }, 'BAD_USER_INPUT'],
  ['variables in a list', { query: AGENDA, variables: ['1'] }, 'BAD_REQUEST'],
  ['variables that are text', { query: AGENDA, variables: '1' }, 'BAD_REQUEST'],
  ['no query', {}, 'BAD_REQUEST'],
  ['a query, not a subscription', { query: '{ __typename }' }, 'BAD_REQUEST'],
])('a stream with %s is rejected with its code', async (_, sent, code) => {
  const response = await request(site.app)
    .post('/graphql/stream')
    .set('accept', 'text/event-stream')
    .send(sent);
  expect(response.status).toBe(400);
  const errors: unknown[] = response.body.errors;
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors)
    expect(error).toMatchObject({ message: expect.any(String), extensions: { code } });
});

test.each(['/graphql', '/graphql/stream'])('%s shortens messages that repeat the request', async (path) => {
  const query = `subscription { ${'a'.repeat(80_000)} }`;
  const { body } = await request(site.app).post(path).set('accept', '*/*').send({ query });
  expect(body.errors[0].message.length).toBeLessThan(1_100);
});

test('a client that accepts no event stream is told so', async () => {
  const { status, body } = await request(site.app).get('/graphql/stream').query({ query: AGENDA });
  expect([status, body.errors[0].extensions.code]).toEqual([406, 'NOT_ACCEPTABLE']);
});

describe.each(['/graphql', '/graphql/stream'])('%s', (path) => {
  test.each(Object.entries(UNREADABLE_BODIES))(
    'answers a body that is %s with an error',
    async (_, unreadable) => {
      const { body: text, headers = {}, status } = unreadable;
      const sent = request(site.app)
        .post(path)
        .set({ 'content-type': 'application/json', ...headers });
      const { status: answered, body } = await sent.send(text);
      expect(answered).toBe(status);
      expect(body).toEqual({
        errors: [{ message: expect.any(String), extensions: { code: expect.stringMatching(/^[A-Z_]+$/) } }],
      });
    },
  );
});

describe('large requests of normal use', () => {
  test('the introspection of a playground and of a code generator', async () => {
    const query = getIntrospectionQuery({
      inputValueDeprecation: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      oneOf: true,
    });
    const { status, body } = await post({ query });
    expect(status).toBe(200);
    expect(body.extensions.cost.limit).toBe(MAX_COST);
    expect(body.extensions.cost.requested).toBeLessThan(MAX_COST);
  });

  test('counts of a hundred towns and municipalities', async () => {
    const query = `{ estates(locale: nl) { total facets {
      cities(first: 100) { count city { id name } } municipalities(first: 100) { count area { id name } } } } }`;
    const { status, body } = await post({ query });
    expect(status).toBe(200);
    expect(body.extensions.cost.requested).toBeLessThan(MAX_COST / 10);
  });

  test('a hundred homes with all their pictures', async () => {
    const query = `{ estates(locale: nl, pageSize: 60) { items {
      id title { text } photos { width height alt { text } srcset(format: AVIF) } } } }`;
    const { status, body } = await post({ query });
    expect(status).toBe(200);
    expect(body.data.estates.items).toHaveLength(60);
  });
});

test('the id of a long drawn shape is that of the simplified shape, and finds the same homes', async () => {
  const { encode } = await import('@here/flexpolyline');
  const polyline = Array.from({ length: 3_000 }, (_, n): [number, number] => {
    const angle = (n / 3_000) * 2 * Math.PI;
    return [50.85 + 0.3 * Math.sin(angle), 4.35 + 0.4 * Math.cos(angle)];
  });
  const drawn = `shape-${encode({ polyline, precision: 5 })}`;
  const query = `query ($a: [ID!]!) { areas(ids: $a, locale: nl) { id kind }
    estates(locale: nl, filter: { areas: $a }) { total } }`;
  const first = (await post({ query, variables: { a: [drawn] } })).body.data;
  const [{ id, kind }] = first.areas;
  expect(kind).toBe('SHAPE');
  expect(drawn.length).toBeGreaterThan(10_000);
  expect(id.length).toBeLessThan(1_500);
  const second = (await post({ query, variables: { a: [id] } })).body.data;
  expect(second.areas[0].id).toBe(id);
  expect(first.estates.total).toBeGreaterThan(50);
  expect(second.estates.total).toBe(first.estates.total);
});

test('a response of more bytes than the setting allows is an error', async () => {
  const small = await startSite({ env: { GRAPHQL_RESPONSE_KB: '100', RESPONSE_CACHE_MB: '8' } });
  const texts = Array.from({ length: 10 }, (_, n) => `t${n}: description { text }`).join(' ');
  const query = `{ estates(locale: nl, pageSize: 60) { items { ${texts} } } }`;
  const { status, headers, body } = await request(small.app).get('/graphql').query({ query });
  expect(status).toBe(400);
  expect(body.data).toBeUndefined();
  expect(body.errors[0].message).toContain('100 kB');
  expect(headers['cache-control']).toBe('no-store');
  await small.stop();
});
