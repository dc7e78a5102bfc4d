import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import request from 'supertest';
import { writeVariables } from '../../client/playground/example-days.ts';
import { EXAMPLES } from '../../client/playground/examples.data.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { startSite, type TestSite } from '../support/site.ts';

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

const ask = (query: string, variables?: Record<string, unknown>) => askGraphql(site, query, variables);

describe('GraphQL over HTTP', () => {
  test('passes all audits of the transport specification, also the recommendations', async () => {
    const audits = serverAudits({ url: `${server.origin}/graphql` });
    const results = await Promise.all(audits.map((audit) => audit.fn()));
    const failed = results.filter(({ status }) => status !== 'ok');
    expect(failed.map(({ id, name, status }) => `${id} ${status}: ${name}`)).toEqual([]);
    expect(results).toHaveLength(61);
  });

  test.each([
    ['', 400],
    ['*/*', 400],
    ['application/graphql-response+json, application/json;q=0.9', 400],
    ['application/json, text/plain, */*', 200],
  ])('an invalid document of a client that accepts "%s" is %d', async (accept, status) => {
    const sent = request(site.app)
      .post('/graphql')
      .set(accept ? { accept } : {});
    const response = await sent.send({ query: '{ nothing }' });
    expect([response.status, response.body.errors[0].extensions.code]).toEqual([
      status,
      'GRAPHQL_VALIDATION_FAILED',
    ]);
  });

  test('a client of plain JSON reads the status of a limit', async () => {
    const body = { query: `{ ${'a: __typename '.repeat(101)} }` };
    const response = await request(site.app).post('/graphql').set('accept', 'application/json').send(body);
    expect([response.status, response.body.errors[0].extensions.code]).toEqual([400, 'QUERY_TOO_COSTLY']);
  });

  test('a browser gets the playground, with a policy without inline scripts', async () => {
    const response = await request(site.app)
      .get('/graphql')
      .set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect(response.get('content-type')).toMatch(/html/);
    const policy = response.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["script-src 'self'", "worker-src 'self'", "font-src 'self' data:"]),
    );
    expect(response.text).not.toMatch(/https?:\/\//);
  });

  test('GET accepts queries', async () => {
    const response = await request(site.app).get('/graphql').query({ query: '{ settings { agencyName } }' });
    expect(response.body).toEqual({
      data: { settings: { agencyName: 'Baksteen' } },
      extensions: { cost: { requested: 2, limit: 15_000 } },
    });
  });

  test('introspection is enabled', async () => {
    expect((await ask('{ __schema { queryType { name } } }')).data.__schema.queryType.name).toBe('Query');
  });

  test('a subscription is rejected with the URL of the stream', async () => {
    const response = await request(site.app)
      .post('/graphql')
      .send({ query: 'subscription { agenda(listingId: 1) { estateId } }' });
    expect(response.status).toBe(400);
    expect(response.body.errors[0]).toMatchObject({
      message: 'Subscriptions are followed at /graphql/stream.',
      extensions: { code: 'BAD_REQUEST' },
    });
  });

  const atOnce = EXAMPLES.filter(({ query }) => !/^subscription/m.test(query));
  test.each(atOnce.map((example) => [example.query.split('\n')[0], example] as const))(
    'the example answers: %s',
    async (_, example) => {
      const variables = writeVariables(example, site.services.now());
      const response = await ask(example.query, JSON.parse(variables || '{}'));
      expect(response.errors).toBeUndefined();
      expect(JSON.stringify(response.data).length).toBeGreaterThan(50);
    },
  );
});

describe('limits', () => {
  const costly = `{ estates(locale: nl, pageSize: 60) { items { similar(first: 12) { similar(first: 12) { id reference } } } } }`;

  test('an expensive query is rejected with its cost', async () => {
    const { errors } = await ask(costly);
    expect(errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
    expect(errors[0].extensions.stacktrace).toBeUndefined();
  });

  test('the costs of several operations add up', async () => {
    const one = (name: string) =>
      `query ${name} { estates(locale: nl, pageSize: 60) { items { ${'id reference price bedrooms livingArea plotArea path'} } } }`;
    const names = Array.from({ length: 30 }, (_, index) => `Q${index}`);
    const body = { query: names.map(one).join('\n'), operationName: 'Q0' };
    const response = await request(site.app).post('/graphql').send(body);
    expect(response.body.errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
  });

  test('fragments that cannot be counted are rejected as too expensive', async () => {
    const fragments = Array.from(
      { length: 40 },
      (_, n) =>
        `fragment F${n} on Query { a: __typename ${n < 39 ? `...F${n + 1} b: __typename ...F${n + 1}` : ''} }`,
    );
    const response = await request(site.app)
      .post('/graphql')
      .send({ query: `{ ...F0 } ${fragments.join(' ')}` });
    expect(response.status).toBe(400);
  });

  test('similar homes of a whole page are too expensive', async () => {
    const aliases = Array.from({ length: 90 }, (_, n) => `a${n}: similar(first: 1) { id }`).join(' ');
    const { errors } = await ask(`{ estates(locale: nl, pageSize: 60) { items { ${aliases} } } }`);
    expect(errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
  });

  test('a batch is rejected', async () => {
    const response = await request(site.app)
      .post('/graphql')
      .send([{ query: '{ __typename }' }]);
    expect(response.status).toBe(400);
  });

  test('an overlong document is rejected before parsing', async () => {
    const { errors } = await ask(`{ ${'a: __typename '.repeat(5000)} }`);
    expect(errors[0].message).toContain('tokens');
  });

  test('too large a body is rejected', async () => {
    const response = await request(site.app)
      .post('/graphql')
      .send({ query: `{ __typename } # ${'x'.repeat(200_000)}` });
    expect(response.status).toBe(413);
  });

  test.each([
    ['page', '{ estates(locale: nl, page: 0) { total } }'],
    ['pageSize', '{ estates(locale: nl, pageSize: 61) { total } }'],
    ['first', '{ estateMarkers(locale: nl, first: 501) { id } }'],
    ['ids', `{ cities(locale: nl, ids: [${'"a" '.repeat(51)}]) { id } }`],
  ])('%s out of range is reported', async (argument, query) => {
    const { errors } = await ask(query);
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(errors[0].message).toContain(argument);
  });
});

describe('invalid variables', () => {
  test.each([
    ['{ a: 1 }', { filter: { a: 1 } }],
    ['an unknown kind', { filter: { types: ['CASTLE'] } }],
    ['a string for a number', { filter: { minBedrooms: 'two' } }],
  ])('%s are a client error', async (_, variables) => {
    const query = 'query ($filter: EstateFilter) { estates(locale: nl, filter: $filter) { total } }';
    const { status, body } = await request(site.app).post('/graphql').send({ query, variables });
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(body.errors[0].message).toContain('$filter');
  });
});

describe('internal errors', () => {
  test('reveal no details', async () => {
    const broken = await startSite({
      wrapPorts: (ports) => ({
        ...ports,
        offices: { ...ports.offices, list: () => Promise.reject(new Error('password=secret at 10.0.0.1')) },
      }),
    });
    const { body } = await request(broken.app)
      .post('/graphql')
      .send({ query: '{ offices(locale: nl) { name } }' });
    expect(body.errors[0].extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' });
    expect(JSON.stringify(body)).not.toMatch(/secret|at .*\.ts|node_modules/);
    await broken.stop();
  });
});
