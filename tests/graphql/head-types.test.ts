import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { HEAD_TYPE_BY_TYPE } from '../../shared/estates/vocabulary.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const KIND = 'id headType { id code }';

test('the head type of a project comes from its first type, of an entity from its own, of a rental unit it is LIVING', async () => {
  const query = `{
    projects(locale: nl, pageSize: 60) { items { ${KIND} types entities { ${KIND} type } } }
    rentalUnits(locale: nl, pageSize: 60) { items { ${KIND} } }
  }`;
  const { data } = (await request(site.app).post('/graphql').send({ query })).body;
  expect(data.projects.items.length).toBeGreaterThan(3);
  for (const { headType, types, entities } of data.projects.items) {
    expect(headType.code).toBe(HEAD_TYPE_BY_TYPE[types[0] as keyof typeof HEAD_TYPE_BY_TYPE]);
    for (const { headType: own, type } of entities)
      expect(own.code).toBe(HEAD_TYPE_BY_TYPE[type as keyof typeof HEAD_TYPE_BY_TYPE]);
  }
  const units: { headType: object }[] = data.rentalUnits.items;
  expect(units.map(({ headType }) => headType)).toEqual(units.map(() => ({ id: 1, code: 'LIVING' })));
});
