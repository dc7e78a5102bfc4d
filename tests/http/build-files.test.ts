/** Files of other builds, which pages of a server with another release name. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import request from 'supertest';
import { storeBuildFiles } from '../../server/platform/build-files/store-build-files.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let folder: string;

beforeAll(async () => {
  site = await startSite();
  folder = mkdtempSync(path.join(tmpdir(), 'baksteen-builds-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site.stop();
});
beforeEach(() => site.database.db.deleteFrom('build_file').execute());

/** Writes a build with these files, and stores them as a server of this build does when it starts. */
async function startServerWith(build: string, files: Record<string, string>): Promise<void> {
  const client = path.join(folder, build);
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(client, 'assets', name);
    writeFileSync(file, text);
    if (name.endsWith('.js')) writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
  await storeBuildFiles(site.database.db, client);
}

const get = (file: string, encoding = 'br') =>
  request(site.app).get(`/assets/${file}`).set('accept-encoding', encoding);

const passHours = (hours: number) =>
  sql`update build_file set superseded_at = superseded_at - make_interval(hours => ${hours}::int)`.execute(
    site.database.db,
  );

test('a server serves the files of an earlier and of a later build', async () => {
  await startServerWith('one', { 'page-1.js': 'first();', 'same-1.js': 'same();', 'sign-1.woff2': 'font' });
  await startServerWith('two', { 'page-2.js': 'second();', 'same-1.js': 'same();' });
  for (const [file, text] of [
    ['page-1.js', 'first();'],
    ['page-2.js', 'second();'],
    ['same-1.js', 'same();'],
  ] as const) {
    const compressed = await get(file);
    expect([compressed.status, compressed.text]).toEqual([200, text]);
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    const plain = await get(file, 'identity');
    expect([plain.text, plain.headers['content-encoding']]).toEqual([text, undefined]);
  }
  const font = await get('sign-1.woff2');
  expect([font.headers['content-type'], String(font.body)]).toEqual(['font/woff2', 'font']);
});

test('a superseded file is deleted when a server starts a day later, not before', async () => {
  await startServerWith('one', { 'page-1.js': 'first();' });
  await startServerWith('two', { 'page-2.js': 'second();' });
  await passHours(23);
  await startServerWith('two', { 'page-2.js': 'second();' });
  expect((await get('page-1.js')).status).toBe(200);
  await passHours(2);
  await startServerWith('two', { 'page-2.js': 'second();' });
  expect((await get('page-1.js')).status).toBe(404);
  expect((await get('page-2.js')).status).toBe(200);
});

test('files of a build that is started again do not expire', async () => {
  await startServerWith('one', { 'page-1.js': 'first();' });
  await startServerWith('two', { 'page-2.js': 'second();' });
  await startServerWith('one', { 'page-1.js': 'first();' });
  await passHours(48);
  await startServerWith('one', { 'page-1.js': 'first();' });
  expect((await get('page-1.js')).status).toBe(200);
  expect((await get('page-2.js')).status).toBe(404);
});

test('servers of two builds can start at the same time', async () => {
  const builds = Array.from({ length: 6 }, (_, index) =>
    startServerWith(`together-${index % 2}`, {
      [`part-${index % 2}.js`]: `${index % 2}`,
      'shared.js': 'shared',
    }),
  );
  await Promise.all(builds);
  for (const file of ['part-0.js', 'part-1.js', 'shared.js']) expect((await get(file)).status).toBe(200);
});

test('a file of no build does not exist', async () => {
  const { status, headers } = await get('unknown-1.js');
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
});
