/** Creates a new, empty PostgreSQL cluster. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { changeOwner } from './account.ts';
import { type Binaries, programPath } from './binaries.ts';
import type { ServerPaths } from './paths.ts';

export const SUPERUSER = 'baksteen';
const PASSWORD_FILE = 'superuser-password';
const ABANDONED_AFTER_MS = 10 * 60_000;

/** Creates the cluster unless it exists; of two concurrent processes, one creates it and both continue. */
export async function ensureCluster(paths: ServerPaths, binaries: Binaries): Promise<void> {
  if (existsSync(paths.cluster)) return checkAccess(paths.cluster);
  removeAbandonedDrafts(paths.cluster);
  const draft = `${paths.cluster}.${process.pid}.tmp`;
  mkdirSync(draft, { mode: 0o700 });
  changeOwner(paths.account, draft);
  try {
    await initialise(paths, binaries, draft);
    renameSync(draft, paths.cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(paths.cluster)) throw error;
  }
}

function checkAccess(cluster: string): void {
  try {
    accessSync(cluster, constants.R_OK | constants.X_OK);
  } catch {
    throw new Error(`${cluster} belongs to another user: start as that user, or set DATA_DIR.`);
  }
}

async function initialise({ account }: ServerPaths, binaries: Binaries, folder: string): Promise<void> {
  const args = ['-D', folder, '-U', SUPERUSER, '--encoding=UTF8', '--locale-provider=builtin'];
  args.push('--locale=C.UTF-8', '--text-search-config=simple');
  const passwordDraft = `${folder}.password`;
  if (process.platform === 'win32') {
    // On Windows the port is open to every local program, so a password protects it.
    writeFileSync(passwordDraft, randomBytes(24).toString('base64url'));
    args.push('--auth=scram-sha-256', `--pwfile=${passwordDraft}`);
  } else {
    args.push('--auth=trust');
  }
  const options = { ...account, cwd: '/', env: serverEnvironment(), windowsHide: true };
  await promisify(execFile)(programPath(binaries, 'initdb'), args, options).catch((error) => {
    throw new Error(`initdb failed: ${error.stderr || error.message}`, { cause: error });
  });
  if (existsSync(passwordDraft)) renameSync(passwordDraft, path.join(folder, PASSWORD_FILE));
}

/** A minimal environment: the user's locale and PG* variables must not affect the server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
}

/** The superuser's password; only used on Windows. */
export function readPassword(cluster: string): string | undefined {
  const file = path.join(cluster, PASSWORD_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function removeAbandonedDrafts(cluster: string): void {
  const folder = path.dirname(cluster);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${path.basename(cluster)}.`) || !name.endsWith('.tmp')) continue;
    const draft = path.join(folder, name);
    const { mtimeMs } = statSync(draft, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) rmSync(draft, { recursive: true, force: true });
  }
}
