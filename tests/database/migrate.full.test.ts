import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { seedCities } from '../../server/features/cities/seed.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { readMigrations } from '../../server/platform/database/migration-files.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

const silent = () => {};
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('nothing');
});
afterEach(() => database.drop());

describe('migrations', () => {
  const one = { name: '001-a.sql', sql: 'create table a (id int)' };
  const two = { name: '002-b.sql', sql: 'create table b (id int); insert into b values (1)' };

  test('apply once, in order', async () => {
    expect(await migrate(database.target, silent, [one])).toEqual(['001-a.sql']);
    expect(await migrate(database.target, silent, [one, two])).toEqual(['002-b.sql']);
    expect(await migrate(database.target, silent, [one, two])).toEqual([]);
  });

  test('apply once when several processes start together', async () => {
    const all = await readMigrations();
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database.target, silent)));
    expect(runs.flat()).toEqual(all.map(({ name }) => name));
  });

  test('a failing migration is rolled back and named in the error', async () => {
    const bad = { name: '002-bad.sql', sql: 'create table c (id int); select nonsense' };
    await expect(migrate(database.target, silent, [one, bad])).rejects.toThrow(
      'Migration 002-bad.sql failed',
    );
    const { rows } = await database.pool.query(`select to_regclass('a') as a, to_regclass('c') as c`);
    expect(rows).toEqual([{ a: 'a', c: null }]);
  });

  test('a changed migration is rejected by name; line endings do not count', async () => {
    await migrate(database.target, silent, [two]);
    const withCrLf = { ...two, sql: two.sql.replaceAll('\n', '\r\n') };
    expect(await migrate(database.target, silent, [withCrLf])).toEqual([]);
    const changed = { ...two, sql: `${two.sql};` };
    await expect(migrate(database.target, silent, [changed])).rejects.toThrow(
      'Migration 002-b.sql was changed',
    );
  });

  test('a database migrated before Kysely kept the history continues', async () => {
    const checksum = createHash('sha256').update(one.sql).digest('hex');
    await database.pool.query(`
      create table migration (
        name text primary key, checksum text not null, applied_at timestamptz not null default now());
      ${one.sql};
      insert into a values (7);
      insert into migration values ('001-a.sql', '${checksum}', '2026-01-02T03:04:05Z')`);
    expect(await migrate(database.target, silent, [one, two])).toEqual(['002-b.sql']);
    const { rows: history } = await database.pool.query('select * from kysely_migration order by name');
    expect(history).toMatchObject([
      { name: '001-a.sql', timestamp: '2026-01-02T03:04:05.000Z' },
      { name: '002-b.sql' },
    ]);
    expect((await database.pool.query('select * from a')).rows).toEqual([{ id: 7 }]);
    const changed = { ...one, sql: `${one.sql};` };
    await expect(migrate(database.target, silent, [changed, two])).rejects.toThrow('001-a.sql was changed');
  });

  test('a migration that sorts before an applied one is rejected', async () => {
    await migrate(database.target, silent, [two]);
    await expect(migrate(database.target, silent, [one, two])).rejects.toThrow(
      /^corrupted migrations.*002-b\.sql/,
    );
  });

  test('the previous release starts on a database whose later migration only adds', async () => {
    await migrate(database.target, silent, [one, two]);
    const printed: string[] = [];
    expect(await migrate(database.target, (line) => printed.push(line), [one])).toEqual([]);
    expect(printed).toEqual(['The database has 002-b.sql of a later release, with which this one can run']);
  });

  test('a release that uses what a later migration removes does not start; later ones do', async () => {
    const removing = { name: '003-c.sql', sql: '-- unused since 002\ndrop table a' };
    await migrate(database.target, silent, [one, two, removing]);
    await expect(migrate(database.target, silent, [one])).rejects.toThrow('it has migration 003-c.sql');
    expect(await migrate(database.target, silent, [one, two])).toEqual([]);
  });

  test('a database of another branch is rejected', async () => {
    await migrate(database.target, silent, [one, two]);
    const other = { name: '002-x.sql', sql: 'create table x (id int)' };
    await expect(migrate(database.target, silent, [one, other])).rejects.toThrow(
      'it has migration 002-b.sql',
    );
  });

  test('a history without the column for removals gets it', async () => {
    await migrate(database.target, silent, [one]);
    await database.pool.query('alter table migration drop column unused_since');
    expect(await migrate(database.target, silent, [one, two])).toEqual(['002-b.sql']);
  });
});

test('several processes seed the places once', async () => {
  await migrate(database.target, silent);
  const logged: string[] = [];
  await Promise.all([1, 2, 3].map(() => seedCities(database.db, (message) => logged.push(message))));
  expect(logged).toEqual(['Places: 2803']);
});
