import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import request from 'supertest';
import type { Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { recordStatements } from '../support/database/record-statements.ts';
import { seeChanges } from '../support/database/see-changes.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: { RESPONSE_CACHE_MB: '0' } });
});
afterAll(() => site.stop());
beforeEach(() => publish('update office set name = name'));

async function publish(statement: string): Promise<void> {
  await site.database.pool.query(statement);
  await seeChanges(site);
}

/** Opens a page of all homes for sale; returns how many statements read homes, and the paths of its homes. */
async function openPage(locale: Locale, query: string) {
  const statements = recordStatements();
  const { status, text } = await request(site.app).get(`${routePath('forSale', locale)}?${query}`);
  statements.stop();
  expect(status).toBe(200);
  const links = text.matchAll(/class="card__heading"><a href="([^"]+)"/g);
  const ofListings = statements.texts.filter((statement) => /\b(listing|estate_search)\b/.test(statement));
  return { statements: ofListings.length, paths: [...links].map(([, path = '']) => path), text };
}

test('turning a page reads its cards only, and nothing in another language', async () => {
  await openPage('nl', 'page=1');
  expect((await openPage('nl', 'page=2')).statements).toBe(2);
  const dutch = await openPage('nl', 'page=3');
  const french = await openPage('fr', 'page=3');
  expect([dutch.statements, french.statements]).toEqual([1, 0]);
  const idsOf = (paths: readonly string[]) => paths.map((path) => path.split('/')[3]);
  expect(idsOf(french.paths)).toHaveLength(24);
  expect(idsOf(french.paths)).toEqual(idsOf(dutch.paths));
});

test('another order of cached homes reads only which homes it shows', async () => {
  const inGhent = 'city=gent-9000';
  const newest = await openPage('nl', `${inGhent}&sortType=date&sortOrder=desc`);
  const oldest = await openPage('nl', `${inGhent}&sortType=date&sortOrder=asc`);
  expect(newest.paths.length).toBeGreaterThan(1);
  expect(oldest.paths).toEqual(newest.paths.toReversed());
  expect(oldest.statements).toBe(1);
});

test('a new price shows on each page with the home', async () => {
  const { paths } = await openPage('nl', 'page=2');
  const id = Number(paths[0]?.split('/')[3]);
  const pricesOf = async (locale: Locale) => {
    const { text } = await openPage(locale, 'page=2');
    return [...text.matchAll(/class="card__price">([^<]+)</g)].map(([, price = '']) =>
      price.replaceAll(/\s/g, ' '),
    );
  };
  expect(await pricesOf('fr')).not.toContain('1 234 567 €');
  await publish(`update listing set price_cents = 123456700 where id = ${id}`);
  expect((await pricesOf('fr'))[0]).toBe('1 234 567 €');
  expect((await pricesOf('nl'))[0]).toBe('€ 1.234.567');
});

test.each(['DATE', 'PRICE', 'AREA', 'CITY'])('pages by %s show each home once, in any size', async (by) => {
  const first = await readPage(by, 1, 24);
  const ascending = Array.from({ length: Math.ceil(first.total / 24) }, (_, index) => index + 1);
  const pages = [];
  for (const page of ascending) pages.push((await readPage(by, page, 24)).ids);
  const ids = pages.flat();
  expect(new Set(ids).size).toBe(first.total);
  const last = Math.ceil(first.total / 7);
  for (const page of [last, 9, 8, 2, 1])
    expect((await readPage(by, page, 7)).ids).toEqual(ids.slice((page - 1) * 7, page * 7));
});

/** A page of all homes on offer, by GraphQL. */
async function readPage(by: string, page: number, pageSize: number) {
  const query = `query ($by: EstateSortKey!, $page: Int!, $pageSize: Int!) {
    estates(locale: nl, sort: { by: $by, order: ASC }, page: $page, pageSize: $pageSize) { total items { id } }
  }`;
  const { data } = await askGraphql(site, query, { by, page, pageSize });
  const { total, items }: { total: number; items: { id: string }[] } = data.estates;
  return { total, ids: items.map(({ id }) => id) };
}
