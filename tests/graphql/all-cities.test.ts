import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { FORMAT_LOCALES, LOCALES, type Locale } from '../../shared/locales.ts';
import { startSite, type TestSite } from '../support/site.ts';

const PAGE_SIZE = 50;
let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface CityPage {
  items: { id: string; name: string }[];
  hasMore: boolean;
}

async function search(query: string, locale: Locale, page = 1): Promise<CityPage> {
  const text = `query ($query: String!, $page: Int!, $locale: Locale!) {
    searchCities(query: $query, locale: $locale, page: $page, pageSize: ${PAGE_SIZE}) { items { id name } hasMore }
  }`;
  const variables = { query, page, locale };
  return (await request(site.app).post('/graphql').send({ query: text, variables })).body.data.searchCities;
}

describe.each(LOCALES)('without a query, in %s', (locale) => {
  test('every city is listed once, by name', async () => {
    const found: CityPage['items'] = [];
    for (let page = 1; ; page += 1) {
      const { items, hasMore } = await search('', locale, page);
      found.push(...items);
      expect(hasMore).toBe(
        items.length === PAGE_SIZE && found.length < site.services.cities.list(locale, ALL).length,
      );
      if (!hasMore) break;
    }
    const { count } = await site.database.db
      .selectFrom('city')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(new Set(found.map(({ id }) => id)).size).toBe(Number(count));
    const names = found.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(FORMAT_LOCALES[locale]).compare));
  });
});

const ALL = { offset: 0, limit: 1_000_000 };

test('whitespace counts as no query, and punctuation matches no city', async () => {
  expect((await search('  ', 'nl')).items).toHaveLength(PAGE_SIZE);
  for (const signs of ['!', '\u0000', '…']) expect((await search(signs, 'nl')).items).toEqual([]);
});

test.each(['B-1000', 'BE-1000', 'B 1000', 'B 1000 Brussel', '１０００', '1\u200b000'])(
  'a pasted %j finds Brussels first',
  async (query) => {
    expect((await search(query, 'nl')).items[0]?.name).toBe('Brussel');
  },
);

const DUTCH_TOWNS: Record<string, [string[], Record<Locale, string>]> = {
  'den-haag-nl-2511': [
    ['Den Haag', 's-Gravenhage', '’s Gravenhage', 'La Haye', 'The Hague', '2511'],
    { nl: 'Den Haag', fr: 'La Haye', de: 'Den Haag', en: 'The Hague' },
  ],
  's-hertogenbosch-nl-5211': [
    ['Den Bosch', 's-Hertogenbosch', "'s Hertogenbosch", 'Bois-le-Duc', 'Herzogenbusch', '5211'],
    { nl: "'s-Hertogenbosch", fr: 'Bois-le-Duc', de: 'Herzogenbusch', en: "'s-Hertogenbosch" },
  ],
};

describe.each(Object.entries(DUTCH_TOWNS))('%s', (slug, [typed, names]) => {
  test.each(typed)('is found by “%s” in every language', async (text) => {
    for (const locale of LOCALES)
      expect((await search(text, locale)).items[0]).toEqual({ id: slug, name: names[locale] });
  });
});
