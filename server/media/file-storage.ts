import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStorage } from './storage.ts';

/** Hexadecimal folders and plain names: no key leads anywhere else. */
const KEY = /^[0-9a-f]{32}\/[a-z0-9]+\.[a-z]+$/;

/** Media in a folder; its files lie in folders by the first digits of their hash, so that none gets long. */
export function createFileStorage(folder: string): MediaStorage {
  const fileOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`no key of the media storage: ${key}`);
    return path.join(folder, key.slice(0, 2), key);
  };
  const sizeOf = async (key: string) => {
    const found = await stat(fileOf(key)).catch(nullWhenMissing);
    return found?.size ?? null;
  };
  return {
    put: async (key, bytes) => write(fileOf(key), bytes),
    async get(key) {
      const size = await sizeOf(key);
      return size === null ? null : { size, stream: (range) => createReadStream(fileOf(key), range) };
    },
    has: async (key) => (await sizeOf(key)) !== null,
    async remove(key) {
      const file = fileOf(key);
      await rm(file, { force: true });
      // The folder goes with its last file.
      await rmdir(path.dirname(file)).catch(() => {});
    },
  };
}

/** Beside its place, safely on the disk, then renamed: whoever looks sees nothing or all of it. */
async function write(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `.${randomUUID()}`);
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
