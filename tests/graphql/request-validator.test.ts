import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const FRAGMENTS = Array.from(
  { length: 40 },
  (_, n) =>
    `fragment F${n} on Query { a: __typename ${n < 39 ? `...F${n + 1} b: __typename ...F${n + 1}` : ''} }`,
);
const DEEP = `${'fields { type { '.repeat(6)}name${' } }'.repeat(6)}`;

const REFUSED: [string, { query: string; variables?: Record<string, unknown>; operationName?: string }][] = [
  ['a syntax error', { query: '{ estates(' }],
  ['an unknown field', { query: '{ passwords }' }],
  ['an unknown operation', { query: 'query A { __typename }', operationName: 'B' }],
  ['an ambiguous operation', { query: 'query A { __typename } query B { __typename }' }],
  ['an overlong document', { query: `{ ${'a: __typename '.repeat(5000)} }` }],
  ['exponentially nested fragments', { query: `{ ...F0 } ${FRAGMENTS.join(' ')}` }],
  ['a fragment cycle', { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' }],
  ['deeply nested introspection', { query: `{ __schema { types { ${DEEP} } } }` }],
  [
    'too expensive a query',
    {
      query:
        '{ estates(locale: nl, pageSize: 60) { items { similar(first: 12) { similar(first: 12) { id } } } } }',
    },
  ],
  [
    'invalid variables',
    {
      query: 'query ($filter: EstateFilter) { estates(locale: nl, filter: $filter) { total } }',
      variables: { filter: { a: 1 } },
    },
  ],
];

test.each(REFUSED)(
  '%s is rejected over HTTP and by the validation of every other transport',
  async (_, params) => {
    const overHttp = await request(site.app).post('/graphql').send(params);
    expect(overHttp.status).toBe(400);
    const { errors, document } = site.services.graphql.validateRequest(params);
    expect(document).toBeUndefined();
    expect(errors?.length).toBeGreaterThan(0);
    // Over HTTP each has a code; without a code of its own the message is the same.
    expect(overHttp.body.errors[0].message).toContain(errors?.[0]?.message);
  },
);

test('a request that HTTP accepts passes the validation', async () => {
  const params = {
    query: 'query One($id: ID!) { estate(id: $id, locale: nl) { id } } query Two { __typename }',
    variables: { id: '1' },
    operationName: 'One',
  };
  expect((await request(site.app).post('/graphql').send(params)).status).toBe(200);
  expect(site.services.graphql.validateRequest(params).document?.definitions).toHaveLength(2);
});
