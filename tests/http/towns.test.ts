/** Pages of towns and municipalities: their address, figures, neighbours, and the redirects to and from the search. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { visibleText, wholeEuros } from '../support/visible-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).redirects(0);
const list = (locale: Locale) => routePath('forSale', locale);

/** The paths of the links below a heading with this id. */
function linksBelow(html: string, heading: string): string[] {
  const [nav = ''] =
    new RegExp(`<nav class="town-links" aria-labelledby="${heading}".*?</nav>`, 's').exec(html) ?? [];
  return [...nav.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
}

const crumbsOn = (html: string) => /<nav class="breadcrumbs".*?<\/nav>/s.exec(html)?.[0] ?? '';

interface Home {
  type: string;
  price: number | null;
  livingArea: number | null;
}

async function homesIn(city: string): Promise<Home[]> {
  const query = `{ estates(locale: en, filter: { transaction: SALE, cities: ["${city}"] }, pageSize: 60) {
    total items { type price livingArea }
  } }`;
  const { body } = await request(site.app).post('/graphql').send({ query });
  const { total, items } = body.data.estates;
  expect(items).toHaveLength(total);
  return items;
}

/** A town without homes for sale, and one with a single home. */
async function findTown(homes: number): Promise<string> {
  const { rows } = await site.database.pool.query<{ slug: string }>(
    `select slug from city where not is_main and country = 'BE' and
       (select count(*) from estate_search where city_id = city.id and transaction = 'SALE') = $1
     order by id limit 1`,
    [homes],
  );
  return String(rows[0]?.slug);
}

describe.each([
  ['nl', 'gent-9000', 'Gent'],
  ['fr', 'gand-9000', 'Gand'],
  ['de', 'gent-9000', 'Gent'],
] as const)('in %s', (locale, slug, name) => {
  test('a town has an address in the language of the page', async () => {
    const path = `${list(locale)}/${slug}`;
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    expect(text.match(/rel="alternate" hrefLang="\w\w"/gi)).toHaveLength(LOCALES.length);
    expect(text).not.toContain('noindex');
    expect(visibleText(text)).toContain(`${name} (9000)`);
  });

  test('its figures are those of its homes', async () => {
    const { text } = await get(`${list(locale)}/${slug}`);
    const homes = await homesIn('gent-9000');
    const prices = homes.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
    const euros = (amount: number) => wholeEuros(amount, locale);
    const shown = visibleText(text);
    expect(shown).toContain(String(homes.length));
    for (const price of [prices[0], prices.at(-1)]) expect(shown).toContain(euros(Number(price)));
    const byType = Map.groupBy(
      homes.filter(({ price, livingArea }) => price && livingArea),
      ({ type }) => type,
    );
    const compared = [...byType.values()].filter((group) => group.length >= 5);
    expect(text.match(/<dl class="town-figures__medians">.*?<\/dl>/s)?.[0].match(/<dt>/g) ?? []).toHaveLength(
      compared.length,
    );
    for (const group of compared) {
      const each = group
        .map(({ price, livingArea }) => Number(price) / Number(livingArea))
        .sort((a, b) => a - b);
      const middle =
        (Number(each[Math.floor((each.length - 1) / 2)]) + Number(each[Math.floor(each.length / 2)])) / 2;
      expect(shown).toContain(euros(Math.round(middle)));
    }
  });

  test('a search for the town alone redirects to its page, any other search stays', async () => {
    const alone = await get(`${list(locale)}?city=gent-9000`);
    expect([alone.status, alone.headers.location]).toEqual([301, `${list(locale)}/${slug}`]);
    const second = await get(`${list(locale)}?city=gent-9000&page=2`);
    expect([second.status, second.headers.location]).toEqual([301, `${list(locale)}/${slug}?page=2`]);
    for (const others of [
      '&type=house',
      '&sortType=price',
      '&view=map',
      '&city=antwerpen-2000',
      '&municipalities=all',
    ])
      expect([others, (await get(`${list(locale)}?city=gent-9000${others}`)).status]).toEqual([others, 200]);
  });

  test('another search on its page redirects to the results', async () => {
    const { status, headers } = await get(`${list(locale)}/${slug}?type=house`);
    expect([status, headers.location]).toEqual([302, `${list(locale)}?city=gent-9000&type=house`]);
  });

  test('its neighbours have pages', async () => {
    const { text } = await get(`${list(locale)}/${slug}`);
    const links = linksBelow(text, 'nearby');
    expect(links).toHaveLength(8);
    for (const href of links) expect([href, (await get(href)).status]).toEqual([href, 200]);
  });
});

describe.each([
  ['nl', 'gent', 'gemeente Gent'],
  ['fr', 'gand', 'Gand (toute la commune)'],
  ['en', 'ghent', 'municipality of Ghent'],
  ['de', 'gent', 'Gemeinde Gent'],
] as const)('in %s', (locale, slug, name) => {
  test('a municipality shows the homes of all its towns', async () => {
    const path = `${list(locale)}/${slug}`;
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    expect(text).not.toContain('noindex');
    const { rows } = await site.database.pool.query(
      `select count(*)::int from estate_search where municipality = 44021 and transaction = 'SALE'`,
    );
    expect(visibleText(text)).toContain(name);
    expect(visibleText(text)).toMatch(new RegExp(`\\b${rows[0].count}\\b`));
  });

  test('its towns and the municipalities nearby have pages', async () => {
    const { text } = await get(`${list(locale)}/${slug}`);
    const towns = linksBelow(text, 'towns');
    expect(towns.length).toBeGreaterThan(1);
    for (const href of towns) expect(href).toMatch(/-9\d{3}$/);
    for (const href of [...towns, ...linksBelow(text, 'nearby')])
      expect([href, (await get(href)).status]).toEqual([href, 200]);
  });

  test('a search for the municipality alone redirects to its page, any other search stays', async () => {
    const alone = await get(`${list(locale)}?area=44021`);
    expect([alone.status, alone.headers.location]).toEqual([301, `${list(locale)}/${slug}`]);
    for (const others of [
      '&type=house',
      '&view=map',
      '&area=44019',
      '&city=gent-9000',
      '&municipalities=all',
    ])
      expect([others, (await get(`${list(locale)}?area=44021${others}`)).status]).toEqual([others, 200]);
    const second = await get(`${list(locale)}?area=44021&page=2`);
    expect([second.status, second.headers.location]).toEqual([301, `${list(locale)}/${slug}?page=2`]);
    const further = await get(`${list(locale)}/${slug}?type=house`);
    expect([further.status, further.headers.location]).toEqual([
      302,
      `${list(locale)}?area=44021&type=house`,
    ]);
  });

  test('the page of a town links to its municipality', async () => {
    const { text } = await get(`${list(locale)}?city=gent-9000`).redirects(1);
    expect(crumbsOn(text)).toContain(`href="${list(locale)}/${slug}"`);
  });
});

test('a municipality with the same homes as one town has that town’s page', async () => {
  const { status, headers } = await get('/nl/te-koop/lokeren');
  expect([status, headers.location]).toEqual([301, '/nl/te-koop/lokeren-9160']);
  const { text } = await get('/nl/te-koop/lokeren-9160');
  expect(crumbsOn(text)).not.toContain('emeente');
});

test('a smaller town of such a municipality links to the page of the municipality', async () => {
  const query = `{ localOffer(slug: "daknam-9160", transaction: SALE, locale: nl) {
    ... on Town { city { isMain } municipality { name path } } } }`;
  const { body } = await request(site.app).post('/graphql').send({ query });
  expect(body.data.localOffer).toEqual({
    city: { isMain: false },
    municipality: { name: 'Lokeren', path: '/nl/te-koop/lokeren-9160' },
  });
});

test('a municipality without homes redirects to the nearest one with homes, its search does not', async () => {
  const { rows } = await site.database.pool.query(
    `select nis from municipality where not exists (
       select from estate_search where estate_search.municipality = nis and transaction = 'RENT')
     and not exists (select from city join estate_search on city_id = city.id
       where city.municipality = nis and transaction = 'RENT')
     order by nis limit 1`,
  );
  const code = String(rows[0].nis);
  const { status, headers } = await get(`/en/for-rent/${code}`);
  expect(status).toBe(302);
  expect((await get(String(headers.location))).status).toBe(200);
  expect((await get(`/en/for-rent?area=${code}`)).status).toBe(200);
});

test('the NIS code of a municipality redirects to its page', async () => {
  const { status, headers } = await get('/fr/a-vendre/44021');
  expect([status, headers.location]).toEqual([301, '/fr/a-vendre/gand']);
});

test('the address in another language redirects', async () => {
  const { status, headers } = await get('/fr/a-vendre/gent-9000');
  expect([status, headers.location]).toEqual([301, '/fr/a-vendre/gand-9000']);
});

test('an unknown town is not found', async () => {
  for (const town of ['atlantis-9999', '9000', 'atlantis', '99999', '%00'])
    expect([town, (await get(`/nl/te-koop/${town}`)).status]).toEqual([town, 404]);
});

test('a town without homes redirects to the nearest one with homes, its search does not', async () => {
  const town = await findTown(0);
  const { status, headers } = await get(`/nl/te-koop/${town}`);
  expect(status).toBe(302);
  expect(headers.location).toMatch(/^\/nl\/te-koop\/[a-z-]+-\d{4,5}$/);
  expect((await get(String(headers.location))).status).toBe(200);
  expect((await get(`/nl/te-koop?city=${town}`)).status).toBe(200);
});

test('the page of a single home is not indexed', async () => {
  const town = await findTown(1);
  const { status, headers } = await get(`/nl/te-koop?city=${town}`);
  expect(status).toBe(301);
  const page = await get(String(headers.location));
  expect(page.text).toContain('noindex');
});

test('titles of town pages are unique', async () => {
  const { text: xml } = await get('/sitemaps/towns.xml').buffer(true);
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+(\/nl\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths).toContain('/nl/te-koop/gent');
  const titles: (string | undefined)[] = [];
  for (const path of paths) titles.push(/<title>([^<]*)/.exec((await get(path)).text)?.[1]);
  expect(new Set(titles).size).toBe(paths.length);
});

test.each([
  ['le-roeulx-7070', 'à vendre au Roeulx'],
  ['les-bons-villers-6210', 'à vendre aux Bons Villers'],
  ['la-louviere-7100', 'à vendre à La Louvière'],
])('the French title of a search in %s contracts the article', async (city, title) => {
  const { text } = await get(`${list('fr')}?city=${city}&minPrice=1000`);
  expect(/<title>([^<]*)/.exec(text)?.[1]).toContain(title);
});
