/** `npm run backup` and `npm run restore`, with a site that takes forms meanwhile. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { getConstructionPlans, getRollbackPlans } from 'pg-boss';
import { openArchive, verifyArchive } from '../../server/commands/backup/archive/read-archive.ts';
import { withClient } from '../../server/commands/backup/connect.ts';
import { restoreSnapshot } from '../../server/commands/backup/restore-snapshot.ts';
import type { Snapshot } from '../../server/commands/backup/snapshot.ts';
import { writeDatabase } from '../../server/commands/backup/write-database.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { readMigrations } from '../../server/platform/database/migration-files.ts';
import { createFileStorage } from '../../server/platform/media/file-storage.ts';
import { documentKey, masterKey, versionKey } from '../../server/platform/media/keys.ts';
import { runCommand, settingsOf } from '../support/backup/commands.ts';
import { contentOf, query, rulesOf } from '../support/backup/database-content.ts';
import { editArchive, editJson } from '../support/backup/edit-archive.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { CONTACT } from '../support/leads/lead-inputs.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';
import { withoutLimits } from '../support/without-limits.ts';

const PICTURE = 'a'.repeat(32);
const DOCUMENT = 'd'.repeat(32);
let source: TestDatabase;
let restored: TestDatabase;
let site: LeadSite;
let folder: string;
const fileOf = (name: string) => path.join(folder, name);
const settings = (database: TestDatabase, dataDir = 'data') => settingsOf(database.target, fileOf(dataDir));
const countOf = async ({ target }: TestDatabase, table: string) =>
  (await query<{ count: number }>(target, `select count(*)::int from ${table}`))[0]?.count ?? 0;

const sendForm = async (one = site) => {
  const { receivedAt } = await one.send('sendContactMessage', {
    ...CONTACT,
    email: `${randomBytes(6).toString('hex')}@mail.example`,
  });
  expect(receivedAt).not.toBeNull();
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  source = await createTestDatabase();
  restored = await createTestDatabase('nothing');
  site = await startLeadSite({ database: source, wrapPorts: withoutLimits });
  for (let form = 0; form < 3; form++) await sendForm();
  const storage = createFileStorage(path.join(fileOf('data'), 'media'));
  await storage.put(masterKey(PICTURE), randomBytes(40_000));
  await storage.put(versionKey(PICTURE, 400, 'avif'), randomBytes(4_000));
  await storage.put(documentKey(DOCUMENT), randomBytes(50_000));
  await query(
    source.target,
    `insert into media_file (hash, kind, width, height, shade, complete_in) values
      ('${PICTURE}', 'PICTURE', 1200, 800, 'sand', 's3://old'), ('${DOCUMENT}', 'DOCUMENT', null, null, null, null)`,
  );
});

afterAll(async () => {
  await source.drop();
  await restored.drop();
  await rm(folder, { recursive: true });
});

test('a backup during forms has every acknowledged lead, and each lead has its mails', async () => {
  const before = await countOf(source, 'lead');
  const ended = new AbortController();
  const forms = (async () => {
    while (!ended.signal.aborted) await sendForm();
  })();
  const { code, output } = await runCommand('backup', [fileOf('busy'), '--media'], settings(source));
  ended.abort();
  await forms;
  expect(output).toMatch(/^Database: \d+ tables, \d+ rows, [\d.]+ MB\.\n/);
  expect(code).toBe(0);
  const target = await createTestDatabase('nothing');
  expect(await runCommand('restore', [fileOf('busy')], settings(target, 'other'))).toMatchObject({ code: 0 });
  const leads = await countOf(target, 'lead');
  expect(leads).toBeGreaterThanOrEqual(before);
  expect(leads).toBeLessThanOrEqual(await countOf(source, 'lead'));
  expect(await countOf(target, `jobs.job where name = 'mail'`)).toBe(2 * leads);
  // The folder has no rendered versions, which the site must complete again.
  expect(await countOf(target, 'media_file where complete_in is not null')).toBe(0);
  await target.drop();
});

describe('a backup with files', () => {
  beforeAll(async () => {
    await site.stop();
    await query(source.target, 'update media_file set complete_in = null');
    const { output } = await runCommand('backup', [fileOf('full'), '--media'], settings(source));
    expect(output).toMatch(
      /^Database: .*\nPictures and documents: 2 files, 0.1 MB; \d+ have no stored file.\n/,
    );
  });

  test('is one file that only its owner can read', async () => {
    expect((await stat(fileOf('full'))).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.includes('part'))).toEqual([]);
  });

  test('restores every table, sequence, rule and file', async () => {
    const { code, output } = await runCommand('restore', [fileOf('full')], settings(restored, 'new'));
    expect(output).toContain('Pictures and documents: 2 files, 2 of them were not stored before.');
    expect(code).toBe(0);
    expect(await contentOf(restored.target)).toEqual(await contentOf(source.target));
    expect(await rulesOf(restored.target)).toEqual(await rulesOf(source.target));
    const [own, copy] = ['data', 'new'].map((name) => createFileStorage(path.join(fileOf(name), 'media')));
    for (const key of [masterKey(PICTURE), documentKey(DOCUMENT)])
      expect(await copy?.read(key)).toEqual(await own?.read(key));
  });

  test('leaves a site that serves pages and takes forms', async () => {
    const before = await countOf(restored, 'lead');
    const second = await startLeadSite({ database: restored });
    expect((await second.open('/nl/te-koop')).status).toBe(200);
    await sendForm(second);
    await second.stop();
    expect(await countOf(restored, 'lead')).toBe(before + 1);
  });
});

describe('a file that is not a complete backup is named with its fault:', () => {
  const damage: [string, (bytes: Buffer) => Buffer, string][] = [
    ['truncated', (bytes) => bytes.subarray(0, bytes.length - 5000), 'is damaged'],
    ['altered', (bytes) => flip(bytes, bytes.length >> 1), 'is damaged'],
    ['foreign', () => Buffer.from('PK and something else'), 'is damaged, or no backup'],
    ['empty', () => Buffer.alloc(0), 'is damaged, or no backup'],
  ];
  test.each(damage)('%s', async (name, change, message) => {
    await writeFile(fileOf(name), change(await readFile(fileOf('full'))));
    await expect(verifyArchive(fileOf(name))).rejects.toThrow(`${fileOf(name)} ${message}`);
  });

  const edits: [string, Parameters<typeof editArchive>[2], string][] = [
    ['a lost row', withoutFirstRow('tables/listing/'), 'rows of listing are not those of its totals'],
    [
      'a lost picture',
      (name, bytes) => (name.includes('master') ? null : bytes),
      'its pictures and documents',
    ],
    ['no end', (name, bytes) => (name === 'media.json' ? null : bytes), 'media.json is missing'],
    [
      'a wrong name',
      editJson('header.json', (header) => ({ ...header, tables: [{ table: 'a;b', columns: [] }] })),
      'tables.0.table is wrong',
    ],
    [
      'another format',
      editJson('header.json', (header) => ({ ...header, format: 2 })),
      'has format 2 of backups',
    ],
  ];
  test.each(edits)('%s', async (name, edit, message) => {
    await editArchive(fileOf('full'), fileOf(name), edit);
    await expect(verifyArchive(fileOf(name))).rejects.toThrow(message);
  });
});

describe('a restore that cannot be done changes nothing:', () => {
  let empty: TestDatabase;
  beforeAll(async () => {
    empty = await createTestDatabase('nothing');
  });
  afterEach(async () => expect(await contentOf(empty.target)).toEqual({}));
  afterAll(() => empty.drop());

  test('a truncated file', async () => {
    const { code, output } = await runCommand('restore', [fileOf('truncated')], settings(empty));
    expect([code, output]).toEqual([1, expect.stringContaining(`${fileOf('truncated')} is damaged`)]);
  });

  test('a file of a newer release', async () => {
    const newer = { name: '999-newer.sql', checksum: '' };
    const add = editJson('header.json', ({ migrations, ...header }) => ({
      ...header,
      migrations: [...(migrations as object[]), newer],
    }));
    await editArchive(fileOf('full'), fileOf('newer'), add);
    await expect(restoreHere('newer', empty)).rejects.toThrow(
      'The backup is newer than this program: it has migration 999-newer.sql.',
    );
  });

  test('no file, or one that does not exist', async () => {
    expect((await runCommand('restore', [], settings(empty))).output).toContain('Usage: npm run restore');
    const { code, output } = await runCommand('restore', [fileOf('none')], settings(empty));
    expect([code, output]).toEqual([1, `There is no file ${fileOf('none')}.\n`]);
  });

  test('rows that cannot be read, or that break a rule', async () => {
    const archive = await openArchive(fileOf('full'));
    const writing = { name: 'It', isReplacing: false, whenNotEmpty: '' };
    const write = (batches: Snapshot['batches']) =>
      withClient(empty.target, (client) =>
        writeDatabase(client, { header: archive.header, batches, totals: () => archive.totals() }, writing),
      );
    const first = archive.header.tables[0]?.table ?? '';
    await expect(
      write(async function* () {
        yield { table: first, rows: Buffer.from('1\t') };
        throw new Error('the disk is gone');
      }),
    ).rejects.toThrow('the disk is gone');
    await expect(
      write(async function* () {
        yield { table: first, rows: Buffer.from('nonsense\n') };
      }),
    ).rejects.toThrow(/missing data|invalid input/);
    await archive.close();
  });
});

test('a database with data is replaced only on request, and not while a site uses it', async () => {
  const target = await createTestDatabase('places');
  await query(target.target, `create table migration_of_others (id int)`);
  const before = await contentOf(target.target);
  await expect(restoreHere('full', target, true)).rejects.toThrow('of another program (migration_of_others)');
  await query(target.target, `drop table migration_of_others`);
  await expect(restoreHere('full', target)).rejects.toThrow(
    /It has \d+ tables of a site\. Nothing was changed\./,
  );
  await target.pool.query('select 1');
  const used = await runCommand('restore', [fileOf('full'), '--replace'], settings(target));
  expect(used).toEqual({ code: 1, output: expect.stringContaining('is in use by the site') });
  const { 'public.migration_of_others': _, ...own } = before;
  expect(await contentOf(target.target)).toEqual(own);
  await target.pool.end();
  const replaced = await runCommand('restore', [fileOf('full'), '--replace'], settings(target));
  expect(replaced).toMatchObject({ code: 0 });
  expect(await contentOf(target.target)).toEqual(await contentOf(source.target));
});

test('a backup of an older release gets the later migrations, and keeps its jobs', async () => {
  const [older, target] = [await createTestDatabase('nothing'), await createTestDatabase('nothing')];
  const all = await readMigrations();
  await migrate(older.target, () => {}, all.slice(0, -2));
  await query(older.target, getConstructionPlans('jobs'));
  await query(older.target, getRollbackPlans('jobs', 42));
  await query(
    older.target,
    `select jobs.create_queue('mail', '{"policy": "exclusive", "partition": true}');
      insert into jobs.job (name, data) values ('mail', '{"id": 1}')`,
  );
  expect(await runCommand('backup', [fileOf('older')], settings(older))).toMatchObject({ code: 0 });
  const { code, output } = await runCommand('restore', [fileOf('older')], settings(target));
  expect(output).toContain('Later migrations applied: 2.');
  expect(code).toBe(0);
  expect(await countOf(target, 'migration')).toBe(all.length);
  expect(await query(target.target, 'select version from jobs.version')).toEqual([{ version: 41 }]);
  expect(await query(target.target, 'select data from jobs.job')).toEqual([{ data: { id: 1 } }]);
  await older.drop();
  await target.drop();
});

test('a backup never replaces a file, and needs a folder and a site', async () => {
  const { output } = await runCommand('backup', [fileOf('full')], settings(source));
  expect(output).toBe(`${fileOf('full')} exists: choose another name.\n`);
  const missing = await runCommand('backup', [fileOf('none/file')], settings(source));
  expect(missing).toEqual({ code: 1, output: `There is no folder ${fileOf('none')}.\n` });
  const empty = await createTestDatabase('nothing');
  const none = await runCommand('backup', [fileOf('nothing')], settings(empty));
  expect(none).toEqual({ code: 1, output: 'The database has no tables of the site.\n' });
  expect(existsSync(fileOf('nothing'))).toBe(false);
  await empty.drop();
});

/** Restores a file in this process. */
async function restoreHere(name: string, { target }: TestDatabase, isReplacing = false): Promise<void> {
  const archive = await openArchive(fileOf(name));
  const writing = { name: 'It', isReplacing, whenNotEmpty: '' };
  await restoreSnapshot(target, archive, writing, () => {}).finally(() => archive.close());
}

function flip(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
}

/** Returns an edit that removes the first row of the first part of a table. */
function withoutFirstRow(folder: string) {
  let isDone = false;
  return (name: string, bytes: Buffer) => {
    if (isDone || !name.startsWith(folder)) return bytes;
    isDone = true;
    return bytes.subarray(bytes.indexOf('\n') + 1);
  };
}
