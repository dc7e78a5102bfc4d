import { hash, randomUUID } from 'node:crypto';
import { type FileHandle, glob, mkdir, open, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, isMediaKey } from './keys.ts';
import type { Listed, MediaStorage } from './storage.ts';

/** Stores media in a folder, with subfolders by the first digits of the hash, so that none becomes large. */
export function createFileStorage(folder: string): MediaStorage {
  const fileOf = (key: string) => path.join(folder, checkKey(key).slice(0, 2), key);
  const sizeOf = async (key: string) => {
    const found = await stat(fileOf(key)).catch(nullWhenMissing);
    return found?.size ?? null;
  };
  const read = async (key: string) => readFile(fileOf(key)).catch(nullWhenMissing);
  return {
    put: async (key, bytes) => write(fileOf(key), bytes),
    async get(key) {
      const size = await sizeOf(key);
      if (size === null) return null;
      return { size, open: async (range) => (await open(fileOf(key))).createReadStream(range) };
    },
    read,
    has: async (key) => (await sizeOf(key)) !== null,
    async hash(key) {
      const bytes = await read(key);
      return bytes && hash('sha256', bytes);
    },
    async remove(keys) {
      for (const file of keys.map(fileOf)) {
        await rm(file, { force: true });
        // Also remove the folder if it is empty.
        await rmdir(path.dirname(file)).catch(() => {});
      }
    },
    list: () => list(folder),
  };
}

async function* list(folder: string): AsyncGenerator<Listed> {
  for await (const file of glob('*/*/*.*', { cwd: folder })) {
    // A file removed by another process, or not yet complete, is treated as absent.
    const found = await stat(path.join(folder, file)).catch(nullWhenMissing);
    const key = file.split(path.sep).slice(1).join('/');
    if (found && isMediaKey(key)) yield { key, size: found.size, putMs: found.mtimeMs };
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
