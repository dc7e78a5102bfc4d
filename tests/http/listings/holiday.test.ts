import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import request from 'supertest';
import { addDays, nextWeekday } from '../../../shared/days.ts';
import type { StatusCode } from '../../../shared/listings/vocabulary.ts';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { expectRedirect } from '../../support/redirects.ts';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;
let unit: number;

beforeAll(async () => {
  site = await startSite();
  const { rows } = await findUnits();
  unit = rows[0] as number;
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).set('accept', 'text/html').redirects(0);
const pathOf = (id: number | string, locale: Locale = 'en') =>
  routePath('holidayUnit', locale, { rentalUnitId: id });

async function findUnits(status: StatusCode = 'AVAILABLE') {
  const rows = await site.database.db
    .selectFrom('listing')
    .where('kind', '=', 'rentalUnit')
    .where('status', '=', status)
    .select('id')
    .orderBy('id')
    .execute();
  return { rows: rows.map(({ id }) => id) };
}

async function setStatus(id: number, status: 'AVAILABLE' | 'RENTED' | 'WITHDRAWN'): Promise<void> {
  await site.database.db.updateTable('listing').set({ status }).where('id', '=', id).execute();
}

/** The first Saturday of July, on which stays can start in all demo units. */
const SATURDAY = nextWeekday('2027-07-01', 6);

describe('the list', () => {
  test.each([
    '?persons=100',
    '?persons=0',
    '?persons=-3',
    '?persons=1e9',
    '?place=nowhere-0',
    '?place=%3Cscript%3E',
    '?place=%00',
    '?from=2027-07-03',
    '?until=2027-07-03',
    '?from=2027-02-30&until=2027-03-03',
    '?from=tomorrow&until=later',
    '?from=2027-07-10&until=2027-07-03',
    '?from=1999-01-01&until=1999-01-08',
    '?from=9999-12-31&until=9999-12-31',
    '?from=2027-01-01&until=2199-12-31',
    '?from=%00&until=%F0%9F%8F%A0',
    '?page=0',
    '?page=99999999999999999999',
    '?page=2147483648',
    '?pets=perhaps&view=3d&sortType=colour',
    `?${'place=be&'.repeat(400)}`,
  ])('%s causes no error in any language', async (query) => {
    for (const locale of LOCALES) {
      const response = await get(routePath('holiday', locale) + query);
      expect([response.status, response.get('content-language')]).toEqual([200, locale]);
      expect(response.text).toMatch(/<h1[^>]*>[^<]+</);
    }
  });

  test('shows the errors of a period beside the fields and keeps the values', async () => {
    const { text } = await get('/en/holiday?from=2026-11-20&until=2026-11-10');
    expect(text).toContain('This day has passed.');
    expect(text).toContain('The departure must be later than the arrival.');
    expect(text).toContain('value="2026-11-20"');
    expect((await get('/nl/vakantie?from=2027-07-03')).text).toContain('Dit veld is verplicht');
    expect((await get('/fr/vacances?from=2027-02-30&until=x')).text).toContain(
      '«\u00a02027-02-30\u00a0» n’est pas une date valable.',
    );
  });

  test('finds nothing for a hundred persons, and links on', async () => {
    const { text } = await get('/de/feiertage?persons=100');
    expect(text).toContain('Keine Ferienunterkunft gefunden');
    expect(text).toContain('class="empty"');
    expect(text).toContain('noindex');
  });

  test('with a period shows its price, and links with the period', async () => {
    const query = `from=${SATURDAY}&until=${addDays(SATURDAY, 7)}`;
    const { text } = await get(`/en/holiday?${query}&persons=2`);
    expect(text).toMatch(/€[\d,]+ for 7 nights/);
    expect(text).toMatch(new RegExp(`href="/en/holiday/\\d+\\?${query}&persons=2"`.replaceAll('&', '&amp;')));
  });

  test('accepts any query string', async () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('2027-07-03', 'be', '4', 'yes'));
    const names = ['place', 'persons', 'from', 'until', 'pets', 'page'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...names), value)), async (fields) => {
        const query = new URLSearchParams(fields);
        expect((await get(`/nl/vakantie?${query}`)).status).toBe(200);
        expect((await get(`${pathOf(unit, 'nl')}?${query}`)).status).toBe(200);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a unit', () => {
  test.each(['0', '-1', '1', 'abc', '999999', '99999999999999', '%F0%9F%8F%A0'])(
    '%s is not found, with an error page',
    async (id) => {
      const response = await get(`/fr/vacances/${id}`);
      expect([response.status, response.get('content-language')]).toEqual([404, 'fr']);
      expect(response.text).toContain('href="/fr"');
    },
  );

  test('in preparation is not found', async () => {
    const { rows } = await findUnits('IN_PREPARATION');
    expect((await get(pathOf(rows[0] as number))).status).toBe(404);
  });

  test('that is no longer offered says so with similar ones: closed keeps its page, withdrawn is 410', async () => {
    const { rows } = await findUnits();
    const id = rows.at(-1) as number;
    await setStatus(id, 'RENTED');
    const closed = await get(pathOf(id));
    expect(closed.status).toBe(200);
    await setStatus(id, 'WITHDRAWN');
    const withdrawn = await get(pathOf(id));
    expect(withdrawn.status).toBe(410);
    expect(withdrawn.text).toContain('noindex');
    for (const { text } of [closed, withdrawn]) {
      expect(text).toContain('This holiday home is no longer let.');
      expect(text).toContain('href="/en/holiday"');
      expect(text).not.toContain('id="stay"');
      expect(text).toMatch(/id="similar".*class="card"/s);
      const own = text
        .replace(/<section class="similar".*?<\/section>/s, '')
        .replace(/<script.*?<\/script>/gs, '');
      expect(own).not.toContain('€');
    }
    await setStatus(id, 'AVAILABLE');
  });

  test('has a permanent link, and one URL in each language', async () => {
    const link = await get(`/de/detail?id=${unit}`);
    await expectRedirect(site.app, link, { status: 301, to: pathOf(unit, 'de') });
    const foreign = await get(`/en/vakantie/${unit}?persons=2`);
    await expectRedirect(site.app, foreign, { status: 301, to: `/en/holiday/${unit}?persons=2` });
  });

  test('shows a year of availability and its seasons in tables', async () => {
    const { text } = await get(pathOf(unit));
    expect(text.match(/<table class="month"/g)).toHaveLength(12);
    expect(text).toContain('<caption>November 2026</caption>');
    expect(text).toMatch(/<th scope="row">/);
    expect(text).toContain('free, arrival possible');
  });
});

describe('the files of a unit', () => {
  test('are listed on its page', async () => {
    const rules = { source: 'rules.pdf', name: 'House rules', mediaType: 'application/pdf', size: 20_000 };
    const files = {
      documents: JSON.stringify([rules]),
      video: 'https://film.example/1',
      virtual_tour: 'https://tour.example/1',
    };
    const { db } = site.database;
    await db.updateTable('listing').set(files).where('id', '=', unit).execute();
    const { text } = await get(pathOf(unit));
    expect(text).toContain('House rules (PDF, 20\u00a0kB)');
    expect(text).toContain(`href="${files.video}"`);
    expect(text).toContain(`href="${files.virtual_tour}"`);
    for (const id of ['files', 'downloads']) expect(text).toContain(`href="#${id}"`);
  });
});

describe('the price of a stay', () => {
  const ask = async (query: string, locale: Locale = 'en') => get(`${pathOf(unit, locale)}?${query}`);
  const week = (persons: number | string) =>
    `from=${SATURDAY}&until=${addDays(SATURDAY, 7)}&persons=${persons}`;

  test('is on the page, with a mail link that names the period', async () => {
    const { text } = await ask(week(2));
    expect(text).toMatch(/€[\d,]+ for 7 nights/);
    expect(text).toMatch(/mailto:[^"]*subject=Stay%20in%20[^"]*2027/);
  });

  test.each([
    ['a hundred persons', week(100), 'There is room for'],
    ['nobody', week(0), 'Please enter at least one person.'],
    ['a word for persons', week('many'), 'Please say how many of you are coming.'],
    ['a missing departure', `from=${SATURDAY}&persons=2`, 'This field is required'],
    ['an invalid date', 'from=2027-02-30&until=2027-03-06&persons=2', '“2027-02-30” is not a valid date'],
    ['yesterday', 'from=2026-11-20&until=2026-11-27&persons=2', 'This day has passed.'],
    ['a year', 'from=2027-01-04&until=2028-01-04&persons=2', 'A stay has 90 nights at most.'],
    [
      'a date in the far future',
      'from=2150-01-02&until=2150-01-09&persons=2',
      'is not let on some of these nights',
    ],
    ['one night in summer', `from=${SATURDAY}&until=${addDays(SATURDAY, 1)}&persons=2`, 'at least.'],
    ['a Wednesday', `from=${addDays(SATURDAY, 4)}&until=${addDays(SATURDAY, 18)}&persons=2`, 'begins on'],
  ])('of %s: the error is beside its field', async (_, query, reason) => {
    const { status, text } = await ask(query);
    expect(status).toBe(200);
    expect(text).toContain(reason);
    expect(text).toContain('aria-invalid="true"');
    expect(text).toContain('A stay on these dates or for this number of guests is not possible.');
  });

  test.each([
    ['nl', 'Er is plaats voor maximaal'],
    ['fr', 'Il y a de la place pour'],
    ['de', 'Es ist Platz für höchstens'],
  ] as const)('is reported in %s', async (locale, reason) => {
    expect((await ask(week(50), locale)).text).toContain(reason);
  });
});

test('a favourite holiday home is listed among the favourites and compared', async () => {
  const cookie = `favorites=${unit}-`;
  const { text } = await get('/nl/favorieten').set('cookie', cookie);
  expect(text).toContain(`id="listing-${unit}"`);
  expect(text).toContain(`href="${pathOf(unit, 'nl')}"`);
  const compared = await get('/nl/favorieten?view=compare').set('cookie', cookie);
  expect(compared.text).toContain('<table role="table">');
  expect(compared.text).toContain(`href="${pathOf(unit, 'nl')}"`);
});

test.each([
  ['nl', 'Dit veld is verplicht'],
  ['fr', 'Ce champ est obligatoire'],
  ['en', 'This field is required'],
  ['de', 'Dieses Feld ist erforderlich'],
] as const)(
  'a form for the price of a stay with empty dates is explained at each of them in %s',
  async (locale, text) => {
    // A browser without JavaScript sends empty fields, the page's script leaves them out.
    for (const query of ['from=&until=&persons=2', 'persons=2']) {
      const response = await get(`${pathOf(unit, locale)}?${query}`);
      expect(response.status).toBe(200);
      expect(response.text.split(text)).toHaveLength(3);
    }
    expect((await get(pathOf(unit, locale))).text).not.toContain(text);
  },
);
