import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { EstatesFile } from './estates-file.ts';
import type { Estate } from './read-pages.ts';

const MIB = 1024 ** 2;
const TEXT = 'a'.repeat(MIB);
const UNITS = [1, 2, 3].map((id) => ({ id, parentId: 9, TEXT }));
const HOMES = [4, 5, 6].map((id) => ({ id, TEXT }));
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'estates-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Returns the fault of a file with these limits; null without one. */
async function writeFile(estates: readonly Estate[], limits: { fileBytes: number; keptBytes: number }) {
  const write = async (file: EstatesFile) =>
    (await file.add(estates)) ?? (await file.end(async () => new Set<string>()));
  return EstatesFile.write(path.join(folder, 'feed'), write, limits);
}

test('a reading has limits of size, for the file and for what waits in memory', async () => {
  const limits = { fileBytes: 5 * MIB, keptBytes: 2 * MIB };
  const memory = 'the projects of Whise and their units have more than 2 MB';
  expect(await writeFile(UNITS, limits)).toEqual({ fault: memory });
  expect(await writeFile([...UNITS, ...HOMES], { ...limits, keptBytes: 4 * MIB })).toEqual({
    fault: 'Whise sends more than 5 MB',
  });
  expect(await writeFile(HOMES, limits)).toBeNull();
  const { estates } = JSON.parse(await readFile(path.join(folder, 'feed'), 'utf8'));
  expect(estates).toEqual(HOMES);
});
