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
  ['no GraphQL', { query: '{ estates(' }],
  ['an unknown field', { query: '{ passwords }' }],
  ['an unknown operation', { query: 'query A { __typename }', operationName: 'B' }],
  ['no choice among operations', { query: 'query A { __typename } query B { __typename }' }],
  ['an endless document', { query: `{ ${'a: __typename '.repeat(5000)} }` }],
  ['fragments that nobody can count', { query: `{ ...F0 } ${FRAGMENTS.join(' ')}` }],
  ['a ring of fragments', { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' }],
  ['the schema within itself', { query: `{ __schema { types { ${DEEP} } } }` }],
  [
    'what costs too much',
    {
      query:
        '{ estates(locale: nl, pageSize: 60) { items { similar(first: 12) { similar(first: 12) { id } } } } }',
    },
  ],
  [
    'variables that do not fit',
    {
      query: 'query ($filter: EstateFilter) { estates(locale: nl, filter: $filter) { total } }',
      variables: { filter: { a: 1 } },
    },
  ],
];

test.each(REFUSED)('%s is refused over HTTP and by what guards every other transport', async (_, asked) => {
  const overHttp = await request(site.app).post('/graphql').send(asked);
  expect(overHttp.status).toBe(400);
  const { errors, document } = site.services.graphql.validateRequest(asked);
  expect(document).toBeUndefined();
  expect(errors?.length).toBeGreaterThan(0);
  // Over HTTP there is a code for each; without one of its own the message is the same.
  expect(overHttp.body.errors[0].message).toContain(errors?.[0]?.message);
});

test('what the site answers over HTTP is admitted', async () => {
  const asked = {
    query: 'query One($id: ID!) { estate(id: $id, locale: nl) { id } } query Two { __typename }',
    variables: { id: '1' },
    operationName: 'One',
  };
  expect((await request(site.app).post('/graphql').send(asked)).status).toBe(200);
  expect(site.services.graphql.validateRequest(asked).document?.definitions).toHaveLength(2);
});
