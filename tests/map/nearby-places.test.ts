/** Public places near a listing, from the agency's map file. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES } from '../../shared/locales.ts';
import { seeChanges } from '../support/database/see-changes.ts';
import type { TestSite } from '../support/site.ts';
import { type MapSite, startMapSite } from '../support/street-map/map-site.ts';
import { visibleText } from '../support/visible-page.ts';

/** Korenmarkt in Ghent; the drawn school is 526 m away, the supermarket 394 m. */
const KORENMARKT = { latitude: 51.0543, longitude: 3.7212 };

let map: MapSite;
let site: TestSite;
let home: number;
beforeAll(async () => {
  map = await startMapSite();
  site = map.site;
  const { rows } = await site.database.pool.query(
    `update listing set latitude = $1, longitude = $2, is_address_hidden = false
     where id = (select min(listing_id) from estate_search) returning id`,
    [KORENMARKT.latitude, KORENMARKT.longitude],
  );
  home = rows[0].id;
  await seeChanges(site);
});
afterAll(() => map.stop());

async function nearby(id: number, locale = 'nl') {
  const query = `{ estate(id: "${id}", locale: ${locale}) { path nearby { kind name metres } } }`;
  const { body } = await request(site.app).post('/graphql').send({ query });
  expect(body.errors).toBeUndefined();
  return body.data.estate;
}

test('are found within a kilometre, nearest first, by kind and distance', async () => {
  expect((await nearby(home)).nearby).toEqual([
    { kind: 'SUPERMARKET', name: 'Buurtwinkel', metres: 400 },
    { kind: 'SCHOOL', name: 'Sint-Barbaracollege', metres: 550 },
  ]);
});

test.each(LOCALES)('are on the page, %s', async (locale) => {
  const { path: page } = await nearby(home, locale);
  const { text } = await request(site.app).get(page);
  const shown = visibleText(text);
  expect(shown).toMatch(/Buurtwinkel\s?: 400\sm, 6\s\D+2\s/);
  expect(shown).toMatch(/Sint-Barbaracollege\s?: 550\sm, 9\s\D+3\s/);
});

test('distances from a blurred location are multiples of 500 m, and the page says so', async () => {
  await site.database.pool.query('update listing set is_address_hidden = true where id = $1', [home]);
  await seeChanges(site);
  const { nearby: places, path: page } = await nearby(home, 'fr');
  expect(places.map(({ metres }: { metres: number }) => metres)).toEqual([500, 500]);
  expect(visibleText((await request(site.app).get(page)).text)).toMatch(/Buurtwinkel\s: environ 500\sm/);
});

test('a home without a place nearby has no heading for them', async () => {
  const { rows } = await site.database.pool.query(
    `select listing.id from listing join estate_search on listing_id = listing.id
     where latitude < 50.9 order by listing.id limit 1`,
  );
  const { nearby: places, path: page } = await nearby(rows[0].id);
  expect(places).toEqual([]);
  expect((await request(site.app).get(page)).text).not.toContain('nearby-places');
});
