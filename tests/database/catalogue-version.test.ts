/** The catalogue version, which rises with every published change. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { routePath } from '../../shared/routes.ts';
import { nodesOf, type PlanNode } from '../support/database/explain.ts';
import { recordStatements } from '../support/database/record-statements.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
/** Tables read by pages that are the same for every visitor. */
let read: string[];

/** Agendas are never cached, because subscribers receive each change. The state of an import is not shown. */
const NOT_PUBLISHED = [
  'agent_busy',
  'appointment',
  'blocked_time',
  'foreign_calendar',
  'office_busy',
  'publication',
  'waiting_entry',
  'waiting_offer',
];

beforeAll(async () => {
  site = await startSite();
  const statements = recordStatements();
  for (const path of await addresses()) {
    const { status } = await request(site.app).get(path).set('accept', '*/*').redirects(2);
    expect([path, status]).toEqual([path, 200]);
  }
  statements.stop();
  read = [...new Set((await Promise.all([...new Set(statements.texts)].map(tablesOf))).flat())].sort();
});
afterAll(() => site.stop());

/** Returns one URL of each kind of page and legacy call. */
async function addresses(): Promise<string[]> {
  const find = async (sql: string) => (await site.database.pool.query(sql)).rows[0].id;
  const estateId = await find(
    `select id from listing where kind = 'estate' and status = 'AVAILABLE' limit 1`,
  );
  const projectId = await find('select listing_id as id from project limit 1');
  const entityId = await find(
    `select e.id from project_entity e join listing l on l.id = project_id where l.status = 'AVAILABLE' and is_listed limit 1`,
  );
  const rentalUnitId = await find('select listing_id as id from rental_unit limit 1');
  const newsId = await find('select id from news_item where is_listed limit 1');
  return [
    routePath('home', 'nl'),
    `${routePath('forSale', 'nl')}?view=map&area=44021`,
    `${routePath('forSale', 'nl')}?text=tuin&bedrooms=9`,
    `${routePath('forRent', 'nl')}?municipalities=all`,
    routePath('projects', 'nl'),
    ...[estateId, projectId, entityId, rentalUnitId].map((id) => `${routePath('detail', 'nl')}?id=${id}`),
    routePath('holiday', 'nl'),
    `${routePath('holiday', 'nl')}?from=2027-07-03&until=2027-07-10&persons=2`,
    routePath('news', 'nl'),
    `${routePath('news', 'nl')}/${newsId}`,
    routePath('offices', 'nl'),
    `/nl/ajax/estate/${estateId}`,
    `/nl/ajax/similar-estate/${estateId}`,
    '/nl/ajax/search-city?q=gent',
  ];
}

async function tablesOf(text: string): Promise<string[]> {
  if (!/^\s*(select|with)\b/i.test(text)) return [];
  const { rows } = await site.database.pool.query(`explain (generic_plan, format json) ${text}`);
  return rows[0]['QUERY PLAN']
    .flatMap(({ Plan: root }: { Plan: PlanNode }) => nodesOf(root))
    .flatMap(({ 'Relation Name': name }: PlanNode) => name ?? []);
}

async function version(): Promise<number> {
  const { rows } = await site.database.pool.query('select version from publication');
  return Number(rows[0].version);
}

/** Updates the first row of a table without changing it. */
async function touchFirstRow(table: string, where = 'true'): Promise<void> {
  const { pool } = site.database;
  const { rows } = await pool.query(
    `select attname from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and attidentity = '' order by attnum limit 1`,
    [table],
  );
  const column = `"${rows[0].attname}"`;
  await pool.query(
    `update ${table} set ${column} = ${column} where ctid = (select ctid from ${table} limit 1) and ${where}`,
  );
}

describe('the catalogue version', () => {
  test('rises with a change of every table that pages read, except agendas', async () => {
    expect(read.length).toBeGreaterThan(15);
    const { rows } = await site.database.pool.query(
      `select distinct tgrelid::regclass::text as table from pg_trigger where tgname like 'publication_changes%'`,
    );
    const raising = rows.map((row) => row.table);
    expect(read.filter((table) => !raising.includes(table) && !NOT_PUBLISHED.includes(table))).toEqual([]);
    const published = read.filter((one) => raising.includes(one) && one !== 'stay');
    const first = await version();
    for (const table of published) await touchFirstRow(table, 'false');
    expect(await version()).toBe(first);
    for (const table of published) {
      const before = await version();
      await touchFirstRow(table);
      const { rows: some } = await site.database.pool.query(`select from ${table} limit 1`);
      expect([table, await version()]).toEqual([table, before + some.length]);
    }
  });

  test('rises once per transaction, and not on rollback', async () => {
    const before = await version();
    const client = await site.database.pool.connect();
    await client.query('begin');
    await client.query('update listing set reference = reference');
    await client.query('update office set name = name');
    await client.query('savepoint one');
    await client.query('update agent set name = name');
    await client.query('rollback to savepoint one');
    await client.query('commit');
    expect(await version()).toBe(before + 1);
    await client.query('begin');
    await client.query('savepoint one');
    await client.query('update listing set reference = reference');
    await client.query('rollback to savepoint one');
    await client.query('update office set name = name');
    await client.query('commit');
    expect(await version()).toBe(before + 2);
    await client.query('begin');
    await client.query('update listing set reference = reference');
    await client.query('rollback');
    client.release();
    expect(await version()).toBe(before + 2);
  });

  test('two open transactions do not block each other', async () => {
    const before = await version();
    const [one, other] = await Promise.all([site.database.pool.connect(), site.database.pool.connect()]);
    await one.query('begin');
    await one.query('update office set name = name');
    await other.query(`begin; set local lock_timeout = '2s'`);
    await other.query('update agent set name = name');
    await other.query('commit');
    expect(await version()).toBe(before + 1);
    await one.query('commit');
    expect(await version()).toBe(before + 2);
    one.release();
    other.release();
  });
});
