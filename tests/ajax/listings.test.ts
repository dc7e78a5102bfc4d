import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { findDemoProject, findProject } from '../support/demo-project.ts';
import { findEntity, findListing } from '../support/leads/lead-listings.ts';
import { startSite, type TestSite } from '../support/site.ts';

const KEYS = [
  ...['id', 'status', 'title', 'url', 'uri', 'image', 'imageAlt', 'price', 'city', 'lat', 'lng'],
  ...['isProject', 'headType'],
];

let site: TestSite;
const ids = { estate: 0, project: 0, entity: 0, unit: 0 };

beforeAll(async () => {
  site = await startSite();
  ids.estate = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
  ids.project = (await findListing(site.database, 'project', 'AVAILABLE')).id;
  ids.entity = (await findEntity(site.database, 'AVAILABLE')).id;
  ids.unit = (await findListing(site.database, 'rentalUnit', 'AVAILABLE')).id;
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path);
const KINDS = ['estate', 'project', 'entity', 'unit'] as const;
const EVERYWHERE = LOCALES.flatMap((locale) => KINDS.map((kind) => [kind, locale] as const));

describe('estate', () => {
  test.each(EVERYWHERE)('returns the popup data of one %s in %s', async (kind, locale) => {
    const { status, body, headers } = await get(`/${locale}/ajax/estate/${ids[kind]}`);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(KEYS.toSorted());
    expect(body).toMatchObject({ id: ids[kind], status: { id: 1 }, isProject: kind === 'project' });
    expect(body.uri).toBe(body.url);
    expect(headers['cache-control']).toBe('public, max-age=60');
    // The page at the returned URL has the same heading.
    const page = await get(new URL(body.url).pathname).set('accept', 'text/html');
    expect(page.status).toBe(200);
    if (kind !== 'estate') expect(page.text).toContain(`<h1>${body.title}</h1>`);
  });

  test('accepts a request with an Accept header', async () => {
    const response = await get(`/fr/ajax/estate/${ids.estate}`).set('content-type', 'application/json');
    expect(response.status).toBe(200);
  });

  test('of a hidden status returns its status only', async () => {
    const estate = await findListing(site.database, 'estate', 'WITHDRAWN');
    const { body } = await get(`/nl/ajax/estate/${estate.id}`);
    expect(body).toEqual({ id: estate.id, status: { id: 5 } });
  });

  test('hides details of every status that the agency hides', async () => {
    const agency = JSON.parse(readFileSync('server/settings/agency.demo.json', 'utf8'));
    const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-agency-'));
    const file = path.join(folder, 'agency.json');
    writeFileSync(file, JSON.stringify({ ...agency, hiddenStatusIds: [3] }));
    const other = await startSite({ env: { AGENCY_FILE: file } });
    rmSync(folder, { recursive: true });
    const { id } = await findListing(other.database, 'estate', 'SOLD');
    expect((await request(other.app).get(`/fr/ajax/estate/${id}`)).body).toEqual({ id, status: { id: 3 } });
    const shown = await findListing(other.database, 'estate', 'WITHDRAWN');
    expect((await request(other.app).get(`/fr/ajax/estate/${shown.id}`)).body.price).toBeNull();
    await other.stop();
  });

  test.each(['estate', 'project', 'rentalUnit'] as const)(
    'in preparation returns the status of one %s only',
    async (kind) => {
      const { id } = await findListing(site.database, kind, 'IN_PREPARATION');
      const { status, body } = await get(`/nl/ajax/estate/${id}`);
      expect([status, body]).toEqual([200, { id, status: { id: 6 } }]);
      expect((await get(`/nl/detail?id=${id}`)).status).toBe(404);
    },
  );

  test('of a project in preparation returns the status of its entities only', async () => {
    const { id } = await findProject(site, 'IN_PREPARATION');
    const [entity] = (
      await site.database.pool.query(
        'select id from project_entity where project_id = $1 order by id limit 1',
        [id],
      )
    ).rows;
    expect((await get(`/nl/ajax/estate/${entity.id}`)).body).toEqual({
      id: Number(entity.id),
      status: { id: 6 },
    });
  });

  test.each([
    '0',
    'x',
    '99999999',
    '-1',
    '1e9',
    '%D9%A1%D9%A2',
    '٢',
    '1.0',
    ' 1',
    '1%00',
    `${'9'.repeat(400)}`,
  ])('reports %s as unknown, in the language of the path', async (id) => {
    const { status, body, headers } = await get(`/de/ajax/estate/${encodeURI(decodeURI(id))}`);
    const message = 'Wir kennen diese Immobilie nicht.';
    expect([status, body]).toEqual([404, { status: 404, message, errors: [] }]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('responds 304 when unchanged', async () => {
    const first = await get(`/en/ajax/estate/${ids.estate}`);
    const revalidated = await get(`/en/ajax/estate/${ids.estate}`).set(
      'if-none-match',
      String(first.get('etag')),
    );
    expect([revalidated.status, revalidated.text]).toEqual([304, '']);
  });

  test('supports HEAD', async () => {
    const { status, text, headers } = await request(site.app).head(`/en/ajax/estate/${ids.estate}`);
    expect([status, text]).toEqual([200, undefined]);
    expect(headers['content-type']).toMatch(/^application\/json/);
  });
});

describe('similar-estate', () => {
  test.each(EVERYWHERE)(
    'returns the same data for one %s in %s, without the listing itself',
    async (kind, locale) => {
      const { status, body } = await get(`/${locale}/ajax/similar-estate/${ids[kind]}`);
      expect(status).toBe(200);
      expect(body.length).toBeLessThanOrEqual(6);
      for (const similar of body) {
        expect(Object.keys(similar).sort()).toEqual(KEYS.toSorted());
        expect(similar.id).not.toBe(ids[kind]);
      }
      if (kind === 'estate') expect(body.length).toBeGreaterThan(0);
    },
  );

  test('lists the nearest first', async () => {
    const { body: own } = await get(`/nl/ajax/estate/${ids.estate}`);
    const { body } = await get(`/nl/ajax/similar-estate/${ids.estate}`);
    const kilometres = body.map((one: typeof own) =>
      Math.hypot((one.lat - own.lat) * 111.2, (one.lng - own.lng) * 71),
    );
    // Blurred points are at most half a kilometre off.
    for (const [place, distance] of kilometres.entries())
      expect(distance).toBeGreaterThanOrEqual((kilometres[place - 1] ?? 0) - 2);
  });

  test('of an unknown listing is a JSON 404', async () => {
    const { status, body } = await get('/fr/ajax/similar-estate/99999999');
    expect([status, body.status, body.message]).toEqual([404, 404, 'Nous ne connaissons pas ce bien.']);
  });
});

describe('page, GraphQL and ajax', () => {
  const QUERY = `query ($id: ID!, $locale: Locale!) { estate(id: $id, locale: $locale) {
    path price title { text } status { id } headType { id } address { city { name } }
    location { latitude longitude } photos(first: 1) { alt { text } url(width: 800) } } }`;

  test.each(LOCALES)('return the same data of one estate in %s', async (locale: Locale) => {
    const { body } = await get(`/${locale}/ajax/estate/${ids.estate}`);
    const asked = { query: QUERY, variables: { id: String(ids.estate), locale } };
    const { estate } = (await request(site.app).post('/graphql').send(asked)).body.data;
    const { publicUrl } = site.services.settings;
    const [photo] = estate.photos;
    expect(body).toEqual({
      id: ids.estate,
      status: estate.status,
      title: estate.title.text,
      url: publicUrl + estate.path,
      uri: publicUrl + estate.path,
      image: photo?.url ? publicUrl + photo.url : null,
      imageAlt: photo?.alt.text ?? null,
      price: estate.price,
      city: estate.address.city.name,
      lat: estate.location.latitude,
      lng: estate.location.longitude,
      isProject: false,
      headType: estate.headType,
    });
    const moved = await get(routePath('estate', locale, { estateId: ids.estate })).redirects(0);
    expect(publicUrl + moved.get('location')).toBe(body.url);
    const page = await get(estate.path).set('accept', 'text/html');
    const shown = site.services.intls[locale].formatNumber(body.price, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
    });
    const text = page.text.replaceAll('&#x27;', '’');
    expect(text).toContain(body.city);
    expect(text).toContain(shown);
    expect(text).toContain(`<link rel="canonical" href="${body.url}"`);
  });
});

test('a project has the lowest price of its homes', async () => {
  const { id } = await findDemoProject(site);
  const { body } = await get(`/nl/ajax/estate/${id}`);
  const query = '{ projects(locale: nl, pageSize: 60) { items { id priceFrom } } }';
  const { items } = (await request(site.app).post('/graphql').send({ query })).body.data.projects;
  expect(body.price).toBe(items.find((one: { id: string }) => Number(one.id) === id).priceFrom);
});
