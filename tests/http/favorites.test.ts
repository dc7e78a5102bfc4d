import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { expectRedirect } from '../support/redirects.ts';
import { startSite, type TestSite } from '../support/site.ts';

const PAGE = '/nl/favorieten';
let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const postForm = (fields: string, cookie = '') =>
  request(site.app)
    .post(PAGE)
    .set({ 'content-type': 'application/x-www-form-urlencoded', cookie })
    .redirects(0)
    .send(fields);

const open = (path: string, cookie = '') => request(site.app).get(path).set({ accept: 'text/html', cookie });

const PURCHASE = 'Aankoopkosten, enige eigen woning';
const MOVE_IN = 'Te betalen op de eerste dag (huur)';
const NONE = '<td role="cell">Niet van toepassing</td>';
const UNKNOWN = '<td role="cell">Niet vermeld</td>';

/** Returns the cells of a comparison, by the name of their row. */
async function cellsOf(...ids: string[]) {
  const { text } = await open(`${PAGE}?ids=${ids.join('.')}&view=compare`);
  const rows = [
    ...text.matchAll(
      /<th role="rowheader" scope="row">([^<]*)(?:<span[^>]*>[^<]*<\/span>)?<\/th>(.*?)<\/tr>/gs,
    ),
  ];
  return new Map(rows.map(([, name, cells = '']) => [name, cells.match(/<td role="cell">.*?<\/td>/g)]));
}

async function offered(count: number): Promise<{ id: number; price_cents: number | null }[]> {
  return site.database.db
    .selectFrom('listing')
    .where('status', '=', 'AVAILABLE')
    .where('kind', '=', 'estate')
    .where('price_cents', 'is not', null)
    .select(['id', 'price_cents'])
    .orderBy('id')
    .limit(count)
    .execute();
}

describe('a heart without JavaScript', () => {
  test('stores the favourite in a cookie and redirects back', async () => {
    const response = await postForm('add=12-39500000&back=%2Fnl%2Fte-koop%3Fpage%3D2');
    await expectRedirect(site.app, response, { status: 303, to: '/nl/te-koop?page=2#listing-12' });
    expect(response.get('set-cookie')).toEqual([
      'favorites=12-39500000; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
  });

  test('pressed again removes the favourite, and without favourites there is no cookie', async () => {
    const response = await postForm('remove=12', 'favorites=12-39500000');
    expect(response.get('set-cookie')?.[0]).toMatch(/^favorites=; .*Max-Age=0/);
  });

  test.each([
    'https://elsewhere.example/nl',
    '//elsewhere.example',
    '/nl//elsewhere.example',
    '/nl/\\x',
    '/api',
    '',
  ])('never redirects to %p', async (back) => {
    const response = await postForm(`add=1-1&back=${encodeURIComponent(back)}`);
    await expectRedirect(site.app, response, { status: 303, to: `${PAGE}#listing-1` });
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }])(
    'is rejected from other sites: %j',
    async (headers) => {
      const response = await postForm('add=1-1').set(headers);
      expect([response.status, response.get('set-cookie')]).toEqual([403, undefined]);
    },
  );

  test.each([
    ['nothing', ''],
    ['a word as id', 'add=x'],
    ['a negative id', 'add=-1'],
    ['a word to remove', 'remove=abc'],
    ['invalid characters', '%ff%00=&add='],
    ['9,000 digits', `add=${'9'.repeat(9000)}`],
  ])('ignores %s', async (_, fields) => expect((await postForm(fields)).status).toBe(303));

  test('with a full list keeps the list and reports it', async () => {
    const full = Array.from({ length: 100 }, (_, index) => `${index + 1}-1`).join('.');
    const response = await postForm('add=500-1', `favorites=${full}`);
    expect(response.get('set-cookie')).toBeUndefined();
    await expectRedirect(site.app, response, { status: 303, to: `${PAGE}?full` });
    expect((await open(`${PAGE}?full`, `favorites=${full}`)).text).toContain('U hebt al 100 favorieten');
  });
});

describe('the page of favourites', () => {
  test('without favourites says so and links on', async () => {
    const { status, text } = await open(PAGE);
    expect(status).toBe(200);
    expect(text).toContain('U hebt nog geen favorieten');
    expect(text).toContain('href="/nl/te-koop"');
  });

  test('shows the favourites, newest first, with changes since they were added', async () => {
    const [first, second] = await offered(2);
    const cookie = `favorites=${first?.id}-${(first?.price_cents ?? 0) + 1_000_000}.${second?.id}-${second?.price_cents}.999999-5`;
    const response = await open(PAGE, cookie);
    expect(response.get('cache-control')).toBe('private, no-cache');
    expect(response.text).toMatch(/€\s10\.000 lager dan toen u het bewaarde/);
    expect(response.text).toContain('Een pand dat u bewaarde, staat niet meer op onze site.');
    expect(response.text.indexOf(`listing-${second?.id}`)).toBeLessThan(
      response.text.indexOf(`listing-${first?.id}`),
    );
    expect(response.text.match(/aria-pressed="true"/g)).toHaveLength(2);
  });

  test('shows an entity with number, project and price', async () => {
    const entity = await site.database.db
      .selectFrom('project_entity')
      .innerJoin('listing', 'listing.id', 'project_id')
      .innerJoin('project', 'project.listing_id', 'project_id')
      .where('listing.status', '=', 'AVAILABLE')
      .where('project_entity.status', '=', 'AVAILABLE')
      .where('project_entity.price_cents', 'is not', null)
      .select(['project_entity.id', 'project_entity.number', 'project.name', 'project_entity.price_cents'])
      .executeTakeFirstOrThrow();
    const cents = entity.price_cents ?? 0;
    const own = await open(PAGE, `favorites=${entity.id}-${cents + 1_000_000}`);
    expect(own.text).toContain(`id="listing-${entity.id}"`);
    expect(own.text).toContain(`${entity.number}, ${entity.name}`);
    expect(own.text).toMatch(/€\s10\.000 lager dan toen u het bewaarde/);
    expect(own.text).not.toContain('staat niet meer op onze site');
    expect(own.text).toContain(`?ids=${entity.id}`);
    const shared = await open(`${PAGE}?ids=${entity.id}`);
    expect(shared.text).toContain(`name="add" value="${entity.id}-${cents}"`);
    const page = await open(`/nl/aanbod/${entity.id}`).redirects(1);
    expect(page.text).toMatch(new RegExp(`class="heart"[^>]*value="${entity.id}-${cents}"`));
  });

  test('compares costs and rooms of what is for sale and to rent', async () => {
    const query = `{
      sale: estates(locale: nl, filter: { transaction: SALE, types: [HOUSE], countries: [BE], maxPrice: 600000 }, pageSize: 1) { items { id } }
      rent: estates(locale: nl, filter: { transaction: RENT, types: [HOUSE], maxPrice: 5000 }, pageSize: 1) { items { id } }
      garage: estates(locale: nl, filter: { transaction: RENT, types: [GARAGE], maxPrice: 5000 }, pageSize: 1) { items { id } }
    }`;
    const { body } = await request(site.app).post('/graphql').send({ query });
    const [sale, rent, garage] = ['sale', 'rent', 'garage'].map((name) => body.data[name].items[0].id);
    const both = await cellsOf(sale, rent);
    expect(both.get(PURCHASE)).toEqual([expect.stringContaining('€'), NONE]);
    expect(both.get(MOVE_IN)).toEqual([NONE, expect.stringContaining('€')]);
    expect([...(await cellsOf(sale)).keys()]).not.toContain(MOVE_IN);
    const withGarage = await cellsOf(rent, garage);
    expect(withGarage.get(MOVE_IN)?.[1]).toBe(NONE);
    expect(withGarage.get('Slaapkamers')?.[1]).toBe(NONE);
  });

  test('marks the rows that differ', async () => {
    const { text } = await site.database.db
      .selectFrom('listing')
      .where('status', '=', 'AVAILABLE')
      .where('kind', '=', 'estate')
      .where('price_cents', 'is not', null)
      .select(['id'])
      .orderBy('price_cents')
      .limit(2)
      .execute()
      .then((homes) => open(`${PAGE}?ids=${homes.map(({ id }) => id).join('.')}&view=compare`));
    expect(text).toMatch(
      /<tr role="row" class="compare__different"><th role="rowheader" scope="row">Prijs<span[^>]*> \(Anders\)</,
    );
    expect(text).toMatch(/<tr role="row"><th role="rowheader" scope="row">Status<\/th>/);
  });

  test('compares listings of every kind, without empty rows', async () => {
    const query = `{
      estates(locale: nl, pageSize: 1) { items { id } }
      sale: estates(locale: nl, filter: { transaction: SALE, types: [HOUSE], countries: [BE], maxPrice: 600000 }, pageSize: 1) { items { id } }
      rent: estates(locale: nl, filter: { transaction: RENT, types: [HOUSE], maxPrice: 5000 }, pageSize: 1) { items { id } }
      projects(locale: nl, pageSize: 1) { items { id name transaction types entities { id number type status { code } } } }
      rentalUnits(locale: nl, pageSize: 1) { items { id name priceFromPerWeek } }
    }`;
    const { body } = await request(site.app).post('/graphql').send({ query });
    const [estate, project, unit] = ['estates', 'projects', 'rentalUnits'].map(
      (kind) => body.data[kind].items[0],
    );
    const entity = project.entities.find(
      ({ status }: { status: { code: string } }) => status.code === 'AVAILABLE',
    );
    const ids = [estate.id, project.id, entity.id, unit.id];
    const { text } = await open(`${PAGE}?ids=${ids.join('.')}&view=compare`);
    expect(text.match(/<th role="columnheader" scope="col">/g)).toHaveLength(4);
    for (const fragment of [project.name, unit.name, entity.number, 'vanaf €'])
      expect(text).toContain(fragment);
    expect(text).toContain('<th role="rowheader" scope="row">Slaapkamers');
    const [sale, rent] = ['sale', 'rent'].map((name) => body.data[name].items[0].id);
    expect([project.transaction, project.types, entity.type]).toEqual(['SALE', ['HOUSE'], 'HOUSE']);
    const cells = await cellsOf(sale, rent, project.id, entity.id, unit.id);
    expect(cells.get(PURCHASE)?.slice(1)).toEqual([NONE, UNKNOWN, UNKNOWN, NONE]);
    expect(cells.get(MOVE_IN)).toEqual([NONE, expect.stringContaining('€'), NONE, NONE, NONE]);
    const few = (await open(`${PAGE}?ids=${project.id}.${unit.id}&view=compare`)).text;
    expect(few).not.toContain('<th role="rowheader" scope="row">Energielabel</th>');
  });

  test('reports a changed weekly price of a holiday home', async () => {
    const { id } = await site.database.db
      .selectFrom('listing')
      .where('kind', '=', 'rentalUnit')
      .where('status', '=', 'AVAILABLE')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { text } = await open(PAGE, `favorites=${id}-100`);
    expect(text).toMatch(/hoger dan toen u het bewaarde/);
  });

  test('of another visitor adds nothing by itself', async () => {
    const [first] = await offered(1);
    const response = await open(`${PAGE}?ids=${first?.id}.x.999999`, 'favorites=5-1');
    expect(response.get('set-cookie')).toBeUndefined();
    expect(response.text).toContain('Een lijst voor u');
    expect(response.text).toContain(`name="add" value="${first?.id}-${first?.price_cents}"`);
  });

  test.each([`favorites=${'1-1.'.repeat(2500)}`, 'favorites=;;;', 'favorites=%E0%A4%A', 'favorites="12-5"'])(
    'ignores a forged cookie (%#)',
    async (cookie) => expect((await open(PAGE, cookie)).text).toContain('U hebt nog geen favorieten'),
  );

  test('ignores invalid URLs', async () => {
    expect((await open(`${PAGE}?ids=..x&view=nothing`)).status).toBe(200);
    expect((await open(`${PAGE}?ids=${'1.'.repeat(3000)}`)).status).toBe(200);
  });
});
