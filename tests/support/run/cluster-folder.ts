import { chmodSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { findProjectRoot } from '../../../server/platform/build/project-root.ts';
import { chooseServerPaths, shortHash } from '../../../server/platform/database/embedded/paths.ts';
import { isAlive } from '../../../server/platform/database/embedded/pid-file.ts';

/** Linux's file system in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** The databases of a run use up to 1.1 GB. The rest is for the tests themselves. */
const MIN_BYTES = 4 * 1024 ** 3;

/**
 * Returns the folder of the test run's database server, in memory if that is possible and enough is free. A run creates
 * and drops some 250 databases of 700 files, and ext4 creates a file up to twenty times more slowly while many were
 * deleted in the last minutes. The folder of a killed run is used again, so that its server is adopted.
 */
export function chooseClusterFolder(): string {
  const folder = memoryFolder();
  if (isOwn(folder) || (hasEnoughMemory() && create(folder))) return databaseIn(folder);
  return path.join(findProjectRoot(), '.cache/test-database');
}

/** Frees the memory that the database used, unless a server still runs there: that of a run at the same time. */
export function removeMemoryFolder(): void {
  const folder = memoryFolder();
  if (!isOwn(folder) || hasServer(folder)) return;
  // A run that starts meanwhile gets a folder of its own.
  const removed = `${folder}-removed-${process.pid}`;
  renameSync(folder, removed);
  rmSync(removed, { recursive: true, force: true, maxRetries: 3 });
}

const databaseIn = (folder: string) => path.join(folder, 'database');

function hasServer(folder: string): boolean {
  return isAlive(chooseServerPaths(databaseIn(folder)).cluster);
}

function memoryFolder(): string {
  return path.join(MEMORY_FOLDER, `baksteen-tests-${process.getuid?.()}-${shortHash(findProjectRoot())}`);
}

/**
 * Whether the folder belongs to this user, and no other user can write to it. Any user could have created a folder of
 * this name.
 */
function isOwn(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() === true && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0;
}

/** Returns false when the folder is another user's, or cannot be written. */
function create(folder: string): boolean {
  try {
    mkdirSync(folder);
    // The server may run as another user, which must be able to enter the folder.
    chmodSync(folder, 0o755);
    return true;
  } catch {
    return false;
  }
}

function hasEnoughMemory(): boolean {
  if (!existsSync(MEMORY_FOLDER)) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return Math.min(bavail * bsize, process.availableMemory()) >= MIN_BYTES;
}
