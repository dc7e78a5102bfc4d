/** Finds the file to import in a folder in which another program writes each version of a feed under a new name. */
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { FORMATS } from '../../feed/formats/formats.ts';
import { ImportStopped } from '../../feed/import-stopped.ts';
import { nameOfFile } from '../file-feed.ts';
import { type FolderPosition, parsePosition, presentPosition } from '../store/folder-position.ts';
import { isFeedFile, withUnpackedFeed } from '../unpack/unpack-feed.ts';

/** A file that was changed more recently may still be incomplete. */
const QUIET_MS = 60_000;
/** Enough of a file to say whether it has only changes. */
const START_BYTES = 65_536;
const MAX_IGNORED = 20;

export interface FolderFile {
  path: string;
  /** Its place in the order of the folder: files after it are read later. */
  position: string;
  /** Whether files of changes follow it. */
  hasNext: boolean;
  /** Unread files that are older and have the name of another feed, at most 20. */
  ignored: string[];
}

/** `file` is null while the folder has only feeds that may still be written. */
type Found = { file: FolderFile | null } | { fault: string };

interface LastReading {
  /** The position of the file that was read last; null when no position was stored. */
  position: string | null;
  hasImported: boolean;
}

/**
 * Returns the complete feed that was changed last, or the oldest unread file of changes after it, or the last file when
 * all are read. Files of the same time are ordered by name. Hidden files are no feeds. A fault is why there is none.
 */
export async function findFolderFile(folder: string, last: LastReading, now: Date): Promise<Found> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => error);
  if (!Array.isArray(names))
    return { fault: names.code === 'ENOENT' ? 'does not exist' : `cannot be read (${names.code})` };
  const described = await Promise.all(
    names.filter((name) => isFeedFile(name) && !name.startsWith('.')).map((name) => describe(folder, name)),
  );
  const feeds = described.filter((file) => file !== null);
  if (feeds.length === 0) return { fault: 'has no feed' };
  const files = feeds.filter(({ changedAt }) => now.getTime() - changedAt >= QUIET_MS).sort(compare);
  return { file: await chooseFile(folder, files, last) };
}

async function chooseFile(
  folder: string,
  files: readonly FolderPosition[],
  { position, hasImported }: LastReading,
): Promise<FolderFile | null> {
  const read = parsePosition(position);
  // An earlier release read the newest file only: older ones must not undo what it has imported.
  const after = read ? files.filter((file) => compare(file, read) > 0) : files.slice(hasImported ? -1 : 0);
  const unread = after.length > 0 ? after : await findReadFile(folder, files, read);
  const first = await findFirst(folder, unread);
  const chosen = unread[first];
  if (!chosen) return null;
  const feed = nameOfFile(chosen.name);
  return {
    path: path.join(folder, chosen.name),
    position: presentPosition(chosen),
    hasNext: first < unread.length - 1,
    ignored: unread
      .slice(0, first)
      .map(({ name }) => name)
      .filter((name) => nameOfFile(name) !== feed)
      .slice(-MAX_IGNORED),
  };
}

/** The last file, which may be imported again. When the file that was read last is gone, older changes are not. */
async function findReadFile(
  folder: string,
  files: readonly FolderPosition[],
  read: FolderPosition | null,
): Promise<FolderPosition[]> {
  const last = files.at(-1);
  if (!last) return [];
  const isOlder = read !== null && compare(last, read) < 0;
  return isOlder && (await hasOnlyChanges(path.join(folder, last.name))) ? [] : [last];
}

/** The index of the last complete file, from which the others go on; 0 when all have only changes. */
async function findFirst(folder: string, files: readonly FolderPosition[]): Promise<number> {
  for (let index = files.length - 1; index > 0; index--) {
    const { name } = files[index] as FolderPosition;
    if (!(await hasOnlyChanges(path.join(folder, name)))) return index;
  }
  return 0;
}

/** A file that cannot be read counts as complete: its import says why. */
async function hasOnlyChanges(file: string): Promise<boolean> {
  try {
    const start = await withUnpackedFeed(file, (feed) => readStart(feed.path));
    return Object.values(FORMATS).some((format) => format.isPartial?.(start));
  } catch (error) {
    if (error instanceof ImportStopped) return false;
    throw error;
  }
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await handle.close();
  }
}

function compare(a: FolderPosition, b: FolderPosition): number {
  if (a.changedAt !== b.changedAt) return a.changedAt - b.changedAt;
  if (a.name === b.name) return 0;
  return a.name < b.name ? -1 : 1;
}

/** Null when it is no file, or has been removed meanwhile. */
async function describe(folder: string, name: string): Promise<FolderPosition | null> {
  const found = await stat(path.join(folder, name)).catch(() => null);
  return found?.isFile() ? { name, changedAt: found.mtimeMs } : null;
}
