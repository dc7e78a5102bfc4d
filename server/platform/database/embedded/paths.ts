/** Chooses the folders of the embedded server's cluster and socket. */
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canAccess, changeOwner, chooseAccount, type ServerAccount } from './account.ts';

export interface ServerPaths {
  account: ServerAccount;
  /** PostgreSQL's data directory; it may not exist yet. */
  cluster: string;
  /** The server's standard error output. */
  logFile: string;
  /** Set when the cluster could not be placed in the requested folder. */
  movedFrom?: string;
}

/** Contains the major version, because a new one cannot read the files of an old one. */
const CLUSTER = 'cluster-18';
/** The longest path of a unix socket on every platform (macOS: 104 including the terminating zero). */
const SOCKET_PATH_LIMIT = 103;
const STATE_FOLDERS = ['/var/lib/baksteen', '/var/tmp/baksteen', '/tmp/baksteen'];

/** Creates `directory` and returns the cluster's paths in it, or below an accessible folder instead. */
export function chooseServerPaths(directory: string): ServerPaths {
  mkdirSync(directory, { recursive: true });
  const requested = realpathSync(directory);
  const account = chooseAccount(path.join(requested, CLUSTER));
  // A new folder may be inaccessible to others, as temporary ones are.
  if (readdirSync(requested).length === 0) changeOwner(account, requested);
  if (canAccess(account, [requested])) return pathsIn(requested, account);
  const reachable = path.join(reachableStateFolder(), `data-${shortHash(requested)}`);
  mkdirSync(reachable, { recursive: true, mode: 0o755 });
  chmodSync(reachable, 0o755);
  return { ...pathsIn(reachable, chooseAccount(path.join(reachable, CLUSTER))), movedFrom: requested };
}

function pathsIn(folder: string, account: ServerAccount): ServerPaths {
  return { account, cluster: path.join(folder, CLUSTER), logFile: path.join(folder, 'postgresql.log') };
}

/** A folder that every user can enter and only this one can write to. */
export function reachableStateFolder(): string {
  for (const folder of STATE_FOLDERS) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const { uid, mode } = statSync(folder);
      // In a world-writable folder, another user could have created it first.
      if (uid !== process.getuid?.() || mode & 0o022) continue;
      chmodSync(folder, 0o755);
      return folder;
    } catch {
      // Read-only: try the next folder.
    }
  }
  throw new Error(`None of ${STATE_FOLDERS.join(', ')} can be written; start as an ordinary user.`);
}

/** The folder of the socket: the cluster itself, unless the path would be too long for a unix socket. */
export function socketFolder({ cluster, account }: ServerPaths): string {
  if (fitsSocket(cluster)) return cluster;
  const name = `baksteen-${shortHash(cluster)}`;
  const folder = [path.join(tmpdir(), name), path.join('/tmp', name)].find(fitsSocket);
  if (!folder) throw new Error(`No folder with a path short enough for a socket: ${tmpdir()}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) changeOwner(account, folder);
  else if (statSync(folder).uid !== process.getuid?.()) throw new Error(`${folder} belongs to another user`);
  return folder;
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, '.s.PGSQL.5432')) <= SOCKET_PATH_LIMIT;
}

/** Returns twelve characters that name a folder or socket after a path. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
