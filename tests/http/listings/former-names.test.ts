/** Names of search criteria that were renamed: old bookmarks, links in mails and programs continue to work. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { askGraphql } from '../../support/ask-graphql.ts';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const FORMER = 'minArea=80&maxArea=200&sortType=area&sortOrder=ASC';
const CURRENT = 'minLivingArea=80&maxLivingArea=200&sortType=living_area&sortOrder=ASC';

const homesIn = (html: string) => [...html.matchAll(/id="listing-(\d+)"/g)].map(([, id]) => id);
/** The links to other searches. That to the list of municipalities keeps the URL as it is. */
const linksIn = (html: string) =>
  [...html.matchAll(/ href="(\?[^"]*)"/g)]
    .map(([, link]) => link)
    .filter((link) => !link?.includes('municipalities'));
const canonicalIn = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

test.each(LOCALES)(
  'a page of results in %s reads the former names, and links to the current ones',
  async (locale) => {
    const path = routePath('forSale', locale);
    const open = (query: string) => request(site.app).get(`${path}?${query}`).redirects(0).expect(200);
    const [former, current] = await Promise.all([open(FORMER), open(CURRENT)]);
    expect(homesIn(former.text).length).toBeGreaterThan(1);
    expect(homesIn(former.text)).toEqual(homesIn(current.text));
    expect(linksIn(former.text).length).toBeGreaterThan(5);
    expect(linksIn(former.text)).toEqual(linksIn(current.text));
    expect(canonicalIn(former.text)).toContain(`${path}?${CURRENT}`);
  },
);

test('a number that cannot be read is shown in its field under the former name too', async () => {
  const { text } = await request(site.app).get('/en/for-sale?minArea=1.2.3').redirects(0).expect(200);
  const input = /<input[^>]* value="1\.2\.3"[^>]*>/.exec(text)?.[0];
  expect(input).toContain('name="minLivingArea"');
  expect(input).toContain('aria-invalid="true"');
});

const SEARCH = `query ($filter: EstateFilter, $by: EstateSortKey!) {
  estates(locale: nl, filter: $filter, sort: { by: $by, order: ASC }) { total items { id } }
}`;
const search = (filter: object, by: string) => askGraphql(site, SEARCH, { filter, by });

test('the API accepts the former names, and prefers the current ones', async () => {
  const found = await search({ minLivingArea: 80, maxLivingArea: 200 }, 'LIVING_AREA');
  expect(found.data.estates.items.length).toBeGreaterThan(1);
  expect(await search({ minArea: 80, maxArea: 200 }, 'AREA')).toEqual(found);
  expect(await search({ minArea: 1, minLivingArea: 80, maxArea: 200 }, 'AREA')).toEqual(found);
  expect(await search({ minArea: 80, minLivingArea: null, maxLivingArea: 200 }, 'AREA')).toEqual(found);
});
