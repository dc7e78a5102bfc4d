import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findProjectRoot } from './project-root.ts';

/**
 * Writes a generated file. With `--verify` on the command line it writes nothing, and the process exits with code 1
 * when the file differs. `file`: its path in the project; `command`: the npm script that writes it.
 */
export async function writeGenerated(file: string, contents: string, command: string): Promise<void> {
  const target = path.join(findProjectRoot(), file);
  if (!process.argv.includes('--verify')) return writeFile(target, contents);
  if ((await readFile(target, 'utf8').catch(() => '')) === contents) return;
  process.stdout.write(`${file} is out of date: npm run ${command}\n`);
  process.exitCode = 1;
}
