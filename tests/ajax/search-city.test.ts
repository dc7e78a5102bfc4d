import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface Page {
  results: { id: string; text: string }[];
  pagination: { more: boolean };
}

async function search(query: string, locale = 'nl'): Promise<Page> {
  const { status, body, headers } = await request(site.app).get(`/${locale}/ajax/search-city${query}`);
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  return body;
}

test.each([
  ['nl', '4000 Luik'],
  ['fr', '4000 Liège'],
  ['en', '4000 Liège'],
  ['de', '4000 Lüttich'],
])('in %s the city of Liège is named %s', async (locale, text) => {
  const { results, pagination } = await search('?q=luik', locale);
  expect([results[0], pagination]).toEqual([{ id: 'liege-4000', text }, { more: false }]);
});

describe.each(['', 'b', 'sa', 'gent', '90'])('"%s" finds the expected cities', (typed) => {
  test('pages have 20 cities without duplicates, and `more` is true exactly when another page exists', async () => {
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const { results, pagination } = await search(`?q=${typed}&page=${page}`);
      ids.push(...results.map(({ id }) => id));
      const next = await search(`?q=${typed}&page=${page + 1}`);
      expect(pagination.more).toBe(next.results.length > 0);
      expect(results.length).toBeLessThanOrEqual(20);
      if (!pagination.more) break;
      expect(results).toHaveLength(20);
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });
});

test.each(['', '?q=', '?q=%20', '?term=', '?_type=query', '?page=', '?q=&term='])(
  '%s returns the first page of all cities',
  async (query) => {
    const first = await search('?q=&page=1');
    expect(first.results).toHaveLength(20);
    expect(await search(query)).toEqual(first);
  },
);

test('other parameters of the widget are ignored', async () => {
  const found = await search('?q=gen');
  expect(await search('?term=gen&q=gen&_type=query')).toEqual(found);
  expect(await search('?term=gen&_type=query%3Aappend&page=1')).toEqual(found);
});

test.each(['', '0', '-1', '1e9', '2.5', '٢', 'x', '99999', '1%00', '%20', '[]'])(
  'page=%s returns the first page',
  async (page) => {
    expect(await search(`?q=b&page=${encodeURI(decodeURI(page))}`)).toEqual(await search('?q=b'));
  },
);

test('a page after the last one is empty', async () => {
  expect(await search('?q=gent&page=9999')).toEqual({ results: [], pagination: { more: false } });
});

test.each(['%00', '%F0%9F%8F%A0', '!!!', '%3Cscript%3E', 'x'.repeat(5000), '%C3', "'; drop table city"])(
  'q=%s finds nothing and causes no error',
  async (typed) => {
    expect((await search(`?q=${typed}`)).pagination.more).toBe(false);
  },
);

test.each(LOCALES)('in %s an id works as the parameter `city` of search pages', async (locale) => {
  const { results } = await search('?q=gent', locale);
  const [{ id, text } = { id: '', text: '' }] = results;
  expect(id).toBe('gent-9000');
  const page = await request(site.app)
    .get(`${routePath('forSale', locale)}?city=${id}`)
    .set('accept', 'text/html')
    .redirects(1);
  expect(page.text).toContain(text.replace('9000 ', ''));
});
