/** Finds the file to import in a folder in which another program writes each version of a feed under a new name. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isFeedFile } from '../unpack/unpack-feed.ts';

/** A file that was changed more recently may still be incomplete. */
const QUIET_MS = 60_000;

/**
 * Returns the path of the feed that was changed last, and of several at the same time the last one by name.
 * Null if the folder does not exist or has none. Hidden files, and files that may still be written, are no feeds.
 */
export async function findNewestFeed(folder: string, now: Date): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.filter((name) => isFeedFile(name) && !name.startsWith('.')).map((name) => describe(folder, name)),
  );
  const complete = files
    .filter((file) => file !== null)
    .filter(({ changedAt }) => now.getTime() - changedAt >= QUIET_MS)
    .sort((one, other) => one.changedAt - other.changedAt || (one.name < other.name ? -1 : 1));
  const newest = complete.at(-1);
  return newest ? path.join(folder, newest.name) : null;
}

/** Null when it is no file, or has been removed meanwhile. */
async function describe(folder: string, name: string): Promise<{ name: string; changedAt: number } | null> {
  const found = await stat(path.join(folder, name)).catch(() => null);
  return found?.isFile() ? { name, changedAt: found.mtimeMs } : null;
}
