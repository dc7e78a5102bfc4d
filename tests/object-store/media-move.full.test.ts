/** `npm run media-move` between a folder and an object store, interrupted and resumed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createFileStorage } from '../../server/platform/media/file-storage.ts';
import { documentKey, keysOf, masterKey, versionKey } from '../../server/platform/media/keys.ts';
import { createStoreStorage } from '../../server/platform/media/object-store/store-storage.ts';
import type { MediaStorage } from '../../server/platform/media/storage.ts';
import { type ObjectStore, startObjectStore } from '../support/object-store/object-store.ts';
import { until } from '../support/until.ts';

const HASHES = Array.from({ length: 4 }, (_, index) => index.toString(16).padStart(32, '0'));
let store: ObjectStore;
let objects: MediaStorage;
let dataDir: string;
let files: MediaStorage;

beforeAll(async () => {
  store = await startObjectStore();
  objects = createStoreStorage({ store: store.settings });
  dataDir = await mkdtemp(path.join(tmpdir(), 'data-'));
  files = createFileStorage(path.join(dataDir, 'media'));
  for (const key of HASHES.flatMap((one) => [...keysOf(one, 1000), documentKey(one)]))
    await files.put(key, randomBytes(3_000));
});
afterAll(async () => {
  await store.remove();
  await rm(dataDir, { recursive: true });
});

/** Returns the hash of the bytes of each file. */
async function hashes(storage: MediaStorage): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for await (const { key } of storage.list()) all[key] = hash('sha256', (await storage.read(key)) ?? '');
  return Object.fromEntries(Object.entries(all).sort());
}

const count = async (storage: MediaStorage) => (await Array.fromAsync(storage.list())).length;

function start(folder: string, ...args: string[]): ChildProcess {
  const { PATH } = process.env;
  const { MEDIA_URL: _, ...keys } = store.variables;
  return spawn(process.execPath, ['server/commands/media-move.ts', ...args], {
    env: { PATH, DATA_DIR: folder, ...keys },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function run(folder: string, ...args: string[]) {
  const move = start(folder, ...args);
  const output = text(move.stdout as NodeJS.ReadableStream);
  const [code] = await once(move, 'exit');
  return { code, output: await output };
}

test('a copy that is killed goes on where it ended, originals first, while the site stores files', async () => {
  // Reading a pipe without a writer blocks, so the first copy cannot end.
  const pipe = path.join(dataDir, 'media/ff', versionKey('f'.repeat(32), 400, 'avif'));
  await mkdir(path.dirname(pipe), { recursive: true });
  execFileSync('mkfifo', [pipe]);
  const killed = start(dataDir, store.variables.MEDIA_URL);
  await until(async () => (await count(objects)) > 5, true);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const copied = await count(objects);
  await rm(pipe);
  await files.put(versionKey('f'.repeat(32), 400, 'avif'), Buffer.from('a version'));
  await files.put(masterKey('f'.repeat(32)), Buffer.from('stored meanwhile'));
  const { code, output } = await run(dataDir, store.variables.MEDIA_URL);
  expect(code).toBe(0);
  const [, rest, known] =
    /(\d+) copied, (\d+) known, 0 deleted meanwhile, 0 with another hash\n$/.exec(output) ?? [];
  expect(Number(known)).toBeGreaterThanOrEqual(copied);
  expect(Number(rest) + Number(known)).toBe(await count(files));
  expect(await hashes(objects)).toEqual(await hashes(files));
});

test('the way back replaces a damaged file, and copies nothing twice', async () => {
  const other = path.join(dataDir, 'other');
  const restored = createFileStorage(path.join(other, 'media'));
  await restored.put(masterKey(HASHES[0] as string), Buffer.from('truncated'));
  expect((await run(other, store.variables.MEDIA_URL, '--back')).code).toBe(0);
  expect(await hashes(restored)).toEqual(await hashes(objects));
  const { output } = await run(other, store.variables.MEDIA_URL, '--back');
  expect(output).toContain(`0 copied, ${await count(objects)} known`);
});

test.each([
  ['without a store', [], 'Usage: npm run media-move'],
  ['to another kind of store', ['ftp://pictures'], 'MEDIA_URL is no address of an object store'],
  ['to a bucket that does not exist', ['none'], 'there is no bucket none'],
])('%s ends with a message', async (_, args, message) => {
  const named = args.map((one) =>
    one === 'none' ? store.variables.MEDIA_URL.replace('pictures', one) : one,
  );
  const { code, output } = await run(dataDir, ...named);
  expect(code).toBe(1);
  expect(output).toContain(message);
});
