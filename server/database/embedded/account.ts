/** The system user under which the embedded server runs. */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';

/** Undefined ids: the user of this process. */
export interface ServerAccount {
  uid?: number;
  gid?: number;
}

/** "nobody" on most systems; no entry in the user database is needed. */
const UNPRIVILEGED = 65534;

/** PostgreSQL does not run as root: then the owner of the existing cluster, or an unprivileged user. */
export function chooseAccount(cluster: string): ServerAccount {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return { uid: UNPRIVILEGED, gid: UNPRIVILEGED };
}

/** Whether the account may read and enter (or execute) every one of the existing paths. */
export function canReach(account: ServerAccount, paths: readonly string[]): boolean {
  if (account.uid === undefined) return true;
  const test = 'for p do test -r "$p" && test -x "$p" || exit 1; done';
  const { status, error } = spawnSync('/bin/sh', ['-c', test, 'sh', ...paths], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  if (error) {
    throw new Error(
      `PostgreSQL does not run as root, and this machine does not let root act as user ${account.uid} ` +
        `(${error.message}). Start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return status === 0;
}

export function giveTo(account: ServerAccount, folder: string): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
}
