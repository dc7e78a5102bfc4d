import { createHash } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';
import { findProjectRoot } from '../../../server/project-root.ts';

/** Linux's file system in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** The databases of a run use up to 1.1 GB. The rest is for the tests themselves. */
const MIN_BYTES = 4 * 1024 ** 3;

/**
 * Returns the folder of the test run's database server, in memory if there is enough. A run creates and drops some 250
 * databases of 700 files, and ext4 creates a file up to twenty times more slowly while many were deleted in the last
 * minutes. About 95 MB stay after a run. The folder is fixed for the project, so that a server left behind by a killed
 * run is adopted.
 */
export function chooseClusterFolder(): string {
  const root = findProjectRoot();
  if (!hasEnoughMemory()) return path.join(root, '.cache/test-database');
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return path.join(MEMORY_FOLDER, `baksteen-test-${process.getuid?.()}-${name}`);
}

function hasEnoughMemory(): boolean {
  if (!existsSync(MEMORY_FOLDER)) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return Math.min(bavail * bsize, freemem()) >= MIN_BYTES;
}
