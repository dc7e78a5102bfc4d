/** Criteria that no page has: the agent, and the moment of the last change. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const post = (query: string, variables: object = {}) =>
  request(site.app).post('/graphql').send({ query, variables });
const SEARCH = `query ($filter: EstateFilter!) { estates(locale: nl, pageSize: 60, filter: $filter) {
  total items { updatedAt agent { id } } facets { types { count } } relaxations { filter total }
} }`;
async function search(filter: object) {
  const { body } = await post(SEARCH, { filter });
  expect(body.errors).toBeUndefined();
  return body.data.estates;
}

test('an agent has the homes that the page of the agent shows', async () => {
  const { body } = await post('{ agent(id: "1", locale: nl) { estates(pageSize: 1) { total } } }');
  const { total, items, facets } = await search({ agent: '1' });
  expect(total).toBe(body.data.agent.estates.total);
  expect(total).toBeGreaterThan(0);
  for (const { agent } of items) expect(agent.id).toBe('1');
  const counted = facets.types.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(counted).toBe(total);
});

test('an agent is combined with other criteria, which can be relaxed', async () => {
  const all = await search({ agent: '1.fr' });
  const some = await search({ agent: '1', minBedrooms: 3 });
  expect(some.total).toBeLessThan(all.total);
  expect(some.relaxations).toEqual([{ filter: 'BEDROOMS', total: all.total }]);
});

test('an unknown agent has no homes, and a wrong id is an error', async () => {
  expect((await search({ agent: '999999' })).total).toBe(0);
  const { body } = await post(SEARCH, { filter: { agent: 'jan' } });
  expect(body.errors).toMatchObject([
    { message: '"filter.agent" is the id of an agent.', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
});

test('changed homes are those from the moment on', async () => {
  const { rows } = await site.database.pool.query(
    `select updated_at as at from listing where kind = 'estate' and status in ('AVAILABLE', 'OPTION')
     order by updated_at desc offset 10 limit 1`,
  );
  const changedSince: Date = rows[0].at;
  const { total, items } = await search({ changedSince });
  expect(total).toBeGreaterThanOrEqual(11);
  for (const { updatedAt } of items) expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(+changedSince);
  expect((await search({ changedSince: '2100-01-01T00:00:00Z' })).total).toBe(0);
  expect((await search({ changedSince: '2000-01-01T00:00:00+02:00' })).total).toBe((await search({})).total);
});

test('a map with these criteria shows no projects, and clusters of these homes', async () => {
  const { body } = await post(
    '{ estateMarkers(locale: nl, zoom: 8, filter: { agent: "1" }) { isProject cluster { count } } }',
  );
  const markers: { isProject: boolean; cluster: { count: number } | null }[] = body.data.estateMarkers;
  expect(markers.some(({ isProject }) => isProject)).toBe(false);
  const shown = markers.reduce((sum, { cluster }) => sum + (cluster?.count ?? 1), 0);
  expect(shown).toBe((await search({ agent: '1' })).total);
});
