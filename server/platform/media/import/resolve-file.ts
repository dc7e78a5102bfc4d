import type { Stats } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { type MediaError, mediaError, type Outcome } from '../media-error.ts';
import { MAX_BYTES } from './prepare-picture.ts';

export interface FoundFile {
  /** Changes when the file changes. */
  stamp: string;
  read(): Promise<Outcome<Uint8Array>>;
}

/**
 * Finds a file below the feed's folder by its path in the feed, without reading it. `root`: the folder's real path,
 * without symbolic links.
 */
export async function resolveFile(root: string, source: string): Promise<Outcome<FoundFile>> {
  if (!staysBelow(source))
    return mediaError('PATH', 'its path is no relative one below the folder of the feed');
  try {
    const file = await realpath(path.join(root, source));
    // A symbolic link may also lead out of the folder.
    if (!file.startsWith(root + path.sep))
      return mediaError('PATH', 'it lies outside the folder of the feed');
    const found = await stat(file);
    const fileFault = findFileFault(found);
    return fileFault ? { fault: fileFault } : { value: { stamp: stampOf(found), read: () => read(file) } };
  } catch (error) {
    return missing(error as NodeJS.ErrnoException);
  }
}

/** Also rejects backslashes and drive letters, which some systems interpret. */
function staysBelow(source: string): boolean {
  const parts = source.split(/[/\\]/);
  return !parts.includes('..') && !/^[/\\~]|^[a-z]:|\0/i.test(source);
}

function findFileFault(found: Stats): MediaError | null {
  if (!found.isFile()) return mediaError('MISSING', 'it is no file').fault;
  if (found.size > MAX_BYTES)
    return mediaError('SIZE', `it is larger than ${MAX_BYTES / 1024 / 1024} MB`).fault;
  return null;
}

function stampOf({ size, mtimeMs }: Stats): string {
  return `${size} ${Math.round(mtimeMs)}`;
}

async function read(file: string): Promise<Outcome<Uint8Array>> {
  try {
    return { value: await readFile(file) };
  } catch (error) {
    return missing(error as NodeJS.ErrnoException);
  }
}

function missing({ code }: NodeJS.ErrnoException) {
  return mediaError('MISSING', code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`);
}
