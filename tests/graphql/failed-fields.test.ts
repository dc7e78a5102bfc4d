/** One failed root field leaves the others their data. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isNonNullType } from 'graphql';
import request from 'supertest';
import { createSchema } from '../../graphql/schema.ts';
import { DatabaseUnreachable } from '../../server/platform/errors/unreachable.ts';
import { readTypeDefs } from '../../server/web/graphql/read-type-defs.ts';
import { startSite, type TestSite } from '../support/site.ts';

const schema = createSchema(readTypeDefs());

/** With what the store of homes fails. */
let failure: Error = new Error('no homes');
let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    wrapPorts: (ports) => ({
      ...ports,
      offices: { ...ports.offices, list: () => Promise.reject(new Error('no offices')) },
      estates: { ...ports.estates, findMany: () => Promise.reject(failure) },
    }),
  });
});
afterAll(() => site.stop());

const post = (query: string) =>
  request(site.app).post('/graphql').set('accept', 'application/graphql-response+json').send({ query });

describe('a query of several root fields', () => {
  test.each([
    ['unknown cities', 'estates(locale: nl, filter: { cities: ["nowhere-1"] }) { total }', 'BAD_USER_INPUT'],
    ['a page that does not exist', 'estates(locale: nl, page: -1) { total }', 'BAD_USER_INPUT'],
    ['a failure of the server', 'estates: offices(locale: nl) { id }', 'INTERNAL_SERVER_ERROR'],
  ])('has the data of the others beside %s', async (_, field, code) => {
    const { status, body, headers } = await post(`{ ${field} news(locale: nl) { total } }`);
    expect(status).toBe(200);
    expect(body.data).toEqual({ estates: null, news: { total: expect.any(Number) } });
    expect(body.errors).toEqual([
      expect.objectContaining({ path: ['estates'], extensions: expect.objectContaining({ code }) }),
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a subscription that cannot start', () => {
  const follow = () =>
    request(site.app)
      .post('/graphql/stream')
      .set('accept', 'text/event-stream')
      .send({ query: 'subscription { agenda(listingId: "101") { listingId } }' });

  test('is 500 without details', async () => {
    const { status, body } = await follow();
    expect([status, body.errors[0].extensions.code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
    expect(JSON.stringify(body)).not.toContain('no homes');
  });

  test('is 503 with a time to retry while the database is away', async () => {
    failure = new DatabaseUnreachable();
    const { status, body, headers } = await follow();
    expect([status, body.errors[0].extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(headers['retry-after']).toMatch(/^\d+$/);
  });
});

test('every root field of queries and mutations is nullable', () => {
  const types = [schema.getQueryType(), schema.getMutationType()];
  const fields = types.flatMap((type) => Object.values(type?.getFields() ?? {}));
  expect(fields.length).toBeGreaterThan(60);
  expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
});
