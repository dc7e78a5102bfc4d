/** `npm run move-database`: from a server to the embedded database, and back to a server. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getConstructionPlans } from 'pg-boss';
import { connectionUrl } from '../../server/platform/database/connect.ts';
import { runCommand, settingsOf } from '../support/backup/commands.ts';
import { contentOf, query, rulesOf } from '../support/backup/database-content.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

let source: TestDatabase;
let target: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'move-'));
  // When this process is root, PostgreSQL runs as another user, which must be able to enter the folder.
  await chmod(dataDir, 0o755);
  source = await createTestDatabase();
  target = await createTestDatabase('nothing');
  await query(source.target, getConstructionPlans('jobs'));
  await query(
    source.target,
    `select jobs.create_queue('mail', '{"policy": "exclusive", "partition": true}');
      insert into jobs.job (name, data) select 'mail', to_jsonb(number) from generate_series(1, 5) number`,
  );
});
afterAll(async () => {
  await source.drop();
  await target.drop();
  await rm(dataDir, { recursive: true });
});

test('a move to the embedded database and back copies every table, and leaves the source', async () => {
  const before = await contentOf(source.target);
  const there = await runCommand('move-database', ['embedded'], settingsOf(source.target, dataDir));
  expect(there.output).toMatch(/^Copied and compared: \d+ tables, \d+ rows, .* MB\.\nRemove DATABASE_URL, /m);
  expect(there.code).toBe(0);
  const back = await runCommand('move-database', [connectionUrl(target.target)], { DATA_DIR: dataDir });
  expect(back.output).toContain('\nSet DATABASE_URL to the other database, and start the site.\n');
  expect(back.code).toBe(0);
  expect(await contentOf(source.target)).toEqual(before);
  expect(await contentOf(target.target)).toEqual(before);
  expect(await rulesOf(target.target)).toEqual(await rulesOf(source.target));
});

const UNREACHABLE_SERVER = 'postgres://nobody:secret@127.0.0.1:1/none';

test.each([
  ['without a destination', () => [], 'Usage: npm run move-database'],
  ['to another kind of server', () => ['mysql://host/name'], 'Usage: npm run move-database'],
  ['to a server that does not answer', () => [UNREACHABLE_SERVER], 'The other server: connect ECONNREFUSED'],
  [
    'to a database with data',
    () => [connectionUrl(target.target)],
    'tables of a site. Nothing was changed. Create an empty database.',
  ],
  ['to itself', () => [connectionUrl(source.target)], 'The other database is in use'],
])('a move %s ends with a message', async (_, args, message) => {
  const { code, output } = await runCommand('move-database', args(), settingsOf(source.target, dataDir));
  expect(output).toContain(message);
  expect(output).not.toContain('secret');
  expect(code).toBe(1);
});

test('a move is rejected while a site uses the source', async () => {
  await source.pool.query('select 1');
  const { code, output } = await runCommand(
    'move-database',
    ['embedded'],
    settingsOf(source.target, dataDir),
  );
  expect(output).toContain('The database of DATABASE_URL is in use by the site');
  expect(code).toBe(1);
});
