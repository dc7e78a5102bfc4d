/** Finds the file to import in a folder in which another program writes each version of a feed under a new name. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isFeedFile } from '../unpack/unpack-feed.ts';

/** A file that was changed more recently may still be incomplete. */
const QUIET_MS = 60_000;

/** `path` is null while the folder has only feeds that may still be written. */
type NewestFeed = { path: string | null } | { fault: string };

/**
 * Returns the feed that was changed last, and of several at the same time the last one by name. Hidden files are no
 * feeds. A fault is why there is none.
 */
export async function findNewestFeed(folder: string, now: Date): Promise<NewestFeed> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => error);
  if (!Array.isArray(names))
    return { fault: names.code === 'ENOENT' ? 'does not exist' : `cannot be read (${names.code})` };
  const files = await Promise.all(
    names.filter((name) => isFeedFile(name) && !name.startsWith('.')).map((name) => describe(folder, name)),
  );
  const feeds = files.filter((file) => file !== null);
  if (feeds.length === 0) return { fault: 'has no feed' };
  const newest = feeds
    .filter(({ changedAt }) => now.getTime() - changedAt >= QUIET_MS)
    .sort((one, other) => one.changedAt - other.changedAt || (one.name < other.name ? -1 : 1))
    .at(-1);
  return { path: newest ? path.join(folder, newest.name) : null };
}

/** Null when it is no file, or has been removed meanwhile. */
async function describe(folder: string, name: string): Promise<{ name: string; changedAt: number } | null> {
  const found = await stat(path.join(folder, name)).catch(() => null);
  return found?.isFile() ? { name, changedAt: found.mtimeMs } : null;
}
