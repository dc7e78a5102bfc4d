import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFileStorage } from './file-storage.ts';
import type { MediaStorage, StoredFile } from './storage.ts';

const KEY = `${'ab'.repeat(16)}/master.jpg`;
let folder: string;
let storage: MediaStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  storage = createFileStorage(path.join(folder, 'media'));
});
afterEach(() => rm(folder, { recursive: true }));

test('returns stored files, whole or in part, until they are removed', async () => {
  expect(await storage.get(KEY)).toBeNull();
  expect(await storage.has(KEY)).toBe(false);
  await storage.put(KEY, Buffer.from('brick by brick'));
  const file = (await storage.get(KEY)) as StoredFile;
  expect(file.size).toBe(14);
  expect(await text(await file.open())).toBe('brick by brick');
  expect(await text(await file.open({ start: 6, end: 7 }))).toBe('by');
  expect(await storage.read(KEY)).toEqual(Buffer.from('brick by brick'));
  await storage.remove([KEY]);
  await storage.remove([KEY]);
  expect(await storage.has(KEY)).toBe(false);
});

test('leaves no temporary files, also after concurrent writes', async () => {
  await Promise.all(Array.from({ length: 20 }, () => storage.put(KEY, Buffer.alloc(100_000, 'x'))));
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['master.jpg']);
});

test.each(['../../etc/passwd', `${'ab'.repeat(16)}/../a.jpg`, '/etc/passwd', `${'AB'.repeat(16)}/a.jpg`])(
  'rejects the key %s',
  async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('no key');
    await expect(storage.get(key)).rejects.toThrow('no key');
  },
);
