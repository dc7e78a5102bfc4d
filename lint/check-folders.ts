/**
 * Fails when a folder has more written files than a reader sees at a glance. Unit tests beside their module do not
 * count, and neither do generated files and numbered sequences (migrations, decision records).
 */
import path from 'node:path';
import { listTrackedFiles } from './tracked-files.ts';

const MAX_FILES = 25;
const SEQUENCES = new Set(['server/platform/database/migrations', 'docs/decisions']);

/** Whether a file counts against the limit of its folder. */
function isCounted(file: string): boolean {
  const folder = path.posix.dirname(file);
  const isUnitTest = /\.test\.tsx?$/.test(file) && !file.startsWith('tests/');
  return !isUnitTest && !SEQUENCES.has(folder) && !folder.split('/').includes('generated') && folder !== '.';
}

const folders = Object.groupBy(listTrackedFiles().filter(isCounted), (file) => path.posix.dirname(file));
const tooLarge = Object.entries(folders)
  .map(([folder, files = []]) => ({ folder, count: files.length }))
  .filter(({ count }) => count > MAX_FILES)
  .sort((a, b) => b.count - a.count);
for (const { folder, count } of tooLarge)
  process.stderr.write(`${folder} has ${count} files, at most ${MAX_FILES} are allowed\n`);
process.exitCode = tooLarge.length > 0 ? 1 : 0;
