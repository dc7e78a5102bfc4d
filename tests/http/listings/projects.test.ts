import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { type DemoProject, findDemoProject, findProject } from '../../support/demo-project.ts';
import { expectRedirect } from '../../support/redirects.ts';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;
let project: DemoProject;

beforeAll(async () => {
  site = await startSite();
  project = await findDemoProject(site);
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).set('accept', 'text/html').redirects(0);

/** Returns the numbers of the entities in the table, in order. */
async function numbersAt(query: string): Promise<string[]> {
  const { text } = await get(`${project.path}?${query}`);
  const table = text.slice(text.indexOf('<table class="entities"'));
  return [...table.matchAll(/<th role="rowheader"[^>]*><a [^>]*>([^<]+)</g)].map(([, number = '']) => number);
}

describe('the list of projects', () => {
  test.each(LOCALES)('in %s shows projects with their price and available entities', async (locale) => {
    const { status, text } = await get(routePath('projects', locale));
    expect(status).toBe(200);
    expect(text.match(/<article class="card"/g)?.length).toBe(10);
  });

  test.each([
    'city=x&type=castle&maxPrice=-1&delivery=1e9&page=0',
    'city[]=%00&maxPrice=10^12',
    'maxPrice=999999999999999999999',
    'page=1000000000',
  ])('with %s causes no error', async (query) =>
    expect((await get(`/nl/nieuwbouw?${query}`)).status).toBe(200),
  );

  test('lists every selected value among its options', async () => {
    const { body } = await request(site.app)
      .post('/graphql')
      .send({ query: '{ projects(locale: nl) { cities { city { id } } } }' });
    const offered: { city: { id: string } }[] = body.data.projects.cities;
    const chosen = [offered[0]?.city.id, 'spa-4900'];
    const { text } = await get(`/nl/nieuwbouw?city[]=${chosen[0]}&city=${chosen[1]}&type=investment`);
    const selected = [...text.matchAll(/<option(?=[^>]* selected="")[^>]* value="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(selected.toSorted()).toEqual([...chosen, 'investment'].toSorted());
  });

  test('offers the years with a delivery', async () => {
    const { text } = await get('/nl/nieuwbouw');
    const select = text.slice(text.indexOf('name="delivery"')).split('</select>')[0] ?? '';
    const deliveries = await site.database.db
      .selectFrom('project')
      .innerJoin('listing', 'listing.id', 'listing_id')
      .where('status', 'in', ['AVAILABLE', 'OPTION'])
      .select('delivery')
      .execute();
    const years = deliveries
      .flatMap(({ delivery }) => delivery?.slice(0, 4) ?? [])
      .filter((year) => year >= '2026');
    const offered = [...select.matchAll(/<option value="(\d+)"/g)].map(([, year]) => year);
    expect(offered).toEqual([...new Set(years)].toSorted());
  });

  test('without a match says so and links on', async () => {
    const { text } = await get('/nl/nieuwbouw?maxPrice=1');
    expect(text).toContain('class="empty"');
  });
});

describe('the price of a project', () => {
  const query = `query ($filter: ProjectFilter) {
    projects(filter: $filter, pageSize: 60, locale: nl) { items { id priceFrom } }
  }`;
  /** Returns id and lowest price of the projects that match a filter. */
  async function pricesFrom(filter: object): Promise<Map<string, number>> {
    const { body } = await request(site.app).post('/graphql').send({ query, variables: { filter } });
    const items: { id: string; priceFrom: number }[] = body.data.projects.items;
    return new Map(items.map(({ id, priceFrom }) => [id, priceFrom]));
  }

  test('is searched as shown: by the lowest price of a home', async () => {
    const all = await pricesFrom({});
    for (const priceFrom of new Set(all.values())) {
      for (const maxPrice of [priceFrom - 1, priceFrom]) {
        const shown = [...all].filter(([, lowest]) => lowest <= maxPrice);
        expect([...(await pricesFrom({ maxPrice }))]).toEqual(shown);
      }
    }
  });

  test('is that of another kind when the search asks for it', async () => {
    const found = await pricesFrom({ types: ['GARAGE'], maxPrice: 60_000 });
    expect(found.size).toBeGreaterThan(0);
  });
});

describe('the page of a project', () => {
  test('lists available entities first, and sold ones last without prices', async () => {
    const { status, text } = await get(project.path);
    expect(status).toBe(200);
    const rank = (status: string) => ['AVAILABLE', 'OPTION', 'SOLD'].indexOf(status);
    const byStatus = project.entities.toSorted((a, b) => rank(a.status) - rank(b.status));
    expect(await numbersAt('')).toEqual(byStatus.map(({ number }) => number));
    const rows = text.match(/<tr role="row" class="entities__row entities__row--sold">.*?<\/tr>/gs) ?? [];
    expect(rows.length).toBe(project.entities.filter(({ status }) => status === 'SOLD').length);
    for (const row of rows) expect(row).not.toContain('€');
  });

  test('has table semantics in every layout', async () => {
    const { text } = await get(project.path);
    const table = text.slice(text.indexOf('<table class="entities"')).split('</table>')[0] ?? '';
    expect(table).toMatch(/^<table class="entities" role="table"/);
    const bare = [...table.matchAll(/<(?:thead|tbody|tr|th|td)\b[^>]*>/g)].filter(
      ([tag]) => !/ role="(rowgroup|row|columnheader|rowheader|cell)"/.test(tag),
    );
    expect(bare).toEqual([]);
  });

  test('says that its address is hidden', async () => {
    const hide = (isHidden: boolean) =>
      site.database.db
        .updateTable('listing')
        .set({ is_address_hidden: isHidden })
        .where('id', '=', project.id)
        .execute();
    const open = await get(project.path);
    await hide(true);
    const hidden = await get(project.path);
    await hide(false);
    const notice = 'Het exacte adres wordt niet gepubliceerd';
    expect([open.text.includes(notice), hidden.text.includes(notice)]).toEqual([false, true]);
  });

  test('sorts, and marks the order', async () => {
    const { text } = await get(`${project.path}?sortType=number&sortOrder=DESC`);
    expect(text).toContain('aria-sort="descending"');
    const sorted = await numbersAt('sortType=number&sortOrder=DESC');
    expect(sorted).toEqual((await numbersAt('sortType=number')).toReversed());
  });

  test('filters by availability', async () => {
    const available = project.entities.filter(({ status }) => status === 'AVAILABLE');
    expect(await numbersAt('available=yes')).toEqual(available.map(({ number }) => number));
  });

  test("ignores other projects' entities in a comparison", async () => {
    const [first, second] = project.entities;
    const { text } = await get(`${project.path}?compare=${first?.id}.${second?.id}.999999.abc`);
    const table = text.slice(text.indexOf('entity-compare')).split('</table>')[0] ?? '';
    expect(table.match(/scope="col"/g)).toHaveLength(2);
    expect(table).toContain('<p role="status">2 van de 4 gekozen');
    expect(table.match(/role="status"/g)).toHaveLength(1);
  });

  test.each([
    'sortType=colour&sortOrder=UP',
    'floor=x&bedrooms=-1&minPrice=1e99',
    `compare=${'1.'.repeat(3000)}`,
  ])('ignores %s', async (query) => expect((await numbersAt(query)).length).toBe(project.entities.length));

  test('has one URL in each language', async () => {
    const response = await get(
      `${routePath('estateSlug', 'nl', { estateId: project.id, slug: 'x' })}?sortType=price`,
    );
    await expectRedirect(site.app, response, { status: 301, to: `${project.path}?sortType=price` });
  });

  test('in preparation is not found; a sold one keeps its page', async () => {
    const hidden = await findProject(site, 'IN_PREPARATION');
    expect((await get(routePath('estate', 'nl', { estateId: hidden.id }))).status).toBe(404);
    const sold = await findProject(site, 'SOLD');
    const moved = await get(routePath('estate', 'nl', { estateId: sold.id }));
    const page = await get(moved.get('location') as string);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('class="detail__price"');
    expect(page.text.indexOf('class="card"')).toBeGreaterThan(page.text.indexOf('id="similar"'));
    expect(page.text.indexOf('class="card"')).toBeLessThan(page.text.indexOf('id="entities"'));
  });

  test('withdrawn is 410, with nearby projects', async () => {
    const { id } = await findProject(site, 'SOLD');
    const { db } = site.database;
    await db.updateTable('listing').set({ status: 'WITHDRAWN' }).where('id', '=', id).execute();
    const moved = await get(routePath('estate', 'nl', { estateId: id }));
    const { status, text } = await get(moved.get('location') as string);
    expect(status).toBe(410);
    expect(text).toMatch(/<h1.*id="similar".*class="card"/s);
    await db.updateTable('listing').set({ status: 'SOLD' }).where('id', '=', id).execute();
  });
});
