/** The system user that runs the embedded server. */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';

/** Undefined ids: the user of this process. */
export interface ServerAccount {
  uid?: number;
  gid?: number;
}

/** The id that most systems reserve for a user without permissions. It needs no entry in the user database. */
const UNPRIVILEGED = 65534;

/** PostgreSQL refuses to run as root: returns the owner of an existing cluster, or an unprivileged user. */
export function chooseAccount(cluster: string): ServerAccount {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return { uid: UNPRIVILEGED, gid: UNPRIVILEGED };
}

/** Whether the account can read and enter (or execute) all of these existing paths. */
export function canAccess(account: ServerAccount, paths: readonly string[]): boolean {
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

export function changeOwner(account: ServerAccount, folder: string): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
}
