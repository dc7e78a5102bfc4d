import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LOCALES } from '../../shared/locales.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const ask = (query: string, variables?: Record<string, unknown>) => askGraphql(site, query, variables);

const LIST = `query ($page: Int! = 1, $pageSize: Int = 10, $locale: Locale! = en) {
  news(page: $page, pageSize: $pageSize, locale: $locale) {
    total page pageSize pageCount items { id path publishedAt title { text locale } }
  }
}`;

const ITEM = `query ($id: ID!, $locale: Locale! = en) {
  newsItem(id: $id, locale: $locale) {
    id path alternates { locale path } publishedAt
    title { text locale } summary { text locale } text { text locale }
    picture { alt { text } } previous { id } next { id }
  }
}`;

interface Listed {
  id: string;
  publishedAt: string;
}

async function listAll(): Promise<Listed[]> {
  const { data } = await ask(LIST, { pageSize: 60 });
  return data.news.items;
}

/** Unlists a news item during an action. */
async function withUnlisted(id: string, act: () => Promise<void>): Promise<void> {
  const set = (isListed: boolean) =>
    site.database.db
      .updateTable('news_item')
      .set({ is_listed: isListed })
      .where('id', '=', Number(id))
      .execute();
  await set(false);
  await act();
  await set(true);
}

describe('the list', () => {
  test('has pages, newest first', async () => {
    const all = await listAll();
    expect(all).toHaveLength(16);
    const times = all.map(({ publishedAt }) => Date.parse(publishedAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const { data } = await ask(LIST, { page: 2 });
    expect(data.news).toMatchObject({ total: 16, page: 2, pageSize: 10, pageCount: 2 });
    expect(data.news.items.map(({ id }: Listed) => id)).toEqual(all.slice(10).map(({ id }) => id));
  });

  test('has empty pages after the last one', async () => {
    const { data } = await ask(LIST, { page: 1_000_000_000, pageSize: 60 });
    expect(data.news).toMatchObject({ items: [], total: 16 });
  });

  test.each([{ page: 0 }, { page: -1 }, { pageSize: 0 }, { pageSize: 61 }])(
    '%j is reported',
    async (variables) => {
      const { errors } = await ask(LIST, variables);
      expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
      expect(errors[0].message).toContain(Object.keys(variables)[0]);
    },
  );
});

describe('a news item', () => {
  test('has its texts in the requested language if they exist in it', async () => {
    for (const { id } of await listAll()) {
      for (const locale of LOCALES) {
        const { newsItem } = (await ask(ITEM, { id, locale })).data;
        const own = newsItem.alternates.find((one: { locale: string }) => one.locale === locale);
        expect(newsItem.path.startsWith(`/${locale}/`)).toBe(true);
        if (own) expect(own.path).toBe(newsItem.path);
        for (const text of [newsItem.title, newsItem.summary, newsItem.text]) {
          expect(text.text).not.toBe('');
          expect(text.locale === locale).toBe(own !== undefined);
        }
      }
    }
  });

  test('is written in at least one language, not always in all', async () => {
    const items = await Promise.all(
      (await listAll()).map(async ({ id }) => (await ask(ITEM, { id })).data.newsItem),
    );
    const counts = items.map(({ alternates }) => alternates.length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.min(...counts)).toBeLessThan(LOCALES.length);
    expect(Math.max(...counts)).toBe(LOCALES.length);
    for (const { picture } of items) expect(picture.alt.text).not.toBe('');
  });

  test('links to the previous and next item, skipping unlisted ones', async () => {
    const ids = (await listAll()).map(({ id }) => id);
    const beside = async (id: string | undefined) => {
      const { previous, next } = (await ask(ITEM, { id })).data.newsItem;
      return [previous?.id ?? null, next?.id ?? null];
    };
    for (const [index, id] of ids.entries()) {
      expect(await beside(id)).toEqual([ids[index + 1] ?? null, ids[index - 1] ?? null]);
    }
    await withUnlisted(ids[1] as string, async () => {
      expect(await beside(ids[0])).toEqual([ids[2], null]);
      expect(await beside(ids[2])).toEqual([ids[3], ids[0]]);
      expect((await listAll()).map(({ id }) => id)).not.toContain(ids[1]);
    });
  });

  test.each(['0', '-1', 'x', '999999', '99999999999999', '1.5', ''])('%p is not found', async (id) => {
    expect((await ask(ITEM, { id })).data).toEqual({ newsItem: null });
  });
});
