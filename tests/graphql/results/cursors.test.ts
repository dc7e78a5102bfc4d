/** Cursors of lists of homes: each page follows the last one, whatever is published or withdrawn meanwhile. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { seeChanges } from '../../support/database/see-changes.ts';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const QUERY = `query (
  $locale: Locale! = nl, $sort: EstateSort, $filter: EstateFilter, $page: Int! = 1, $pageSize: Int, $after: String
) {
  estates(locale: $locale, sort: $sort, filter: $filter, page: $page, pageSize: $pageSize, after: $after) {
    total page pageSize endCursor items { id }
  }
}`;

async function send(variables: object) {
  const { body } = await request(site.app).post('/graphql').send({ query: QUERY, variables });
  return body;
}

interface PageSeen {
  total: number;
  page: number;
  endCursor: string | null;
  items: { id: string }[];
}

async function readPage(variables: object): Promise<PageSeen> {
  const { data, errors } = await send(variables);
  expect(errors).toBeUndefined();
  return data.estates;
}

/** The ids of all pages, each read with the cursor of the one before. */
async function walk(variables: object): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | null = null;
  do {
    const page: PageSeen = await readPage({ ...variables, after });
    expect(page.page).toBe(pages.length + 1);
    pages.push(page.items.map(({ id }) => id));
    after = page.endCursor;
  } while (after !== null);
  return pages;
}

/** The ids of all pages, by their numbers. */
async function turn(variables: object): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { items } = await readPage({ ...variables, page, pageSize: 60 });
    if (items.length === 0) return ids;
    ids.push(...items.map(({ id }) => id));
  }
}

describe.each(['DATE', 'PRICE', 'CITY', 'LIVING_AREA', 'PRICE_PER_AREA'])('in the order %s', (by) => {
  test.each([
    ['ASC', {}],
    ['DESC', {}],
    ['ASC', { transaction: 'SALE' }],
    ['DESC', { transaction: 'SALE', areas: ['30km-gent-9000'] }],
    ['ASC', { transaction: 'RENT', minBedrooms: 1 }],
  ])('%s, pages with a cursor have the homes of numbered pages: %j', async (order, filter) => {
    const search = { sort: { by, order }, filter };
    const expected = await turn(search);
    expect(expected.length).toBeGreaterThan(10);
    const pages = await walk({ ...search, pageSize: 23 });
    expect(pages.flat()).toEqual(expected);
    expect(pages.slice(0, -1).every(({ length }) => length === 23)).toBe(true);
  });
});

test.each([
  ['towns in French', { locale: 'fr', sort: { by: 'CITY', order: 'DESC' } }],
  ['words', { filter: { text: 'tuin' }, sort: { by: 'PRICE', order: 'ASC' } }],
  ['words by town', { filter: { text: 'tuin' }, sort: { by: 'CITY', order: 'ASC' } }],
])('so have pages of %s', async (_, search) => {
  const expected = await turn(search);
  expect(expected.length).toBeGreaterThan(10);
  expect((await walk({ ...search, pageSize: 9 })).flat()).toEqual(expected);
});

test('a cursor by town is one of its language', async () => {
  const sort = { by: 'CITY', order: 'ASC' };
  const { endCursor } = await readPage({ sort });
  const { errors } = await send({ sort, after: endCursor, locale: 'fr' });
  expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
});

test('a list whose last page is full ends without an empty page', async () => {
  const { total } = await readPage({ filter: { transaction: 'RENT' } });
  const size = [60, 50, 40, 30, 24, 20, 16, 12, 10, 8, 6, 5, 4, 3, 2, 1].find((count) => total % count === 0);
  const pages = await walk({ filter: { transaction: 'RENT' }, pageSize: size });
  expect(pages).toHaveLength(total / (size ?? 1));
});

test('no home is skipped when others are withdrawn meanwhile', async () => {
  const search = { filter: { transaction: 'SALE', minBedrooms: 2 }, pageSize: 12 };
  const expected = await turn(search);
  const first = await readPage(search);
  const gone = first.items.slice(-3).map(({ id }) => Number(id));
  await site.database.pool.query('delete from estate_search where listing_id = any($1)', [gone]);
  await seeChanges(site);
  const { total, items } = await readPage({ ...search, after: first.endCursor });
  expect(total).toBe(expected.length - gone.length);
  expect(items.map(({ id }) => id)).toEqual(expected.slice(12, 24));
  const numbered = await readPage({ ...search, page: 2 });
  expect(numbered.items[0]?.id).toBe(expected[15]);
});

test('a preview of a subscription has none, because it is a sample', async () => {
  const query = '{ subscriptionPreview(locale: nl, filter: {}) { total endCursor } }';
  const { body } = await request(site.app).post('/graphql').send({ query });
  expect(body.data.subscriptionPreview).toEqual({ total: expect.any(Number), endCursor: null });
});

describe('rejects as a cursor', () => {
  const encode = (text: string) => Buffer.from(text).toString('base64url');

  test.each([
    ['nothing', ''],
    ['another text', 'abc'],
    ['a number', '2'],
    ['one of another order', encode('price DESC 100 1 12')],
    ['words in place of a value', encode('date DESC now() 1 12')],
    ['a value that no column has', encode(`date DESC ${'9'.repeat(17)} 1 12`)],
    ['a value with a fraction', encode('date DESC 0.5 1 12')],
    ['an id of no home', encode('date DESC 1 0 12')],
    ['a negative number of results', encode('date DESC 1 1 -12')],
    ['more than a cursor', encode('date DESC 1 1 12 12')],
    ['a long text', encode(`date DESC 1 1 12${' '.repeat(50_000)}`)],
  ])('%s', async (_, after) => {
    const { data, errors } = await send({ after });
    expect(data).toEqual({ estates: null });
    expect(errors).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) }),
    ]);
    expect(errors[0].message).toBe('"after" must be an endCursor of results in the same order and language.');
  });

  test('one together with a page', async () => {
    const { endCursor } = await readPage({});
    const { errors } = await send({ after: endCursor, page: 2 });
    expect(errors[0].message).toBe('"after" cannot be given together with a page.');
  });
});

test.each(['9999999999999999', '-9999999999999999', '0'])(
  'a forged value finds homes or none: %s',
  async (value) => {
    for (const by of ['date', 'price', 'city', 'living_area', 'price_per_area']) {
      const after = Buffer.from(`${by} ASC ${value} 1 12`).toString('base64url');
      const { data, errors } = await send({ after, sort: { by: by.toUpperCase(), order: 'ASC' } });
      if (errors) expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
      else expect(data.estates.page).toBe(2);
    }
  },
);
