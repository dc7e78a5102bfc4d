/** The release before the newest migration, whose servers do not know that migration. */
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

/** Returns the parent of the commit that added the newest migration; null without the project's history. */
export function findPreviousRelease(): { commit: string; newestMigration: string } | null {
  const newestMigration = readdirSync(path.join(findProjectRoot(), MIGRATIONS))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .at(-1);
  if (!newestMigration) return null;
  try {
    const added = git(
      'log',
      '-1',
      '--diff-filter=A',
      '--follow',
      '--format=%H',
      '--',
      `${MIGRATIONS}/${newestMigration}`,
    );
    return { commit: git('rev-parse', added ? `${added}^` : 'HEAD'), newestMigration };
  } catch {
    return null;
  }
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
