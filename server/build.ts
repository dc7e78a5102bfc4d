/** `npm run build`: builds browser files, playground and server, and stores a hash of their sources. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { writeBuildInfo } from './commands/doctor/build-info.ts';
import { withProgress } from './platform/build/progress.ts';
import { findProjectRoot } from './platform/build/project-root.ts';

const MODES = ['site', 'desk', 'playground', 'server'];
const SOURCES = [
  'shared/**',
  'graphql/**',
  'server/**',
  'client/**',
  'demo/**',
  'locales/**',
  'vite.config.ts',
  'package-lock.json',
];
/** Compressible files that browsers load. */
const BROWSER_FILES = 'dist/{client/assets,desk/desk-files,playground/playground}/*.{js,css,svg}';
/** Maximum Brotli quality takes seconds per megabyte, too long for the editor of the playground. */
const LARGE = 500_000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const run = promisify(execFile);
const TESTS = ['**/*.test.ts', '**/*.test.tsx'];

/**
 * Builds everything.
 * @throws with the output of the builder when it fails.
 */
async function build(root: string): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  // Vite keeps a NODE_ENV that is set. With `development` it takes other modules of react-router, and the build fails.
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const mode of MODES) {
    const options = ['build', '--mode', mode, '--logLevel', mode === 'playground' ? 'error' : 'warn'];
    await run(process.execPath, [vite, ...options], { cwd: root, env, maxBuffer: MAX_OUTPUT_BYTES }).catch(
      (error) => {
        throw new Error(`The build of the ${mode} failed:\n${error.stdout}\n${error.stderr}`);
      },
    );
  }
  await Promise.all(globSync(BROWSER_FILES, { cwd: root }).map((file) => compress(path.join(root, file))));
  writeBuildInfo(root);
  writeFileSync(stampFile(root), hashSources(root));
}

const brotli = promisify(brotliCompress);

/** Stores a compressed copy beside a file; build-time compression is stronger than compression per response. */
async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  const quality = plain.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await writeFile(`${file}.br`, await brotli(plain, { params }));
}

/** Builds unless the last build was made from the same sources. */
export async function buildWhenNeeded(): Promise<void> {
  const root = findProjectRoot();
  const stamp = stampFile(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(root)) return;
  await withProgress('Building the site (about 15 seconds)', () => build(root));
}

function stampFile(root: string): string {
  return path.join(root, 'dist/sources');
}

/** A hash of all source files of a build. */
function hashSources(root: string): string {
  const entries = globSync(SOURCES, { cwd: root, withFileTypes: true, exclude: TESTS });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

if (import.meta.main) await build(findProjectRoot());
