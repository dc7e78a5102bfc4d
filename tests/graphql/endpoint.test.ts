import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { serverAudits } from 'graphql-http';
import request from 'supertest';
import { EXAMPLES } from '../../client/playground/examples.data.ts';
import { nameEpcLabel } from '../../shared/estates/epc-label.ts';
import { EPC_LABELS, ESTATE_SUB_TYPES, ESTATE_TYPES, EXTRAS } from '../../shared/estates/vocabulary.ts';
import { LOCALES } from '../../shared/locales.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let server: Server;

beforeAll(async () => {
  site = await startSite();
  server = createServer(site.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await site.stop();
});

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
async function ask(query: string, variables: Record<string, unknown> = {}): Promise<any> {
  const { body } = await request(site.app).post('/graphql').send({ query, variables });
  return body;
}

describe('GraphQL over HTTP', () => {
  test('passes what the specification of the transport demands', async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
    const results = await Promise.all(
      serverAudits({ url }).map(async (audit) => ({ audit, result: await audit.fn() })),
    );
    const broken = results.filter(
      ({ audit, result }) => audit.name.startsWith('MUST') && result.status === 'error',
    );
    expect(broken.map(({ audit }) => `${audit.id} ${audit.name}`)).toEqual([]);
    expect(results.length).toBeGreaterThan(50);
  });

  test('a browser gets the playground, with a policy that allows no inline script', async () => {
    const answer = await request(site.app)
      .get('/graphql')
      .set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect(answer.get('content-type')).toMatch(/html/);
    const policy = answer.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["script-src 'self'", "worker-src 'self'", "font-src 'self' data:"]),
    );
    expect(answer.text).not.toMatch(/https?:\/\//);
  });

  test('GET carries queries', async () => {
    const answer = await request(site.app).get('/graphql').query({ query: '{ settings { agencyName } }' });
    expect(answer.body).toEqual({ data: { settings: { agencyName: 'Baksteen' } } });
  });

  test('introspection is open', async () => {
    expect((await ask('{ __schema { queryType { name } } }')).data.__schema.queryType.name).toBe('Query');
  });

  test('a subscription is answered elsewhere, and it says where', async () => {
    const answer = await request(site.app)
      .post('/graphql')
      .send({ query: 'subscription { agenda(estateId: 1) { estateId } }' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toMatchObject({
      message: 'Subscriptions are followed at /graphql/stream.',
      extensions: { code: 'BAD_REQUEST' },
    });
  });

  const atOnce = EXAMPLES.filter(({ query }) => !/^subscription/m.test(query));
  test.each(atOnce.map(({ query, variables }) => [query.split('\n')[0], query, variables] as const))(
    'the example answers: %s',
    async (_, query, variables) => {
      const answer = await ask(query, JSON.parse(variables ?? '{}'));
      expect(answer.errors).toBeUndefined();
      expect(JSON.stringify(answer.data).length).toBeGreaterThan(50);
    },
  );
});

describe('limits', () => {
  const costly = `{ estates(locale: nl, pageSize: 60) { items { similar(first: 12) { similar(first: 12) { id reference } } } } }`;

  test('a costly query is refused with its cost', async () => {
    const { errors } = await ask(costly);
    expect(errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
    expect(errors[0].extensions.stacktrace).toBeUndefined();
  });

  test('several operations are paid for together', async () => {
    const one = (name: string) =>
      `query ${name} { estates(locale: nl, pageSize: 60) { items { ${'id reference price bedrooms livingArea plotArea path'} } } }`;
    const names = Array.from({ length: 30 }, (_, index) => `Q${index}`);
    const body = { query: names.map(one).join('\n'), operationName: 'Q0' };
    const answer = await request(site.app).post('/graphql').send(body);
    expect(answer.body.errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
  });

  test('fragments that nobody can count are refused as too costly', async () => {
    const fragments = Array.from(
      { length: 40 },
      (_, n) =>
        `fragment F${n} on Query { a: __typename ${n < 39 ? `...F${n + 1} b: __typename ...F${n + 1}` : ''} }`,
    );
    const answer = await request(site.app)
      .post('/graphql')
      .send({ query: `{ ...F0 } ${fragments.join(' ')}` });
    expect(answer.status).toBe(400);
  });

  test('similar homes of a whole page are refused in excess', async () => {
    const aliases = Array.from({ length: 90 }, (_, n) => `a${n}: similar(first: 1) { id }`).join(' ');
    const { errors } = await ask(`{ estates(locale: nl, pageSize: 60) { items { ${aliases} } } }`);
    expect(errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
  });

  test('a batch is refused', async () => {
    const answer = await request(site.app)
      .post('/graphql')
      .send([{ query: '{ __typename }' }]);
    expect(answer.status).toBe(400);
  });

  test('an endless document is refused before it is understood', async () => {
    const { errors } = await ask(`{ ${'a: __typename '.repeat(5000)} }`);
    expect(errors[0].message).toContain('tokens');
  });

  test('a body that is too large is refused', async () => {
    const answer = await request(site.app)
      .post('/graphql')
      .send({ query: `{ __typename } # ${'x'.repeat(200_000)}` });
    expect(answer.status).toBe(413);
  });

  test.each([
    ['page', '{ estates(locale: nl, page: 0) { total } }'],
    ['pageSize', '{ estates(locale: nl, pageSize: 61) { total } }'],
    ['first', '{ estateMarkers(locale: nl, first: 501) { id } }'],
    ['ids', `{ cities(locale: nl, ids: [${'"a" '.repeat(51)}]) { id } }`],
  ])('%s out of bounds is said to be', async (argument, query) => {
    const { errors } = await ask(query);
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(errors[0].message).toContain(argument);
  });
});

describe('variables that do not fit', () => {
  test.each([
    ['{ a: 1 }', { filter: { a: 1 } }],
    ['an unknown kind', { filter: { types: ['CASTLE'] } }],
    ['a word for a number', { filter: { minBedrooms: 'two' } }],
  ])('%s are the mistake of who asks', async (_, variables) => {
    const query = 'query ($filter: EstateFilter) { estates(locale: nl, filter: $filter) { total } }';
    const { status, body } = await request(site.app).post('/graphql').send({ query, variables });
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(body.errors[0].message).toContain('$filter');
  });
});

describe('failures of ours', () => {
  test('say nothing of the inside', async () => {
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

const filters = fc.record(
  {
    transaction: fc.constantFrom('SALE', 'RENT'),
    cities: fc.array(fc.oneof(fc.constantFrom('gent-9000', 'liege-4000'), fc.string({ unit: 'grapheme' })), {
      maxLength: 5,
    }),
    types: fc.subarray(ESTATE_TYPES),
    subTypes: fc.subarray(ESTATE_SUB_TYPES),
    minPrice: fc.double({ noNaN: true, noDefaultInfinity: true }),
    maxPrice: fc.double({ noNaN: true, noDefaultInfinity: true }),
    minBedrooms: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    minArea: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    maxPlotArea: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    minYear: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    maxYear: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    worstEpcLabel: fc.constantFrom(...EPC_LABELS.map(nameEpcLabel)),
    extras: fc.array(fc.record({ extra: fc.constantFrom(...EXTRAS), present: fc.boolean() }), {
      maxLength: 4,
    }),
    text: fc.string({ unit: 'binary' }),
    bounds: fc.record({
      south: fc.double({ noNaN: true, noDefaultInfinity: true }),
      west: fc.double({ noNaN: true, noDefaultInfinity: true }),
      north: fc.double({ noNaN: true, noDefaultInfinity: true }),
      east: fc.double({ noNaN: true, noDefaultInfinity: true }),
    }),
  },
  { requiredKeys: [] },
);

describe('search', () => {
  test('any filter finds homes or none, and its facets add up', async () => {
    const query = `query ($filter: EstateFilter, $locale: Locale!, $page: Int!) {
      estates(filter: $filter, locale: $locale, page: $page, pageSize: 3) {
        total items { id } facets { types { count } subTypes { count } bedrooms { bedrooms count } price { min max } cities(first: 3) { count } }
        relaxations { filter total }
      }
    }`;
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom(...LOCALES),
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        async (filter, locale, page) => {
          const { data, errors } = await ask(query, { filter, locale, page });
          expect(errors).toBeUndefined();
          const { total, items, facets, relaxations } = data.estates;
          expect(items.length).toBeLessThanOrEqual(Math.min(3, total));
          const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
          expect(sum(facets.types)).toBe(sum(facets.subTypes));
          expect(sum(facets.types)).toBeGreaterThanOrEqual(total);
          for (const relaxation of relaxations) expect(relaxation.total).toBeGreaterThanOrEqual(total);
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);

  test.each(['DATE', 'PRICE', 'CITY', 'AREA'])('pages sorted by %s hold every home once', async (by) => {
    const query = `query ($page: Int!, $order: SortOrder!) {
      estates(locale: fr, filter: { transaction: SALE }, sort: { by: ${by}, order: $order }, page: $page, pageSize: 60) { total pageCount items { id } }
    }`;
    for (const order of ['ASC', 'DESC']) {
      const { pageCount, total } = (await ask(query, { page: 1, order })).data.estates;
      const pages = Array.from({ length: pageCount }, (_, index) => ask(query, { page: index + 1, order }));
      const ids = (await Promise.all(pages)).flatMap(({ data }) =>
        data.estates.items.map(({ id }: { id: string }) => id),
      );
      expect(new Set(ids).size).toBe(total);
      expect(ids).toHaveLength(total);
    }
  });

  test.each([
    ['Luik', 'liege-4000'],
    ['lüttich', 'liege-4000'],
    ['LIEGE', 'liege-4000'],
    ['4000', 'liege-4000'],
    ['gand', 'gent-9000'],
    ['lueven', 'leuven-3000'],
    ['Antwrpen', 'antwerpen-2000'],
    ['brussels', 'bruxelles-1000'],
  ])('the town "%s" is %s', async (query, id) => {
    const { data } = await ask(
      'query ($query: String!) { searchCities(query: $query, locale: en) { items { id } } }',
      { query },
    );
    expect(data.searchCities.items[0].id).toBe(id);
  });

  test('a list of homes asks the database as often as one home does', async () => {
    let queries = 0;
    const counting = await startSite({
      wrapPorts: (ports) => ({
        ...ports,
        estates: new Proxy(ports.estates, {
          get: (store, name) => {
            const method = Reflect.get(store, name);
            return (...args: unknown[]) => {
              queries++;
              return method.apply(store, args);
            };
          },
        }),
      }),
    });
    const count = async (pageSize: number) => {
      queries = 0;
      const query = `{ estates(locale: nl, pageSize: ${pageSize}) { total items { id title { text } floors { level } priceHistory { price } photos { alt { text } } } facets { types { count } price { min } } } }`;
      await request(counting.app).post('/graphql').send({ query });
      return queries;
    };
    expect(await count(50)).toBe(await count(1));
    await counting.stop();
  });
});
