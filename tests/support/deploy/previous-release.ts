/** The release before the newest migrations, whose servers do not know them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProjectRoot } from '../../../server/platform/build/project-root.ts';

export interface PreviousRelease {
  folder: string;
  /** The file name of the migration that this release has and the previous one lacks. */
  newestMigration: string;
  remove(): void;
}

const MIGRATIONS = 'server/platform/database/migrations';
/** Fills a migrated database with the demo agency and its pictures, in the checkout where it runs. */
const FILL = `
  import { existsSync } from 'node:fs';
  import { loadDemo } from './tests/support/load-demo.ts';
  // Releases before decision 064 have no floors.
  const platform = existsSync('server/platform') ? './server/platform' : './server';
  const { connect } = await import(platform + '/database/connect.ts');
  const { registerDrawings } = await import(platform + '/media/register-drawings.ts');
  // Releases before decision 063 have the demo in server/.
  const demo = existsSync('demo') ? './demo' : './server/demo';
  const { createDemoDrawings } = await import(demo + '/drawings/demo-drawings.ts');
  const url = process.argv[1];
  await loadDemo(url);
  const { db, close } = connect(url);
  await registerDrawings(db, createDemoDrawings()).finally(close);
`;

/**
 * Returns the newest commit that has only the first migrations of this checkout. Branches that were joined can add
 * migrations in another order than that of their numbers; a commit between them is no release, because its database
 * cannot be migrated. Null without the project's history.
 */
export function findPreviousRelease(): { commit: string; newestMigration: string } | null {
  const folder = path.join(findProjectRoot(), MIGRATIONS);
  const own = readdirSync(folder).filter(isMigration).sort();
  const newestMigration = own.at(-1);
  if (!newestMigration) return null;
  const isBefore = (commit: string) => {
    const known = migrationsOf(commit);
    return known.length < own.length && known.every((name, index) => name === own[index]);
  };
  try {
    const changes = git('log', '--format=%H', '--', MIGRATIONS).split('\n');
    const commit = ['HEAD', ...changes.map((change) => `${change}^`)].find(isBefore);
    return commit ? { commit: git('rev-parse', commit), newestMigration } : null;
  } catch {
    return null;
  }
}

const isMigration = (file: string) => file.endsWith('.sql');

/** Returns the file names of a commit's migrations, in order. */
function migrationsOf(commit: string): string[] {
  const paths = git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`).split('\n');
  return paths
    .filter(isMigration)
    .map((file) => path.basename(file))
    .sort();
}

/** Checks a commit out into a folder of its own, with the packages of its lockfile. */
export function checkOut({
  commit,
  newestMigration,
}: {
  commit: string;
  newestMigration: string;
}): PreviousRelease {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-previous-'));
  const archive = path.join(folder, 'release.tar');
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  addPackages(folder);
  return { folder, newestMigration, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Uses the packages of this checkout when they are the same ones, else installs those of the lockfile. */
function addPackages(folder: string): void {
  const lockfileOf = (checkout: string) => readFileSync(path.join(checkout, 'package-lock.json'), 'utf8');
  const root = findProjectRoot();
  if (lockfileOf(folder) === lockfileOf(root)) {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    return;
  }
  // With another NODE_ENV the packages of the build would be left out.
  const env = { ...process.env, NODE_ENV: 'development' };
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--no-progress'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: findProjectRoot(), encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** Fills the database of a running site with the demo agency, by the code of a checkout. */
export function fillByCodeOf(checkout: string, databaseUrl: string): void {
  execFileSync(process.execPath, ['--input-type=module', '-e', FILL, databaseUrl], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
