/**
 * Precomputed counts for searches: imports update them to equal a recomputation, and a site fills them once
 * when they are missing.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { seedCities } from '../../server/features/cities/seed.ts';
import { fillSumTable } from '../../server/features/estates/sums/sums.ts';
import { MAP_CELLS } from '../../server/features/estates/sums/write-map-cells.ts';
import { OFFER_COUNTS } from '../../server/features/estates/sums/write-offer-counts.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { ALL_REMOVALS } from '../../server/features/import/removal-rules.ts';
import { connect } from '../../server/platform/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { until } from '../support/until.ts';
import { estate, feed } from './feed-builder.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const SUMS = [
  { sums: MAP_CELLS, ofAll: `counted = 'ALL' and level = 12` },
  { sums: OFFER_COUNTS, ofAll: `facet = 'ALL'` },
];
const at = (latitude: number, longitude: number) => ({ location: { latitude, longitude } });
const LAND = estate('BK-4', { ...at(50.63, 5.57), type: 'LAND', subType: 'BUILDING_PLOT' });

describe.each(SUMS)('$sums.table', ({ sums, ofAll }) => {
  const { table } = sums;
  let database: TestDatabase;

  const rows = async () =>
    (await database.pool.query(`select to_jsonb(sum) as row from ${table} sum order by 1`)).rows;
  const read = (...lines: Parameters<typeof feed>) =>
    importFeed(database.db, feed(...lines), { source: 'test', now: NOW, removals: ALL_REMOVALS });

  async function expectAsIfNew() {
    const before = await rows();
    await database.pool.query(`truncate ${table}`);
    await fillSumTable(database.db, sums);
    expect(before).toEqual(await rows());
    return before;
  }

  async function homes(): Promise<number> {
    const found = await database.pool.query(`select sum(homes)::int as homes from ${table} where ${ofAll}`);
    return found.rows[0].homes;
  }

  beforeAll(async () => {
    database = await createTestDatabase('places');
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await read(
      estate('BK-1'),
      estate('BK-2', { ...at(51.0544, 3.7175), price: 250_000 }),
      estate('BK-3', at(50.85, 4.35)),
    );
  });

  test('is updated by imports to equal a recomputation', async () => {
    const first = await expectAsIfNew();
    expect(await homes()).toBe(3);
    // One home moves, one becomes cheaper and under option, one is sold, one is added.
    await read(
      estate('BK-1', at(51.2, 4.4)),
      estate('BK-2', { ...at(51.0544, 3.7175), price: 200_000, status: 'OPTION' }),
      estate('BK-3', { ...at(50.85, 4.35), status: 'SOLD' }),
      LAND,
    );
    expect(await expectAsIfNew()).not.toEqual(first);
    expect(await homes()).toBe(3);
    // All homes but one are removed.
    await read(LAND);
    const last = await expectAsIfNew();
    expect(last.length).toBeGreaterThan(0);
    expect(last.every(({ row }) => row.homes === 1)).toBe(true);
  });

  test('is recomputed when homes come into other municipalities', async () => {
    await database.pool.query('update estate_search set municipality = null');
    await database.pool.query(`truncate ${table}`);
    await fillSumTable(database.db, sums);
    await database.pool.query(`update seed set hash = 'of before' where name = 'cities'`);
    await seedCities(database.db, () => {});
    const placed = await database.pool.query('select from estate_search where municipality is not null');
    expect(placed.rowCount).toBe(3);
    await expectAsIfNew();
  });

  test('is filled once by two sites that start together', async () => {
    const expected = await expectAsIfNew();
    const other = connect(database.target);
    await database.pool.query(`truncate ${table}`);
    const holder = await database.pool.connect();
    // Both detect that it is missing before either can write.
    await holder.query(`begin; lock table ${table} in share mode`);
    const filling = Promise.allSettled([fillSumTable(database.db, sums), fillSumTable(other.db, sums)]);
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await until(async () => (await database.pool.query(waiting)).rowCount, 2);
    await holder.query('commit');
    holder.release();
    expect((await filling).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await other.close();
    expect(await rows()).toEqual(expected);
  });
});
