/** Search by area: the same value in a URL, a form, the API and a feed. Invalid values cause no error. */

import { decode, encode } from '@here/flexpolyline';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';
import request from 'supertest';
import { toPlane } from '../../../shared/geography/plane.ts';
import { surrounds, windings } from '../../support/ray-casting.ts';
import { expectRedirect } from '../../support/redirects.ts';
import { startSite, type TestSite } from '../../support/site.ts';

const GHENT = 44021;
const CORNERS: [number, number][] = [
  [51.4, 4.2],
  [51.1, 4.7],
  [51, 4.1],
];
const SHAPE = `shape-${encode({ polyline: CORNERS })}`;

interface Home {
  id: number;
  municipality: number | null;
  place: { x: number; y: number };
}

let site: TestSite;
let homes: Home[];

beforeAll(async () => {
  site = await startSite();
  const { rows } = await site.database.pool.query(
    `select listing_id as id, municipality, place from estate_search where transaction = 'SALE'`,
  );
  homes = rows;
});
afterAll(() => site.stop());

const open = (path: string) => request(site.app).get(path).set({ accept: 'text/html' }).redirects(0);

const parser = new Parser(await new StaticConfigLoader().getConfigFor('page.html'));

async function page(path: string): Promise<HtmlElement> {
  const response = await open(path);
  expect(response.status).toBe(200);
  return parser.parseHtml(response.text);
}

const numberIn = (text: string | undefined) => Number(text?.replace(/\D/g, ''));
const countOn = (html: HtmlElement) => numberIn(html.querySelector('.results__count')?.textContent);
const chipsOn = (html: HtmlElement) =>
  html.querySelectorAll('.chips .chip').map(({ textContent }) => textContent.trim());
const within = (kilometres: number, latitude: number, longitude: number) => {
  const { x, y } = toPlane({ latitude, longitude });
  return homes.filter(({ place }) => Math.hypot(place.x - x, place.y - y) <= kilometres).length;
};
const inGhent = () => homes.filter(({ municipality }) => municipality === GHENT).length;

async function ask(query: string) {
  const { body, status } = await request(site.app).post('/graphql').send({ query });
  expect(status).toBe(200);
  expect(body.errors).toBeUndefined();
  return body.data;
}

describe.each([
  ['nl', 'te-koop', 'Gent', 'Binnen 10\u00a0km van Gent', 'Getekend gebied', 'Kaartbeeld'],
  ['fr', 'a-vendre', 'Gand', 'Gand et 10\u00a0km à la ronde', 'Zone dessinée', 'Vue de la carte'],
  ['en', 'for-sale', 'Ghent', 'Within 10\u00a0km of Ghent', 'Drawn area', 'Map view'],
  [
    'de',
    'zu-verkaufen',
    'Gent',
    'Höchstens 10\u00a0km von Gent',
    'Eingezeichnetes Gebiet',
    'Kartenausschnitt',
  ],
])('in %s', (locale, path, name, around, drawn, view) => {
  const results = `/${locale}/${path}`;

  test('a municipality uses its real border', async () => {
    const html = await page(`${results}?area=44021&sortType=price`);
    expect(countOn(html)).toBe(inGhent());
    expect(chipsOn(html)[0]).toContain(name);
    const [where, ...others] = html.querySelectorAll('.dropdown__summary');
    expect(where?.textContent).toContain(name);
    expect(others.filter((summary) => summary.classList.contains('dropdown__summary--set'))).toEqual([]);
  });

  test('towns and municipalities of the same name are told apart by the postal code', async () => {
    const labels = async (query: string) =>
      chipsOn(await page(`${results}?${query}`)).map((chip) => chip.replace('×', '').trim());
    expect(await labels('city=gent-9000&area=44021')).toEqual([`9000 ${name}`, name]);
    expect((await labels('city=gent-9000&maxPrice=900000'))[0]).toBe(name);
  });

  test("a radius, a drawn shape and a map's viewport have labels too", async () => {
    expect(chipsOn(await page(`${results}?area=10km-gent-9000`))[0]).toContain(around);
    const html = await page(`${results}?area=${SHAPE}&area=box-50_4_51_5`);
    expect(chipsOn(html).slice(0, 2).join()).toMatch(new RegExp(`${drawn}.*${view}`));
  });

  test('a typed place and a distance redirect to the URL of the radius', async () => {
    const response = await open(`${results}?around=9000&within=10&minPrice=100000&city=&where=`);
    await expectRedirect(site.app, response, {
      status: 302,
      to: `${results}?area=10km-gent-9000&minPrice=100000`,
    });
  });

  test('without JavaScript every municipality has a checkbox', async () => {
    const html = await page(`${results}?area=44021&municipalities=all`);
    const boxes = html.querySelectorAll('input[name="area"]');
    expect(boxes).toHaveLength(581);
    const ticked = boxes.filter((box) => box.hasAttribute('checked'));
    expect(ticked.map((box) => box.getAttributeValue('value'))).toEqual(['44021']);
    expect(html.querySelectorAll('details[open]').length).toBeGreaterThanOrEqual(2);
  });
});

describe('areas', () => {
  test('find together what each of them finds', async () => {
    const { x, y } = toPlane({ latitude: 50.63, longitude: 5.57 });
    const ring = CORNERS.map(([latitude, longitude]) => toPlane({ latitude, longitude }));
    const expected = homes.filter(
      ({ municipality, place }) =>
        municipality === GHENT || Math.hypot(place.x - x, place.y - y) <= 15 || windings(ring, place) !== 0,
    );
    const html = await page(`/en/for-sale?area=44021&area=15km-50.63_5.57&area=${SHAPE}`);
    expect(countOn(html)).toBe(expected.length);
    expect(expected.length).toBeGreaterThan(inGhent());
  });

  test('combine with other criteria, and count in the facets', async () => {
    const { estates } =
      await ask(`{ estates(locale: nl, filter: { transaction: SALE, areas: ["44021"], types: [HOUSE] }) {
      total facets { types { type count } municipalities { count area { id name kind } } } } }`);
    const { types, municipalities } = estates.facets;
    expect(types.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(inGhent());
    expect(municipalities.length).toBeGreaterThan(5);
    expect(municipalities[0].count).toBeGreaterThanOrEqual(municipalities[1].count);
  });

  test('can be dropped when nothing is found', async () => {
    const html = await page('/en/for-sale?area=1km-49.5_2.5');
    expect(html.querySelector('.empty')?.textContent).toContain('Without an area on the map');
  });

  test('find hidden homes only by the points that visitors see', async () => {
    const { rows } = await site.database.pool.query(
      `select id, latitude, longitude from listing
       where is_address_hidden and kind = 'estate' and status = 'AVAILABLE' and transaction = 'SALE' limit 5`,
    );
    for (const { latitude, longitude } of rows)
      expect(countOn(await page(`/en/for-sale?area=1km-${latitude}_${longitude}`))).toBe(
        within(1, Math.round(latitude * 1e4) / 1e4, Math.round(longitude * 1e4) / 1e4),
      );
    expect(rows.length).toBeGreaterThan(0);
  });

  test("are kept in the search's feed", async () => {
    const html = await page('/en/for-sale?area=10km-gent-9000');
    const feed = html.querySelector('link[type="application/atom+xml"]')?.getAttributeValue('href') ?? '';
    const { text } = await request(site.app).get(
      new URL(feed, 'http://site').pathname + new URL(feed, 'http://site').search,
    );
    expect(text).toContain('Within 10\u00a0km of Ghent');
  });
});

describe('an invalid area', () => {
  const long = encode({
    polyline: Array.from({ length: 1500 }, (_, index) => [51 + Math.sin(index) / 3, 4 + Math.cos(index)]),
  });

  test.each([
    ['an unknown kind of area', 'area=nonsense'],
    ['not a number', 'area=box-NaN_NaN_NaN_NaN'],
    ['an invalid polyline', 'area=shape-!!!!!!!!!!!!'],
    ['an unreadable polyline', 'area=shape-AAAAAAAAAAAAAA'],
    ['an unknown place', 'area=5km-nowhere-1234'],
    ['an unknown municipality', 'area=99999'],
    ['nothing', 'area='],
  ])('%s is ignored', async (_, query) => {
    expect(countOn(await page(`/en/for-sale?${query}`))).toBe(homes.length);
  });

  test.each([
    ['the whole earth', 'area=box--90_-180_90_180'],
    ['beyond the earth', 'area=box--999_-999_999_999'],
  ])('%s finds all', async (_, query) => {
    expect(countOn(await page(`/en/for-sale?${query}`))).toBe(homes.length);
  });

  test('opposite corners are put in order', async () => {
    const [crossed, straight] = [
      await page('/en/for-sale?area=box-51.4_5_50.9_4'),
      await page('/en/for-sale?area=box-50.9_4_51.4_5'),
    ];
    expect(countOn(crossed)).toBe(countOn(straight));
    expect(countOn(straight)).toBeGreaterThan(0);
  });

  test('a long self-intersecting line is simplified', async () => {
    const html = await page(`/en/for-sale?area=shape-${long}`);
    expect(countOn(html)).toBeGreaterThan(0);
  });

  test('ten thousand corners are simplified by the API', async () => {
    const polyline = Array.from({ length: 10_000 }, (_, index) => {
      const angle = (index / 10_000) * 2 * Math.PI;
      return [50.85 + Math.sin(angle) / 5, 4.35 + Math.cos(angle) / 5];
    });
    const { estates } = await ask(
      `{ estates(locale: nl, filter: { transaction: SALE, areas: ["shape-${encode({ polyline })}"] }) { total } }`,
    );
    expect(estates.total).toBeGreaterThan(0);
    expect(estates.total).toBeLessThan(homes.length);
  });
});

describe('outlines of areas', () => {
  const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id).sort((a, b) => a - b);
  const outlines = async (areas: readonly string[]) =>
    (
      await ask(
        `{ areaOutlines(ids: ${JSON.stringify(areas)}) { id center { latitude longitude } kilometres rings } }`,
      )
    ).areaOutlines;

  test('a municipality has every ring of its border', async () => {
    const [{ rings }] = await outlines([String(GHENT)]);
    const plane = rings.map((line: string) =>
      decode(line).polyline.map(([latitude = 0, longitude = 0]) => toPlane({ latitude, longitude })),
    );
    const isWithin = ({ place }: Home) =>
      plane.reduce((odd: boolean, ring: Home['place'][]) => odd !== surrounds(ring, place), false);
    const { rows } = await site.database.pool.query(
      `select listing_id as id from estate_search where transaction = 'SALE' and municipality_at(place) = ${GHENT}`,
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(ids(homes.filter(isWithin))).toEqual(ids(rows));
  });

  test('a radius has its centre, a rectangle and a shape their corners', async () => {
    const box = 'box-51_3.6_51.2_3.9';
    const [around, rectangle, drawn] = await outlines(['10km-gent-9000', box, SHAPE]);
    expect(around).toMatchObject({ kilometres: 10, rings: [] });
    expect(around.center.latitude).toBeCloseTo(51.05, 1);
    expect(decode(rectangle.rings[0]).polyline).toEqual([
      [51, 3.6],
      [51.2, 3.6],
      [51.2, 3.9],
      [51, 3.9],
    ]);
    expect(drawn).toMatchObject({ id: SHAPE, center: null, kilometres: null });
    const corners = decode(drawn.rings[0]).polyline.map((corner) =>
      corner.map((degrees) => Number(degrees.toFixed(4))),
    );
    expect(corners).toEqual(CORNERS);
  });

  test('invalid areas are omitted', async () => {
    expect(await outlines(['99999', '10km-nowhere-1', 'box-1_1_1_1', '', 'x'])).toEqual([]);
  });
});
