/** What listings of every kind have, and absolute URLs. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isObjectType } from 'graphql';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

const PUBLIC_URL = 'https://www.example.be';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL } });
});
afterAll(() => site.stop());

async function ask(query: string) {
  const { body } = await request(site.app).post('/graphql').send({ query });
  expect(body.errors).toBeUndefined();
  return body.data;
}

/** One listing of each kind on offer, in the demo. */
async function findIds(): Promise<string[]> {
  const { rows } = await site.database.pool.query(
    `select min(id)::text as id from listing where status = 'AVAILABLE' group by kind
     union all
     select min(unit.id)::text from project_entity unit join listing on listing.id = unit.project_id
     where unit.status = 'AVAILABLE' and listing.status = 'AVAILABLE' and unit.price_cents is not null`,
  );
  return rows.map(({ id }) => id);
}

test('listings of every kind have the same fields without fragments', async () => {
  const ids = await findIds();
  expect(ids).toHaveLength(4);
  const { listings } = await ask(`{ listings(ids: ${JSON.stringify(ids)}, locale: nl) {
    __typename id reference path url title { text } price status { code } address { city { id } }
    location { latitude longitude } photos(first: 1) { __typename }
  } }`);
  expect(listings.map(({ id }: { id: string }) => id)).toEqual(ids);
  const kinds = listings.map((listing: { __typename: string }) => listing.__typename);
  expect(kinds.toSorted()).toEqual(['Estate', 'Project', 'ProjectEntity', 'RentalUnit']);
  for (const listing of listings) {
    expect(listing.url).toBe(PUBLIC_URL + listing.path);
    expect(listing).toMatchObject({
      reference: expect.any(String),
      title: { text: expect.stringMatching(/\S/) },
      status: { code: 'AVAILABLE' },
      address: { city: { id: expect.any(String) } },
      location: { latitude: expect.any(Number) },
      photos: [{ __typename: 'Picture' }],
    });
    expect(listing.price === null || listing.price > 0).toBe(true);
  }
});

test('prices of projects and holiday homes are their lowest ones', async () => {
  const ids = await findIds();
  const { listings } = await ask(`{ listings(ids: ${JSON.stringify(ids)}, locale: nl) {
    price ... on Project { priceFrom } ... on RentalUnit { priceFromPerWeek }
  } }`);
  const lowest = listings.flatMap(({ price, priceFrom, priceFromPerWeek }: Record<string, number>) => {
    const own = priceFrom ?? priceFromPerWeek;
    return own === undefined ? [] : [[price, own]];
  });
  expect(lowest).toHaveLength(2);
  for (const [price, own] of lowest) expect(price).toBe(own);
});

test('an entity shows its floor plan before the pictures of its project', async () => {
  const { rows } = await site.database.pool.query(
    `select project_entity.id::text as id from project_entity join listing on listing.id = project_entity.project_id
     where project_entity.plan is not null and listing.status = 'AVAILABLE' limit 1`,
  );
  const { listing } = await ask(`{ listing(id: "${rows[0].id}", locale: nl) {
    photos { hash } ... on ProjectEntity { plan { hash } project { photos { hash } } }
  } }`);
  expect(listing.photos).toEqual([listing.plan, ...listing.project.photos]);
});

test('each path has its absolute URL', async () => {
  const types = Object.values(site.services.schema.getTypeMap()).filter(isObjectType);
  const without = types.filter((type) => type.getFields().path && !type.getFields().url);
  expect(without.map(({ name }) => name).toSorted()).toEqual([]);
  const { menu, office, estate } = await ask(`{
    menu(locale: fr) { header { path url } }
    office(id: "1", locale: fr) { path url alternates { path url } }
    estate(id: "101", locale: de) { path url }
  }`);
  for (const { path, url } of [...menu.header, office, ...office.alternates, estate])
    expect(url).toBe(PUBLIC_URL + path);
});
