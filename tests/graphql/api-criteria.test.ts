/** Criteria that no page has: the agent, and the moment of the last change. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
  total items { agent { id } } facets { types { count } } relaxations { filter total }
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
    {
      message: '"filter.agent" must be the id of an agent, such as "1".',
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ]);
});

describe('the moment of the last change', () => {
  const changed = async (changedSince: Date | string) => (await search({ changedSince })).total;
  const update = (text: string, values: unknown[] = []) => site.database.pool.query(text, values);
  const ONE = `select id from listing where kind = 'estate' and status = 'AVAILABLE' order by id limit 1`;

  test('is that of a write in this database, whatever the feed says', async () => {
    const all = (await search({})).total;
    await update(`alter table listing disable trigger listing_changed`);
    await update(`update listing set changed_at = '2026-01-01'`);
    await update(`alter table listing enable trigger listing_changed`);
    expect(await changed('2026-01-01T12:00:00+02:00')).toBe(0);
    expect(await changed('2025-12-31T12:00:00Z')).toBe(all);
    await update(`update listing set content_hash = 'other' where id = (${ONE})`);
    expect(await changed('2026-01-02T00:00:00Z')).toBe(1);
  });

  test('is that of the day on which a home was shown again', async () => {
    const before = new Date();
    const { rows } = await update(ONE);
    await update(`update listing set status = 'IN_PREPARATION' where id = $1`, [rows[0].id]);
    await update(`update listing set status = 'AVAILABLE' where id = $1`, [rows[0].id]);
    expect(await changed(before)).toBe(1);
  });

  test('does not change by a write of the same values', async () => {
    const before = new Date();
    await update(`update listing set status = status`);
    expect(await changed(before)).toBe(0);
  });
});

test.each([
  ['projects', 'project'],
  ['rentalUnits', 'rentalUnit'],
])('%s have that moment, too', async (field, kind) => {
  const count = async (changedSince: string) => {
    const { body } = await post(
      `query ($since: DateTime) { ${field}(locale: nl, filter: { changedSince: $since }) { total } }`,
      { since: changedSince },
    );
    expect(body.errors).toBeUndefined();
    return body.data[field].total;
  };
  const { pool } = site.database;
  await pool.query(`alter table listing disable trigger listing_changed`);
  await pool.query(`update listing set changed_at = '2026-01-01' where kind = $1`, [kind]);
  await pool.query(`alter table listing enable trigger listing_changed`);
  expect(await count('2025-12-31T12:00:00Z')).toBeGreaterThan(1);
  expect(await count('2026-01-02T00:00:00Z')).toBe(0);
  const one = `select id from listing where kind = $1 and status = 'AVAILABLE' order by id limit 1`;
  await pool.query(`update listing set content_hash = 'other' where id = (${one})`, [kind]);
  expect(await count('2026-01-02T00:00:00Z')).toBe(1);
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
