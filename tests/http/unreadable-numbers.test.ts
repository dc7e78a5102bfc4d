import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { textsIn } from '../support/e2e/texts.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).redirects(0);
const escapeHtml = (text: string) => text.replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

test.each(LOCALES)(
  'filters say in %s which number they cannot read, and search without it',
  async (locale) => {
    const t = textsIn(locale);
    const results = routePath('forSale', locale);
    const { text, status } = await get(`${results}?minPrice=abc&minLivingArea=1.2.3&maxPrice=400000`);
    expect(status).toBe(200);
    for (const typed of ['abc', '1.2.3']) {
      const sentence = escapeHtml(t('estates.filters.unreadable', { typed }));
      // Beside the field, and above the results.
      expect(text.split(sentence)).toHaveLength(3);
      expect(text).toMatch(new RegExp(`<input[^>]*aria-invalid="true"[^>]*value="${typed}"`));
    }
    const count = /<p class="results__count"[^>]*>([^<]*)/;
    // Zero can be read: it is no limit.
    const { text: without } = await get(`${results}?maxPrice=400000&minPrice=0`);
    expect(count.exec(text)?.[1]).toBe(count.exec(without)?.[1]);
    expect(without).not.toContain('aria-invalid');
  },
);

test('a search from the home page and a search in one town keep the typed text', async () => {
  const { headers } = await get('/en?transaction=sale&where=Gent&maxPrice=abc');
  expect(headers.location).toContain('maxPrice=abc');
  const { status } = await get('/en/for-sale?city=gent-9000&maxPrice=abc');
  expect(status).toBe(200);
});
