import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { withTemporaryFolder } from './temporary-folder.ts';

let temporary: string;

beforeAll(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), 'temporary-'));
});
afterAll(() => rm(temporary, { recursive: true }));

test('the folder exists while it is used, also when that fails', async () => {
  const used = await withTemporaryFolder(async (folder) => {
    expect((await stat(folder)).isDirectory()).toBe(true);
    return folder;
  }, temporary);
  await expect(withTemporaryFolder(() => Promise.reject(new Error('broken')), temporary)).rejects.toThrow(
    'broken',
  );
  await expect(stat(used)).rejects.toThrow('ENOENT');
  expect(await readdir(temporary)).toEqual([]);
});

test('folders that a killed process left behind are removed after a day, others are not', async () => {
  const [old, recent, other] = ['baksteen-feed-old', 'baksteen-feed-recent', 'another-program'].map((name) =>
    path.join(temporary, name),
  ) as [string, string, string];
  for (const folder of [old, recent, other]) await mkdir(folder);
  await writeFile(path.join(old, 'feed'), 'a');
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const folder of [old, other]) await utimes(folder, twoDaysAgo, twoDaysAgo);
  await withTemporaryFolder(async () => {}, temporary);
  expect((await readdir(temporary)).sort()).toEqual(['another-program', 'baksteen-feed-recent']);
});
