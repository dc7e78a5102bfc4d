import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, glob, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Listed, MediaStorage } from './storage.ts';

/** Hexadecimal folders and simple names, so that no key can leave the folder. */
const KEY = /^[0-9a-f]{32}\/[a-z0-9]+\.[a-z]+$/;

/** Stores media in a folder, with subfolders by the first digits of the hash, so that none becomes large. */
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
      // Also remove the folder if it is empty.
      await rmdir(path.dirname(file)).catch(() => {});
    },
    list: () => list(folder),
  };
}

async function* list(folder: string): AsyncGenerator<Listed> {
  for await (const file of glob('*/*/*.*', { cwd: folder })) {
    // A file removed by another process, or not yet complete, is treated as absent.
    const found = await stat(path.join(folder, file)).catch(nullWhenMissing);
    const key = file.split(path.sep).slice(1).join('/');
    if (found && KEY.test(key)) yield { key, size: found.size, putMs: found.mtimeMs };
  }
}

/** Writes to a temporary file, flushes and renames it, so that readers see the complete file or none. */
async function write(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  const temporary = path.join(folder, `.${randomUUID()}`);
  try {
    const handle = await openIn(folder, temporary);
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

async function openIn(folder: string, file: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  // Another process may have removed the empty folder: create it again, once.
  const found = await open(file, 'wx').catch(nullWhenMissing);
  if (found) return found;
  await mkdir(folder, { recursive: true });
  return open(file, 'wx');
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
