import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, type DatabaseConnection } from '../../server/platform/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

let database: TestDatabase;
let one: DatabaseConnection;

beforeAll(async () => {
  database = await createTestDatabase('nothing');
  one = connect(database.target, { max: 1 });
});
afterAll(async () => {
  await one.close();
  await database.drop();
});

/** Returns the prepared statements of this connection. */
const listPrepared = async () =>
  (
    await one.pool.query(
      'select statement, generic_plans + custom_plans as times from pg_prepared_statements order by 1',
    )
  ).rows;

async function ask(text: string, values: unknown[], times: number): Promise<unknown[]> {
  const results: unknown[] = [];
  for (let time = 0; time < times; time++)
    results.push((await one.pool.query(text, [...values, time])).rows[0]);
  return results;
}

test('prepares a frequent read and returns the same result for each value', async () => {
  const text = 'select $1::text as word, $2::int4 as time';
  expect(await ask(text, ['roof'], 30)).toEqual(
    Array.from({ length: 30 }, (_, time) => ({ word: 'roof', time })),
  );
  const [statement, ...others] = await listPrepared();
  expect(others).toEqual([]);
  expect(statement.statement).toBe(text);
  expect(Number(statement.times)).toBeGreaterThan(10);
});

test('prepares neither rare reads nor writes', async () => {
  await ask('select $1::int4 as seldom', [], 5);
  await one.pool.query('create temporary table written (time int4)');
  await ask('insert into written (time) values ($1)', [], 30);
  expect((await listPrepared()).map(({ statement }) => statement)).toEqual([
    'select $1::text as word, $2::int4 as time',
  ]);
});

test('stops preparing a statement whose result has changed its shape', async () => {
  await one.pool.query('create table changing (first int4)');
  const client = await one.pool.connect();
  const text = 'select * from changing where first > $1';
  for (let time = 0; time < 15; time++) await client.query(text, [time]);
  await client.query('alter table changing add column second text');
  await expect(client.query(text, [1])).rejects.toMatchObject({ code: '0A000' });
  // The same connection: a new one has no prepared statements.
  expect((await client.query(text, [1])).fields).toHaveLength(2);
  client.release();
});

test('respects a maximum: frequent statements replace formerly frequent ones', async () => {
  const reusedText = 'select $1::int4 as lasting';
  for (let index = 0; index < 200; index++) {
    await ask(`select $1::int4 as nth_${index}`, [], 12);
    await ask(reusedText, [], 12);
  }
  const texts = (await listPrepared()).map(({ statement }) => statement);
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.length).toBeLessThanOrEqual(60);
  expect(texts).toContain('select $1::int4 as nth_199');
  expect(texts).not.toContain('select $1::int4 as nth_0');
  expect(texts).toContain(reusedText);
});

test('a deallocated statement works as before and can be prepared again', async () => {
  const text = 'select $1::int4 as nth_0';
  expect(await ask(text, [], 30)).toEqual(Array.from({ length: 30 }, (_, time) => ({ nth_0: time })));
  expect((await listPrepared()).map(({ statement }) => statement)).toContain(text);
});

test('deallocates also within a failed transaction', async () => {
  const { length } = await listPrepared();
  const client = await one.pool.connect();
  const text = 'select $1::int4 as within';
  for (let time = 0; time < 12; time++) await client.query(text, [time]);
  await client.query('begin');
  await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  for (let index = 0; index < 3; index++) {
    const failing = `select $1::int4 as failing_${index}`;
    for (let time = 0; time < 12; time++)
      await expect(client.query(failing, [time])).rejects.toMatchObject({ code: '25P02' });
  }
  await client.query('rollback');
  expect((await client.query(text, [7])).rows).toEqual([{ within: 7 }]);
  client.release();
  expect((await listPrepared()).length).toBeLessThanOrEqual(length);
});

test('rejected statements take no slot', async () => {
  await one.pool.query('create table growing (first int4)');
  const client = await one.pool.connect();
  const texts = Array.from({ length: 50 }, (_, index) => `select *, ${index} from growing where first > $1`);
  for (const text of texts) for (let time = 0; time < 12; time++) await client.query(text, [time]);
  await client.query('alter table growing add column second text');
  for (const text of texts) await expect(client.query(text, [1])).rejects.toMatchObject({ code: '0A000' });
  for (const text of texts)
    for (let time = 0; time < 12; time++) expect((await client.query(text, [time])).fields).toHaveLength(3);
  client.release();
  const kept = Array.from({ length: 60 }, (_, index) => `select $1::int4 as kept_${index}`);
  for (const text of kept) await ask(text, [], 12);
  expect((await listPrepared()).map(({ statement }) => statement).sort()).toEqual(kept.sort());
});

test('prepares nothing when the settings say so', async () => {
  const plain = connect(database.target, { max: 1, preparesStatements: false });
  for (let time = 0; time < 30; time++) await plain.pool.query('select $1::int4 as time', [time]);
  const named = { name: 'of-a-library', text: 'select $1::int4 as time', values: [1] };
  expect((await plain.pool.query(named)).rows).toEqual([{ time: 1 }]);
  expect((await plain.pool.query('select from pg_prepared_statements')).rowCount).toBe(0);
  await plain.close();
});
