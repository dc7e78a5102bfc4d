import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { expectRedirect } from '../support/redirects.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
/** Monday at 10:00 in Brussels. */
let now = new Date('2026-11-23T09:00:00Z');
/** Returns the id by a word of the name. */
let idOf: (word: string) => number;

beforeAll(async () => {
  site = await startSite({ now: () => now });
  const rows = await site.database.db.selectFrom('office').select(['id', 'name']).execute();
  idOf = (word) => rows.find(({ name }) => name.includes(word))?.id ?? 0;
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).set('accept', 'text/html').redirects(0);
const pathById = (id: number | string, locale: Locale) => routePath('officeById', locale, { officeId: id });
const pathOf = async (id: number, locale: Locale) =>
  (await get(pathById(id, locale))).get('location') as string;
const page = async (word: string, locale: Locale) => (await get(await pathOf(idOf(word), locale))).text;

describe('the list of offices', () => {
  test.each(LOCALES)('in %s links to each office with its opening state', async (locale) => {
    const { status, text } = await get(routePath('offices', locale));
    expect(status).toBe(200);
    for (const word of ['Gent', 'Antwerpen', 'Bruxelles', 'Liège']) {
      expect(text).toContain(`<a href="${await pathOf(idOf(word), locale)}"`);
    }
    expect(text.match(/class="open-now open-now--open"/g)).toHaveLength(3);
    expect(text.match(/class="open-now"/g)).toHaveLength(1);
  });

  test.each(LOCALES)('in %s shows all on a static map, each as a link', async (locale) => {
    const { text } = await get(routePath('offices', locale));
    const map = text.match(/<figure class="map all-offices-map".*?<\/figure>/s)?.[0] ?? '';
    expect(map).toMatch(
      new RegExp(`<image href="/map/${locale}/plain/\\d+/[\\d.,]+svg" width="960" height="480"`),
    );
    const links = [...map.matchAll(/<a href="([^"]+)" aria-label="([^"]+)".*?<text[^>]*>([^<]+)</g)];
    const paths = links.map(([, path]) => path);
    const expected = ['Gent', 'Antwerpen', 'Bruxelles', 'Liège'].map((word) => pathOf(idOf(word), locale));
    expect(paths.toSorted()).toEqual((await Promise.all(expected)).toSorted());
    for (const [, , name, town] of links) expect(name).toMatch(new RegExp(`^Baksteen .*, ${town}$`));
  });

  test('is linked from every page, office by office', async () => {
    const { text } = await get('/nl/te-koop');
    expect(text).toContain(`href="${await pathOf(idOf('Gent'), 'nl')}"`);
  });
});

describe('the map on the home page', () => {
  test.each(LOCALES)('in %s links to each office', async (locale) => {
    const { text } = await get(routePath('home', locale));
    const map = text.match(/<figure class="offices-map".*?<\/figure>/s)?.[0] ?? '';
    const pins = [
      ...map.matchAll(
        /<a class="offices-map__pin" href="([^"]+)" aria-label="([^"]+)".*?<text[^>]*>([^<]+)</g,
      ),
    ];
    expect(pins).toHaveLength(4);
    for (const [, path, name, town] of pins) {
      expect((await get(path ?? '')).status).toBe(200);
      expect(name).toMatch(new RegExp(`^Baksteen .*, ${town}$`));
    }
    expect(map).toMatch(/<title>[^<]{15}/);
    expect(map).not.toContain('style=');
  });
});

describe('the page of an office', () => {
  test.each(LOCALES)('in %s has one URL', async (locale) => {
    const id = idOf('Liège');
    const path = await pathOf(id, locale);
    expect(path).toMatch(new RegExp(`^${pathById(id, locale)}/[a-z-]+$`));
    const wrongSlug = await get(`${routePath('office', locale, { officeId: id, slug: 'x' })}?page=2&a=b`);
    await expectRedirect(site.app, wrongSlug, { status: 301, to: `${path}?page=2&a=b` });
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(text.match(/rel="alternate" hrefLang="\w\w"/gi)).toHaveLength(LOCALES.length);
  });

  test('shows contact details and agents', async () => {
    const text = await page('Gent', 'nl');
    expect(text).toContain('Zonnestraat 14');
    expect(text).toContain('href="tel:+3290001001"');
    expect(text).toContain('href="mailto:gent@baksteen.example"');
    expect(text).toContain('https://www.openstreetmap.org/directions?to=');
    expect(text).toContain('Lotte Vermeersch');
    expect(text).toMatch(/>BIV 000\.\d{3}</);
    expect(text).not.toMatch(/<iframe|<img[^>]+src="https?:/);
  });

  test.each([
    ['2026-11-23T09:00:00Z', 'Gent', 'en', 'Open now, until 18:00'],
    ['2026-11-23T09:00:00Z', 'Liège', 'fr', 'Fermé, ouvre demain à 9\u00a0h'],
    ['2026-11-23T11:45:00Z', 'Bruxelles', 'nl', 'Gesloten, opent vandaag om 13:30 uur'],
    ['2026-11-21T09:00:00Z', 'Bruxelles', 'de', 'Geschlossen, öffnet am Montag um 09:00 Uhr'],
    ['2026-11-21T09:00:00Z', 'Gent', 'en', 'Open now, until 13:00'],
    ['2026-11-21T22:59:00Z', 'Gent', 'en', 'Closed, opens on Monday at 09:00'],
    ['2026-11-22T09:00:00Z', 'Gent', 'en', 'Closed, opens tomorrow at 09:00'],
  ] as const)('at %s, %s in %s: %s', async (at, word, locale, sentence) => {
    now = new Date(at);
    expect(await page(word, locale)).toContain(sentence);
  });

  test('marks the current day in Brussels', async () => {
    now = new Date('2026-11-22T22:59:00Z');
    expect(await page('Gent', 'en')).toMatch(/<tr aria-current="date"><th scope="row">Sunday/);
    now = new Date('2026-11-22T23:00:00Z');
    expect(await page('Gent', 'en')).toMatch(/<tr aria-current="date"><th scope="row">Monday/);
  });

  test('has pages of homes', async () => {
    const path = await pathOf(idOf('Gent'), 'en');
    const first = (await get(path)).text;
    const second = (await get(`${path}?page=2`)).text;
    const idsIn = (text: string) => [...text.matchAll(/id="listing-(\d+)"/g)].map(([, id]) => id);
    expect(idsIn(first)).toHaveLength(12);
    expect(idsIn(second)).toHaveLength(12);
    expect(idsIn(first).filter((id) => idsIn(second).includes(id))).toEqual([]);
    expect(first).toContain('href="?page=2#homes"');
    expect(second).toContain(`${path}?page=2"`);
  });

  test.each(['-1', '0', 'x', '1e9', '%00', '1000000000', '99999999999999999999'])(
    'page=%s causes no error',
    async (number) =>
      expect((await get(`${await pathOf(idOf('Gent'), 'nl')}?page=${number}`)).status).toBe(200),
  );

  test.each(
    LOCALES.flatMap((locale) => ['0', '-1', 'x', '999999', '%00'].map((id) => [locale, id] as const)),
  )('in %s, %s is not found, with an error page', async (locale, id) => {
    for (const path of [
      `${routePath('offices', locale)}/${id}`,
      `${routePath('offices', locale)}/${id}/slug`,
    ]) {
      const response = await get(path);
      expect([response.status, response.get('content-language')]).toEqual([404, locale]);
      expect(response.text).toContain(`href="/${locale}"`);
    }
  });
});

test('the home page links to holiday homes, news and offices', async () => {
  const { text } = await get('/nl');
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  for (const path of ['/nl/vakantie', '/nl/nieuws', '/nl/kantoren']) expect(main).toContain(`href="${path}"`);
  expect(main.match(/news-card__heading"/g)).toHaveLength(6);
  expect(main.match(/class="office-card"/g)).toHaveLength(4);
});

test('the page of a home links to its office', async () => {
  const { id } = await site.database.db
    .selectFrom('listing')
    .where('kind', '=', 'estate')
    .where('status', '=', 'AVAILABLE')
    .where('office_id', '=', idOf('Gent'))
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const path = (await get(routePath('estate', 'en', { estateId: id }))).get('location') as string;
  const { text } = await get(path);
  const section = text.slice(text.indexOf('class="office"'));
  expect(section).toContain(`href="${await pathOf(idOf('Gent'), 'en')}"`);
  expect(section).toContain('09:00–18:00');
});

test('opening hours have the notation of the language', async () => {
  expect(await page('Gent', 'nl')).toContain('09:00–18:00');
  expect(await page('Gent', 'fr')).toContain('9\u00a0h\u00a0–\u00a018\u00a0h');
});
