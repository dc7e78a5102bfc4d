import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { STATUS_IDS } from '../../shared/listings/vocabulary.ts';
import { startSite, type TestSite } from '../support/site.ts';

const MAX_BYTES = 15_000;
const FIELDS = `id location { latitude longitude } isProject headType { id } status { id } price
  cluster { count bounds { south west north east } price { min max } }`;

interface Marker {
  id: string;
  location: { latitude: number; longitude: number };
  isProject: boolean;
  headType: { id: number };
  status: { id: number };
  price: number | null;
  cluster: {
    count: number;
    bounds: { south: number; west: number; north: number; east: number };
    price: { min: number; max: number } | null;
  } | null;
}

let site: TestSite;
let total: number;

beforeAll(async () => {
  site = await startSite();
  const { rows } = await site.database.pool.query(
    `select count(*)::int as total from estate_search where transaction = 'SALE'`,
  );
  total = rows[0].total;
});
afterAll(() => site.stop());

async function ask(filter: string, zoom: number | null = 8): Promise<Marker[]> {
  const query = `{ estateMarkers(locale: nl, zoom: ${zoom}, filter: { transaction: SALE ${filter} }) { ${FIELDS} } }`;
  const { body, status } = await request(site.app).post('/graphql').send({ query });
  expect(status).toBe(200);
  expect(body.errors).toBeUndefined();
  const text = JSON.stringify(body);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(MAX_BYTES);
  return body.data.estateMarkers;
}

const homesOf = (markers: Marker[]) =>
  markers.reduce((sum, { cluster, isProject }) => sum + (isProject ? 0 : (cluster?.count ?? 1)), 0);
const projectsOf = (markers: Marker[]) => markers.filter(({ isProject }) => isProject);
const BELGIUM = 'bounds: { south: 49.4, west: 2.4, north: 51.6, east: 6.5 }';

describe('the markers of a map', () => {
  test('are single homes, and clusters with bounding boxes of their homes', async () => {
    const markers = await ask(BELGIUM, 9);
    expect(markers.some(({ cluster }) => cluster)).toBe(true);
    const { rows } = await site.database.pool.query(
      `select id, latitude, longitude, status, price_cents from listing where id = any($1)`,
      [markers.filter(({ cluster, isProject }) => !cluster && !isProject).map(({ id }) => Number(id))],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, latitude, longitude, status, price_cents } of rows) {
      const marker = markers.find((one) => one.id === String(id));
      expect(marker?.location).toEqual({ latitude, longitude });
      expect(marker?.status.id).toBe(STATUS_IDS[status as keyof typeof STATUS_IDS]);
      expect(marker?.price).toBe(price_cents === null ? null : Number(price_cents) / 100);
    }
    for (const { cluster, location, price } of markers) {
      if (!cluster) continue;
      expect(cluster.count).toBeGreaterThan(1);
      expect(location.latitude).toBeGreaterThanOrEqual(cluster.bounds.south);
      expect(location.latitude).toBeLessThanOrEqual(cluster.bounds.north);
      expect(price).toBe(cluster.price?.min ?? null);
    }
  });

  test('count every home of the list, with filters and without', async () => {
    const earth = 'bounds: { south: -90, west: -180, north: 90, east: 180 }';
    expect(homesOf(await ask(earth))).toBe(total);
    const filters = 'types: [HOUSE], subTypes: [VILLA], minBedrooms: 3, areas: ["50km-gent-9000"]';
    const { body } = await request(site.app)
      .post('/graphql')
      .send({ query: `{ estates(locale: nl, filter: { transaction: SALE, ${filters} }) { total } }` });
    expect(homesOf(await ask(`${earth}, ${filters}`))).toBe(body.data.estates.total);
  });

  test.each([
    ['zoom 99', BELGIUM, 99],
    ['a zoom below zero', BELGIUM, -7],
    ['swapped bounds', 'bounds: { south: 51.6, west: 6.5, north: 49.4, east: 2.4 }', 8],
    ['bounds beyond the world', 'bounds: { south: -1e300, west: -1e300, north: 1e300, east: 1e300 }', 18],
    ['bounds without extent', 'bounds: { south: 51, west: 4, north: 51, east: 4 }', 18],
    ['no bounds', '', 18],
  ])('%s is clamped', async (_, filter, zoom) => {
    expect((await ask(filter, zoom)).length).toBeLessThanOrEqual(200);
  });

  test('without a zoom are single homes, newest first', async () => {
    const markers = await ask('', null);
    expect(markers).toHaveLength(200);
    expect(markers.every(({ cluster }) => cluster === null)).toBe(true);
  });

  test('include projects with the data of their own page', async () => {
    const query = `{ projects(locale: nl, pageSize: 60) { total items {
      id isProject: __typename location { latitude longitude } headType { id } status { id } price: priceFrom } } }`;
    const { body } = await request(site.app).post('/graphql').send({ query });
    const { total: projects, items } = body.data.projects;
    expect(projects).toBeGreaterThan(5);
    const markers = projectsOf(await ask(BELGIUM));
    expect(markers).toHaveLength(projects);
    for (const project of items)
      expect(markers).toContainEqual({ ...project, isProject: true, cluster: null });
  });

  test('include no projects among homes for rent or for criteria that projects lack', async () => {
    expect(projectsOf(await ask('worstEpcLabel: B'))).toEqual([]);
    const query = '{ estateMarkers(locale: nl, zoom: 8, filter: { transaction: RENT }) { isProject } }';
    const { body } = await request(site.app).post('/graphql').send({ query });
    expect(body.data.estateMarkers.length).toBeGreaterThan(0);
    expect(projectsOf(body.data.estateMarkers)).toEqual([]);
    const cheap = projectsOf(await ask('maxPrice: 250000')).length;
    expect(cheap).toBeLessThan(projectsOf(await ask('')).length);
  });

  test('never reveal more of a hidden address than its page', async () => {
    const { rows } = await site.database.pool.query(
      `select id, latitude, longitude from listing join estate_search on listing_id = id where is_address_hidden
         and listing.transaction = 'SALE' limit 3`,
    );
    expect(rows).toHaveLength(3);
    for (const { id, latitude, longitude } of rows) {
      const around = `bounds: { south: ${latitude - 0.0001}, west: ${longitude - 0.0001}, north: ${latitude + 0.0001}, east: ${longitude + 0.0001} }`;
      const marker = (await ask(around, 18)).find((one) => one.id === String(id));
      expect(marker?.location).toEqual({ latitude, longitude });
    }
  });
});
