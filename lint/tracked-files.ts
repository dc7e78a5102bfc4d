import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Returns the project's files that match git pathspecs: committed and new ones, without ignored and deleted ones. */
export function listTrackedFiles(...pathspecs: string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...pathspecs];
  const output = execFileSync('git', args, { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES });
  return output.split('\n').filter((file) => file && existsSync(file));
}
