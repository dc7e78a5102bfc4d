/**
 * Fails when a folder has more written files than a reader sees at a glance. Unit tests beside their module do not count,
 * and neither do generated files and numbered sequences (migrations, decision records).
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const MAX_FILES = 25;
const SEQUENCES = new Set(['server/database/migrations', 'docs/decisions']);

/** Whether a tracked file counts against the limit of its folder. */
function isCounted(file: string): boolean {
  const folder = path.posix.dirname(file);
  const isUnitTest = /\.test\.tsx?$/.test(file) && !file.startsWith('tests/');
  return !isUnitTest && !SEQUENCES.has(folder) && !folder.split('/').includes('generated') && folder !== '.';
}

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const folders = Object.groupBy(tracked.split('\n').filter(Boolean).filter(isCounted), (file) =>
  path.posix.dirname(file),
);
const tooLarge = Object.entries(folders)
  .map(([folder, files = []]) => ({ folder, count: files.length }))
  .filter(({ count }) => count > MAX_FILES)
  .sort((one, other) => other.count - one.count);
for (const { folder, count } of tooLarge)
  process.stderr.write(`${folder} has ${count} files, at most ${MAX_FILES} are allowed\n`);
process.exitCode = tooLarge.length > 0 ? 1 : 0;
