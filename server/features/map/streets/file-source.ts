/** Reads byte ranges of a PMTiles file through one file handle, and notices when the file is overwritten. */
import type { BigIntStats } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { EtagMismatch, type Source } from 'pmtiles';

/** The first bytes of a file, which contain the header and the root directory. */
export const HEAD_BYTES = 16_384;

export interface OpenFile {
  source: Source;
  /** Size in bytes. */
  size: number;
  /** Identifies this state of the file on this machine. */
  stamp: string;
  /** Whether the file behind the handle is still the opened one. Renaming and deleting do not change it. */
  isIntact(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens a file. @throws the error of the operating system. */
export async function openFile(path: string): Promise<OpenFile> {
  const handle = await open(path, 'r');
  try {
    const stats = await handle.stat({ bigint: true });
    if (stats.isDirectory()) throw Object.assign(new Error('is a folder'), { code: 'EISDIR' });
    const stamp = stampOf(stats);
    const size = Number(stats.size);
    const isIntact = async () => stampOf(await handle.stat({ bigint: true })) === stamp;
    const source: Source = {
      getKey: () => path,
      async getBytes(offset, length) {
        // Small files are shorter than the head that the library requests.
        const wanted = offset === 0 ? Math.min(length, size) : length;
        const data = offset + wanted <= size ? await readRange(handle, offset, wanted) : null;
        if (!data || !(await isIntact())) throw new EtagMismatch('the file was overwritten');
        return { data, etag: stamp };
      },
    };
    return { source, size, stamp, isIntact, close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Returns the stamp of a file without opening it; null when there is none. */
export async function readStamp(path: string): Promise<string | null> {
  const stats = await stat(path, { bigint: true }).catch(() => null);
  return stats && stampOf(stats);
}

function stampOf({ dev, ino, size, mtimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs].join('-');
}

/** Returns null when the file ends within the range. */
async function readRange(handle: FileHandle, offset: number, length: number): Promise<ArrayBuffer | null> {
  const buffer = new ArrayBuffer(length);
  const bytes = new Uint8Array(buffer);
  for (let read = 0; read < length; ) {
    const { bytesRead } = await handle.read(bytes, read, length - read, offset + read);
    if (bytesRead === 0) return null;
    read += bytesRead;
  }
  return buffer;
}
