import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { expectRedirect } from '../support/redirects.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
/** Ids, newest first. */
let ids: number[];

beforeAll(async () => {
  site = await startSite();
  const rows = await site.database.db
    .selectFrom('news_item')
    .select('id')
    .orderBy('published_at', 'desc')
    .execute();
  ids = rows.map(({ id }) => id);
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).set('accept', 'text/html').redirects(0);
const pathById = (id: number | string, locale: Locale) => routePath('newsItemById', locale, { newsId: id });
/** Returns the canonical URL of a news item in a language. */
const pathOf = async (id: number, locale: Locale) =>
  (await get(pathById(id, locale))).get('location') as string;

/** Returns a news item that is missing in a language, with a language in which it exists. */
async function untranslated() {
  const rows = await site.database.db
    .selectFrom('news_text')
    .select(['news_id as id', 'locale', 'title'])
    .execute();
  for (const [id, texts] of Map.groupBy(rows, (row) => row.id)) {
    const missing = LOCALES.find((locale) => !texts.some((text) => text.locale === locale));
    if (missing) return { id, missing, locales: texts.map(({ locale }) => locale as Locale) };
  }
  throw new Error('all news is in all languages');
}

describe('the list of news', () => {
  test.each(LOCALES)('in %s shows thirteen, newest first, with links to the rest', async (locale) => {
    const { status, text } = await get(routePath('news', locale));
    expect(status).toBe(200);
    const linked = [...text.matchAll(/<h2[^>]*><a href="([^"]+)"/g)].map(([, path]) => path);
    expect(linked).toEqual(await Promise.all(ids.slice(0, 13).map((id) => pathOf(id, locale))));
    expect(text.match(/<time[^>]* dateTime="\d{4}-\d\d-\d\dT[^"]+"/gi)).toHaveLength(13);
    expect(text).toContain('href="?page=2"');
    const second = await get(`${routePath('news', locale)}?page=2`);
    expect(second.text.match(/<article/g)).toHaveLength(3);
    expect(second.text).toContain(`${routePath('news', locale)}?page=2"`);
  });

  test.each(['-1', '0', 'x', '1e9', '1.5', '%00', ''])('page=%s is the first', async (page) => {
    const { status, text } = await get(`/nl/nieuws?page=${page}&utm_source=x`);
    expect(status).toBe(200);
    expect(text.match(/<article/g)).toHaveLength(13);
  });

  test.each(['3', '1000000000', '99999999999999999999'])('page=%s causes no error', async (page) =>
    expect((await get(`/fr/actualites?page=${page}`)).status).toBe(200),
  );

  test('a page after the last one says so and links back', async () => {
    const { text } = await get('/en/news?page=3');
    expect(text).toContain('class="empty"');
    expect(text).toContain('noindex');
  });
});

describe('a news item', () => {
  test.each(LOCALES)('in %s has one URL', async (locale) => {
    const [id = 0] = ids;
    const path = await pathOf(id, locale);
    expect(path).toMatch(new RegExp(`^${pathById(id, locale)}/[a-z0-9-]+$`));
    const wrongSlug = await get(`${routePath('newsItem', locale, { newsId: id, slug: 'x' })}?a=b&c=%C3%A9`);
    await expectRedirect(site.app, wrongSlug, { status: 301, to: `${path}?a=b&c=%C3%A9` });
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toMatch(/<article[^>]*>.*<time.*<h1.*<\/article>/s);
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
  });

  test("redirects from another language's URL to its own", async () => {
    const response = await get(`/de/nieuws/${ids[0]}/x?a=b`);
    await expectRedirect(site.app, response, { status: 301, to: `/de/aktuelles/${ids[0]}/x?a=b` });
  });

  test('links to the previous and next item and to all news', async () => {
    const [newest = 0, middle = 0, older = 0] = ids;
    const page = (await get(await pathOf(middle, 'en'))).text;
    expect(page).toContain(`href="${await pathOf(older, 'en')}" rel="prev"`);
    expect(page).toContain(`href="${await pathOf(newest, 'en')}" rel="next"`);
    expect(page).toContain('href="/en/news"');
    const first = (await get(await pathOf(newest, 'en'))).text;
    expect(first).not.toContain('rel="next"');
  });

  test('in another language only says so, is marked, and is no alternate', async () => {
    const { id, missing, locales } = await untranslated();
    const { status, text } = await get(await pathOf(id, missing));
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<h1 lang="(${locales.join('|')})"`));
    expect(text).toContain('class="hint"');
    const alternates = [...text.matchAll(/rel="alternate" hrefLang="(\w+)"/gi)].map(([, locale]) => locale);
    expect(alternates.toSorted()).toEqual(locales.toSorted());
  });

  test.each(
    LOCALES.flatMap((locale) => ['0', '-1', 'x', '999999', '%00'].map((id) => [locale, id] as const)),
  )('in %s, %s is not found, with an error page', async (locale, id) => {
    for (const path of [`${routePath('news', locale)}/${id}`, `${routePath('news', locale)}/${id}/slug`]) {
      const response = await get(path);
      expect([response.status, response.get('content-language')]).toEqual([404, locale]);
      expect(response.text).toContain(`href="/${locale}"`);
    }
  });

  test('that was unlisted is not found', async () => {
    const [id = 0] = ids;
    const path = await pathOf(id, 'nl');
    const { db } = site.database;
    await db.updateTable('news_item').set({ is_listed: false }).where('id', '=', id).execute();
    expect((await get(path)).status).toBe(404);
    await db.updateTable('news_item').set({ is_listed: true }).where('id', '=', id).execute();
  });
});
