/** Structured data (JSON-LD) of every kind of page: valid by the vocabulary, and equal to the visible page. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import jsonld from 'jsonld';
import request from 'supertest';
import { FORMAT_LOCALES, LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { readSchemaVocabulary } from '../support/schema-vocabulary.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { visibleText, wholeEuros } from '../support/visible-page.ts';

interface Node {
  '@type': string;
  [property: string]: unknown;
}

const SCHEMA = 'https://schema.org/';
const vocabulary = readSchemaVocabulary();
let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).redirects(0);

/** Nodes of a page; none without structured data. */
function nodesOf(html: string): Node[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return json ? JSON.parse(json)['@graph'] : [];
}

const nodeOf = (html: string, type: string) => nodesOf(html).find((node) => node['@type'] === type);

/** Every node of a JSON-LD document that has a type. */
function walk(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(walk);
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [value as Node] : [];
  return [...own, ...Object.values(value).flatMap(walk)];
}

async function expectVocabulary(html: string): Promise<void> {
  const graph = nodesOf(html);
  expect(graph.length).toBeGreaterThan(0);
  for (const { '@type': type, ...properties } of walk(graph)) {
    const known = vocabulary.propertiesOf(type);
    // Search engines define this property of a search action beside the vocabulary.
    const names = Object.keys(properties).filter((name) => name !== 'query-input');
    expect([type, names.filter((name) => !known?.has(name))]).toEqual([type, []]);
  }
  const expanded = await jsonld.expand({ '@context': { '@vocab': SCHEMA }, '@graph': graph } as object);
  expect(expanded).toHaveLength(graph.length);
}

const PATHS = `query ($locale: Locale!) {
  sale: estates(locale: $locale, filter: { transaction: SALE, types: [HOUSE, APARTMENT] }, pageSize: 8) { items { path } }
  rent: estates(locale: $locale, filter: { transaction: RENT }, pageSize: 8) { items { path } }
  land: estates(locale: $locale, filter: { types: [LAND, GARAGE, COMMERCIAL, INVESTMENT] }, pageSize: 6) { items { path } }
  projects(locale: $locale, pageSize: 2) { items { path entities { path } } }
  rentalUnits(locale: $locale, pageSize: 3) { items { path } }
  news(locale: $locale, pageSize: 2) { items { path } }
  offices(locale: $locale) { path }
  agents(locale: $locale, pageSize: 2) { items { path } }
}`;

async function findPaths(locale: Locale) {
  const { body } = await request(site.app).post('/graphql').send({ query: PATHS, variables: { locale } });
  const { sale, rent, land, projects, rentalUnits, news, offices, agents } = body.data;
  const pathsOf = (items: { path: string }[]) => items.map(({ path }) => path);
  return {
    estates: [...pathsOf(sale.items), ...pathsOf(rent.items), ...pathsOf(land.items)],
    projects: pathsOf(projects.items),
    entities: projects.items.flatMap(({ entities }: { entities: { path: string }[] }) =>
      pathsOf(entities).slice(0, 3),
    ) as string[],
    rentalUnits: pathsOf(rentalUnits.items),
    news: pathsOf(news.items),
    offices: pathsOf(offices),
    agents: pathsOf(agents.items),
  };
}

describe.each(LOCALES)('in %s', (locale) => {
  const lists = (
    ['home', 'forSale', 'forRent', 'projects', 'holiday', 'news', 'offices', 'team'] as const
  ).map((name) => routePath(name, locale));
  const euros = (amount: number) => wholeEuros(amount, locale);

  test('types and properties are of the vocabulary', async () => {
    const paths = await findPaths(locale);
    for (const path of [...lists, ...Object.values(paths).flat()])
      await expectVocabulary((await get(path)).text);
  });

  test('a home says its price, address, area and label as the page does', async () => {
    const { estates } = await findPaths(locale);
    for (const path of estates) {
      const { text: html } = await get(path);
      const text = visibleText(html);
      const listing = nodeOf(html, 'RealEstateListing') as Node & { mainEntity: Node; offers: Node };
      expect(listing.url).toMatch(new RegExp(`${path}$`));
      const {
        address,
        additionalProperty = [],
        floorSize,
        geo,
      } = listing.mainEntity as Node & {
        address: Record<string, string>;
        additionalProperty?: { name: string; value: string }[];
        floorSize?: { value: number };
      };
      expect(text).toContain(`${address.postalCode} ${address.addressLocality}`);
      expect(text.includes(`${address.streetAddress},`)).toBe(address.streetAddress !== undefined);
      expect(geo === undefined).toBe(address.streetAddress === undefined);
      const unitPrice = listing.offers.priceSpecification as Node | undefined;
      const price = (listing.offers.price ?? unitPrice?.price) as number | undefined;
      if (price !== undefined) expect(text).toContain(euros(price));
      else expect(/<p class="detail__price">[^<]*\d/.test(html)).toBe(false);
      if (floorSize) expect(text).toContain(`${floorSize.value.toLocaleString(FORMAT_LOCALES[locale])} m²`);
      const label = additionalProperty.find(({ name }) => name === 'EPC')?.value;
      if (label) expect(text).toContain(` ${label} `);
    }
  });

  test('breadcrumbs are those of the page', async () => {
    const { estates, projects, entities, rentalUnits, news, offices, agents } = await findPaths(locale);
    for (const path of [
      estates[0],
      projects[0],
      entities[0],
      rentalUnits[0],
      news[0],
      offices[0],
      agents[0],
    ]) {
      const { text: html } = await get(String(path));
      const list = nodeOf(html, 'BreadcrumbList') as Node & {
        itemListElement: { position: number; name: string; item?: string }[];
      };
      const nav = /<nav class="breadcrumbs".*?<\/nav>/s.exec(html)?.[0] ?? '';
      const shown = [...nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) =>
        visibleText(`<body${item}`),
      );
      expect(list.itemListElement.map(({ name }) => name.replaceAll(/\s+/g, ' '))).toEqual(
        [...nav.matchAll(/<li[^>]*>(?:<a [^>]*>)?([^<]*)/g)].map(([, name = '']) =>
          visibleText(`<body>${name}`).trim(),
        ),
      );
      expect(shown.length).toBe(list.itemListElement.length);
      for (const { item } of list.itemListElement.slice(0, -1)) {
        const { pathname, search } = new URL(String(item));
        expect(nav).toContain(`href="${(pathname + search).replaceAll('&', '&amp;')}"`);
        expect((await get(pathname + search)).status).toBe(200);
      }
    }
  });

  test('lists name their pages in order', async () => {
    const { text: html } = await get(routePath('forSale', locale));
    const list = nodeOf(html, 'ItemList') as Node & { itemListElement: { url: string }[] };
    const cards = html.split('<article class="card"').slice(1);
    expect(cards).toHaveLength(list.itemListElement.length);
    for (const [index, { url }] of list.itemListElement.entries())
      expect(cards[index]).toContain(`href="${new URL(url).pathname}"`);
  });
});

test('the list of offices says of each what its own page says, in the order of the page', async () => {
  const { text: html } = await get(routePath('offices', 'fr'));
  const list = nodeOf(html, 'ItemList') as Node & { itemListElement: { position: number; item: Node }[] };
  const { offices } = await findPaths('fr');
  expect(list.numberOfItems).toBe(offices.length);
  expect(list.itemListElement.map(({ item }) => new URL(String(item.url)).pathname)).toEqual(offices);
  for (const { item } of list.itemListElement) {
    const own = nodeOf((await get(new URL(String(item.url)).pathname)).text, 'RealEstateAgent');
    expect(own).toMatchObject(item);
    expect(item).toMatchObject({ '@type': 'RealEstateAgent', telephone: expect.any(String) });
    expect(item).toMatchObject({ address: { '@type': 'PostalAddress', postalCode: expect.any(String) } });
    expect(visibleText(html)).toContain(String(item.telephone));
  }
});

test('the team and the page of an agent say the same of the agent', async () => {
  const { text: html } = await get(routePath('team', 'en'));
  const list = nodeOf(html, 'ItemList') as Node & { itemListElement: { item: Node }[] };
  expect(list.numberOfItems).toBe(14);
  const item = list.itemListElement.find((one) => one.item.name === 'Emre Yıldız')?.item as Node;
  expect(item).toMatchObject({
    '@type': 'Person',
    jobTitle: 'Lettings agent',
    knowsLanguage: ['nl', 'tr', 'en', 'fr'],
    identifier: 'BIV 000.103',
    worksFor: { '@type': 'RealEstateAgent', name: 'Baksteen Gent' },
  });
  expect(nodeOf((await get(new URL(String(item.url)).pathname)).text, 'Person')).toMatchObject(item);
});

test('a closed home says so and has no price', async () => {
  const { rows } = await site.database.pool.query<{ id: number; price_cents: string }>(
    `select id, price_cents from listing
     where kind = 'estate' and status in ('SOLD', 'RENTED') and price_cents > 100000 limit 10`,
  );
  for (const { id, price_cents: cents } of rows) {
    const { headers } = await get(routePath('estate', 'en', { estateId: id }));
    const { text: html } = await get(String(headers.location));
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(json).toContain('https://schema.org/SoldOut');
    expect(json).not.toContain('priceCurrency');
    expect(json).not.toContain(String(Number(cents) / 100));
  }
});

test('a hidden address stays hidden', async () => {
  const { rows } = await site.database.pool.query<{ id: number }>(
    `select id from listing where kind = 'estate' and status = 'AVAILABLE' and is_address_hidden limit 5`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id } of rows) {
    const { headers } = await get(routePath('estate', 'nl', { estateId: id }));
    const { text: html } = await get(String(headers.location));
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(json).toContain('addressLocality');
    expect(json).not.toMatch(/streetAddress|"geo"/);
  }
});

test('the home page describes the site and its search, in one script', async () => {
  const { text } = await get('/en');
  expect(nodeOf(text, 'WebSite')?.potentialAction).toMatchObject({ '@type': 'SearchAction' });
  expect(text.match(/application\/ld\+json/g)).toHaveLength(1);
});
