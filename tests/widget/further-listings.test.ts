/** Holiday homes and units of projects in the widget. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { addDays, nextWeekday } from '../../shared/days.ts';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { MAX_WIDGET_CARDS, WIDGET_HOMES_PATH, type WidgetHomes } from '../../shared/widget.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { expectTextsOf } from '../support/widget/card-texts.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const open = (path: string, cookie = '') =>
  request(site.app).get(path).set({ accept: 'text/html', cookie }).expect(200);

async function homesOf(query: Record<string, string | number>): Promise<WidgetHomes> {
  const { status, body } = await request(site.app).get(WIDGET_HOMES_PATH).query(query);
  expect(status).toBe(200);
  return body;
}

/** The first Saturday of July, on which stays can start in all demo units. */
const SATURDAY = nextWeekday('2027-07-01', 6);
const WEEK = `from=${SATURDAY}&until=${addDays(SATURDAY, 7)}`;

describe('holiday homes', () => {
  test.each(LOCALES)('have their price by the week, and texts of their own, in %s', async (lang) => {
    const search = `${routePath('holiday', lang)}?persons=4&pets=yes&place=be`;
    const { cards, all, label } = await homesOf({ lang, search, count: MAX_WIDGET_CARDS });
    expectTextsOf((await open(search)).text, cards);
    expect(cards[0]?.price).toMatch(/€/);
    expect(all).toEqual({
      path: `${routePath('holiday', lang)}?place=be&persons=4&pets=yes`,
      text: expect.stringMatching(/vakantiewoningen|logements de vacances|holiday homes|Ferienunterkünfte/),
    });
    expect(label).toMatch(/vakantiewoningen|Logements de vacances|Holiday homes|Ferienunterkünfte/);
  });

  test('of a period have its price, or say that the stay is not possible, and links that keep it', async () => {
    const possible = await homesOf({
      lang: 'en',
      search: `/en/holiday?${WEEK}&persons=2`,
      count: MAX_WIDGET_CARDS,
    });
    expect(possible.cards[0]?.price).toMatch(/^€[\d,]+ for 7 nights$/);
    expect(possible.cards[0]?.path).toMatch(new RegExp(`^/en/holiday/\\d+\\?${WEEK}&persons=2$`));
    const midweek = `from=${addDays(SATURDAY, 4)}&until=${addDays(SATURDAY, 5)}`;
    const search = `/en/holiday?${midweek}`;
    const { cards } = await homesOf({ lang: 'en', search, count: MAX_WIDGET_CARDS });
    expectTextsOf((await open(search)).text, cards);
    expect(cards.flatMap(({ notes }) => notes)).toContain(
      'Free on these nights, but with other days of arrival or another length of stay.',
    );
  });

  test('of another language, order or page of the address are those of the first page', async () => {
    const { cards, all } = await homesOf({ lang: 'fr', search: '/nl/vakantie?persons=2&page=9&view=map' });
    expect(cards).toEqual((await homesOf({ lang: 'fr', search: '/fr/vacances?persons=2' })).cards);
    expect(cards).not.toEqual([]);
    expect(all?.path).toBe('/fr/vacances?persons=2');
  });

  test('of an impossible search are none, and a sentence says so', async () => {
    expect(await homesOf({ lang: 'de', search: '/de/feiertage?persons=100' })).toEqual({
      cards: [],
      all: { path: '/de/feiertage', text: 'Alle Ferienunterkünfte bei Baksteen ansehen' },
      label: 'Gefundene Ferienunterkünfte',
      notice: 'Zurzeit entspricht keine Ferienunterkunft dieser Suche.',
    });
  });
});

const setStatus = (
  table: 'listing' | 'project_entity',
  id: number,
  status: 'AVAILABLE' | 'SOLD' | 'WITHDRAWN',
) => site.database.db.updateTable(table).set({ status }).where('id', '=', id).execute();

describe('by its number', () => {
  const GONE = { cards: [], all: null, label: null, notice: 'This property is no longer on offer.' };

  test.each(LOCALES)('a unit of a project is its card of the favourites, in %s', async (lang) => {
    const { id } = await findEntity();
    const { cards, all } = await homesOf({ lang, home: id });
    expectTextsOf((await open(routePath('favorites', lang), `favorites=${id}-1`)).text, cards);
    expect([cards.length, all]).toEqual([1, null]);
    expect(cards[0]?.path).toMatch(new RegExp(`^/${lang}/.*/${id}$`));
  });

  test('a unit that is sold has its status and no price; a withdrawn one has no card', async () => {
    const { id, project } = await findEntity();
    await setStatus('project_entity', id, 'SOLD');
    expect((await homesOf({ lang: 'en', home: id })).cards).toMatchObject([{ price: null, badge: 'Sold' }]);
    await setStatus('project_entity', id, 'WITHDRAWN');
    expect(await homesOf({ lang: 'en', home: id })).toEqual(GONE);
    await setStatus('project_entity', id, 'AVAILABLE');
    await setStatus('listing', project, 'WITHDRAWN');
    expect(await homesOf({ lang: 'en', home: id })).toEqual(GONE);
  });

  test('a holiday home that is withdrawn has no card', async () => {
    const { rows } = await site.database.pool.query<{ id: number }>(
      "select id from listing where kind = 'rentalUnit' and status = 'AVAILABLE' limit 1",
    );
    const id = rows[0]?.id ?? 0;
    expect((await homesOf({ lang: 'en', home: id })).cards).toMatchObject([
      { path: `/en/holiday/${id}`, price: expect.stringMatching(/^from €[\d,.]+ per week$/), badge: null },
    ]);
    await setStatus('listing', id, 'WITHDRAWN');
    expect(await homesOf({ lang: 'en', home: id })).toEqual(GONE);
  });
});

/** An available unit of a project. */
async function findEntity(): Promise<{ id: number; project: number }> {
  const { rows } = await site.database.pool.query(
    "select id, project_id as project from project_entity where status = 'AVAILABLE' order by id limit 1",
  );
  expect(rows).toHaveLength(1);
  return rows[0];
}
