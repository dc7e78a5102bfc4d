import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFileStorage } from './file-storage.ts';
import { documentKey, masterKey, shareCardKey, versionKey } from './keys.ts';
import { removeOldShareCards } from './share-cards.ts';
import type { MediaStorage } from './storage.ts';
import { trimVersions } from './trim-versions.ts';

const OLD = 'ab'.repeat(16);
const NEW = 'cd'.repeat(16);
let folder: string;
let storage: MediaStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  storage = createFileStorage(folder);
});
afterEach(() => rm(folder, { recursive: true }));

/** Stores a hundred bytes, with a modification time in seconds after 1970. */
async function put(key: string, seconds: number) {
  await storage.put(key, Buffer.alloc(100));
  await utimes(path.join(folder, key.slice(0, 2), key), seconds, seconds);
}

async function keys() {
  return (await Array.fromAsync(storage.list(), ({ key }) => key)).sort();
}

test('removes versions made on request first, then the oldest, and never a master', async () => {
  await put(masterKey(OLD), 1);
  await put(documentKey(NEW), 1);
  await put(versionKey(OLD, 400, 'avif'), 1);
  await put(versionKey(NEW, 400, 'avif'), 2);
  await put(versionKey(OLD, 1600, 'avif'), 3);
  await put(versionKey(NEW, 400, 'jpg'), 4);
  expect(await trimVersions(storage, 400)).toBe(0);
  expect(await trimVersions(storage, 399)).toBe(1);
  expect(await keys()).not.toContain(versionKey(OLD, 1600, 'avif'));
  expect(await trimVersions(storage, 150)).toBe(2);
  expect(await keys()).toEqual([masterKey(OLD), documentKey(NEW), versionKey(NEW, 400, 'avif')].sort());
  expect(await trimVersions(storage, 0)).toBe(1);
  expect(await keys()).toEqual([masterKey(OLD), documentKey(NEW)].sort());
});

test('counts and removes share cards like versions made on request', async () => {
  await put(masterKey(OLD), 1);
  await put(versionKey(NEW, 400, 'avif'), 1);
  await put(shareCardKey(OLD), 2);
  expect(await trimVersions(storage, 199)).toBe(1);
  expect(await keys()).toEqual([masterKey(OLD), versionKey(NEW, 400, 'avif')].sort());
});

test('removes share cards after thirty days, and nothing else', async () => {
  const day = 86_400;
  await put(masterKey(OLD), 1);
  await put(shareCardKey(OLD), day);
  await put(shareCardKey(NEW), 3 * day);
  expect(await removeOldShareCards(storage, new Date(32 * day * 1_000))).toBe(1);
  expect(await keys()).toEqual([masterKey(OLD), shareCardKey(NEW)].sort());
});

test('removes nothing when there is no folder yet', async () => {
  expect(await trimVersions(createFileStorage(path.join(folder, 'none')), 0)).toBe(0);
});
