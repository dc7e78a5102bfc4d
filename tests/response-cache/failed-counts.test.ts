/** When a shared count fails, every request that waits for it fails, and no page shows a search without it. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { routePath } from '../../shared/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { until } from '../support/until.ts';

let site: TestSite;
let searches = 0;

beforeAll(async () => {
  site = await startSite({
    env: { RESPONSE_CACHE_MB: '8' },
    wrapPorts: (ports) => {
      const search: typeof ports.estates.search = (...args) => {
        searches += 1;
        return ports.estates.search(...args);
      };
      return { ...ports, estates: { ...ports.estates, search } };
    },
  });
});
afterAll(() => site.stop());
beforeEach(() => {
  searches = 0;
});

const KINDS = 'types { type count } subTypes { subType count }';
const OTHERS = 'cities(first: 12) { count } bedrooms { bedrooms count } price { min max }';

/** Counts homes for sale from this price on. */
const ask = async (minPrice: number, facets: string) => {
  const query = `{ estates(locale: nl, filter: { transaction: SALE, minPrice: ${minPrice} }) { total facets { ${facets} } } }`;
  const { body } = await request(site.app).post('/graphql').send({ query });
  return body;
};

/** Returns pids of database sessions that wait for the table's lock. */
async function findWaitingSessions(): Promise<number[]> {
  const { rows } = await site.database.pool.query(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
}

/** Makes the count of kinds fail for one visitor, while `open` waits for that count and another visitor's. */
async function failKindCount<Opened>(minPrice: number, open: () => Promise<Opened>): Promise<Opened> {
  const client = await site.database.pool.connect();
  try {
    await client.query('begin; lock table estate_search');
    const kinds = ask(minPrice, KINDS);
    await until(async () => (await findWaitingSessions()).length, 1);
    const [counting] = await findWaitingSessions();
    const others = ask(minPrice, OTHERS);
    await until(async () => (await findWaitingSessions()).length, 2);
    const opened = open();
    await until(() => searches, 3);
    await client.query('select pg_cancel_backend($1)', [counting]);
    expect((await kinds).errors).toHaveLength(1);
    await client.query('commit');
    expect((await others).errors).toBeUndefined();
    return await opened;
  } finally {
    client.release();
  }
}

test('the API reports the failure, and the next request counts again', async () => {
  const both = `${KINDS} ${OTHERS}`;
  const failed = await failKindCount(100_001, () => ask(100_001, both));
  expect(failed.data.estates).toBeNull();
  expect(failed.errors[0].extensions.code).toBe('INTERNAL_SERVER_ERROR');
  for (let time = 0; time < 3; time++) {
    const { data, errors } = await ask(100_001, both);
    expect(errors).toBeUndefined();
    expect(data.estates.facets.types.length).toBeGreaterThan(1);
    const inAll = data.estates.facets.types.reduce(
      (sum: number, { count }: { count: number }) => sum + count,
      0,
    );
    expect(inAll).toBe(data.estates.total);
  }
});

test('a page reports the failure, and a reload shows every count', async () => {
  const open = () =>
    request(site.app)
      .get(`${routePath('forSale', 'nl')}?minPrice=100002`)
      .set('accept', 'text/html');
  expect((await failKindCount(100_002, async () => open())).status).toBe(500);
  for (let time = 0; time < 3; time++) {
    const { status, text } = await open();
    expect(status).toBe(200);
    expect(text).toContain('"subTypes":[{');
  }
});
