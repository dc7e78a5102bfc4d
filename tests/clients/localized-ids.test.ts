/** Ids that name the language, and markers with ids of their own. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type GraphQLObjectType, getNamedType, isAbstractType, isObjectType } from 'graphql';
import request from 'supertest';
import { LOCALIZED_TYPES } from '../../graphql/localized-ids.ts';
import { createSchema } from '../../graphql/schema.ts';
import { readTypeDefs } from '../../server/web/graphql/read-type-defs.ts';
import { startSite, type TestSite } from '../support/site.ts';

const schema = createSchema(readTypeDefs());

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: { RESPONSE_CACHE_MB: '8' } });
});
afterAll(() => site.stop());

const post = (query: string, path = '/graphql?ids=localized') => request(site.app).post(path).send({ query });
const ask = async (query: string, path?: string) => {
  const { body } = await post(query, path);
  expect(body.errors).toBeUndefined();
  return body.data;
};

test('an id with a language is accepted wherever one without is, and answered in the language of the request', async () => {
  expect(
    await ask(`{
      estate(id: "101.nl", locale: fr) { id }
      listings(ids: ["101.de", "101"], locale: de) { ... on Estate { id } }
      listingStatuses(ids: ["101.nl"]) { id }
      cities(ids: ["gent-9000.fr"], locale: nl) { id name }
      areas(ids: ["44021.nl", "10km-gent-9000.nl"], locale: fr) { id name }
      areaOutlines(ids: ["44021.nl"]) { id }
    }`),
  ).toEqual({
    estate: { id: '101.fr' },
    listings: [{ id: '101.de' }, { id: '101.de' }],
    listingStatuses: [{ id: '101' }],
    cities: [{ id: 'gent-9000.nl', name: 'Gent' }],
    areas: [
      { id: '44021.fr', name: 'Gand' },
      { id: '10km-gent-9000.fr', name: 'Gand' },
    ],
    areaOutlines: [{ id: '44021' }],
  });
});

test('filters accept ids with a language', async () => {
  const total = async (filter: string) =>
    (await ask(`{ estates(locale: nl, filter: { ${filter} }) { total } }`)).estates.total;
  expect(await total('cities: ["gent-9000.fr"]')).toBe(await total('cities: ["gent-9000"]'));
  expect(await total('areas: ["44021.fr"]')).toBe(await total('areas: ["44021"]'));
});

test('a response with localized ids is never served to a request for plain ones', async () => {
  const query = '{ estate(id: "101", locale: nl) { id } }';
  for (const _ of ['first', 'cached']) {
    expect(await ask(query)).toEqual({ estate: { id: '101.nl' } });
    expect(await ask(query, '/graphql')).toEqual({ estate: { id: '101' } });
  }
  const { body } = await request(site.app).get('/graphql').query({ query, ids: 'localized' });
  expect(body.data).toEqual({ estate: { id: '101.nl' } });
});

test.each(['ids=other', 'ids=', 'ids=localized&ids=localized'])('%s is an error', async (parameter) => {
  const { status, body } = await post('{ estate(id: "101", locale: nl) { id } }', `/graphql?${parameter}`);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  expect(body.errors[0].message).toContain('`ids`');
});

test('an object with an id, below which something depends on the language, has an id with the language', () => {
  const names = Object.keys(schema.getTypeMap());
  const localized = new Set([...LOCALIZED_TYPES, 'LocalizedText', 'LocalizedPath']);
  const objects = names.map((name) => schema.getType(name)).filter(isObjectType);
  const dependsOnLanguage = (object: GraphQLObjectType) =>
    Object.values(object.getFields()).some(({ type }) => {
      const named = getNamedType(type);
      const types = isAbstractType(named) ? schema.getPossibleTypes(named) : [named];
      return types.some((each) => each !== object && localized.has(each.name));
    });
  const missing = objects.filter(
    (type) => 'id' in type.getFields() && !localized.has(type.name) && dependsOnLanguage(type),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('an id in an unknown language names nothing', async () => {
  expect(await ask('{ estate(id: "101.it", locale: nl) { id } }')).toEqual({ estate: null });
});

test('of the markers of all zooms, two with the same id are equal', async () => {
  const fields =
    'id listingId location { latitude longitude } cluster { count bounds { south west north east } }';
  const seen = new Map<string, unknown>();
  let clusters = 0;
  for (const filter of ['', 'minBedrooms: 3', 'transaction: SALE'])
    for (let zoom = 5; zoom <= 12; zoom++) {
      const { estateMarkers } = await ask(
        `{ estateMarkers(locale: nl, zoom: ${zoom}, filter: { ${filter} }) { ${fields} } }`,
      );
      for (const marker of estateMarkers) {
        expect(marker).toEqual(seen.get(marker.id) ?? marker);
        if (marker.cluster) clusters++;
        else expect(marker.listingId).toBe(marker.id);
        seen.set(marker.id, marker);
      }
    }
  expect(clusters).toBeGreaterThan(50);
});
