import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { shortHash } from '../../../server/database/embedded/paths.ts';
import { findProjectRoot } from '../../../server/project-root.ts';

/** Linux's file system in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** The databases of a run use up to 1.1 GB. The rest is for the tests themselves. */
const MIN_BYTES = 4 * 1024 ** 3;

/**
 * Returns the folder of the test run's database server, in memory if there is enough. A run creates and drops some 250
 * databases of 700 files, and ext4 creates a file up to twenty times more slowly while many were deleted in the last
 * minutes. About 95 MB stay after a run. An existing folder is used again, so that a server left behind by a killed run is
 * adopted.
 */
export function chooseClusterFolder(): string {
  const root = findProjectRoot();
  const inMemory = path.join(MEMORY_FOLDER, `baksteen-test-${process.getuid?.()}-${shortHash(root)}`);
  return existsSync(inMemory) || hasEnoughMemory() ? inMemory : path.join(root, '.cache/test-database');
}

function hasEnoughMemory(): boolean {
  if (!existsSync(MEMORY_FOLDER)) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return Math.min(bavail * bsize, process.availableMemory()) >= MIN_BYTES;
}
