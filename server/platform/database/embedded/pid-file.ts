/** Detects the server process by its pid file and a listening socket. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

interface Postmaster {
  pid: number;
  /** The folder of the socket, or a host name on Windows. */
  host: string;
  port: number;
}

/** The server can delete its file at any moment. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Parses `postmaster.pid`: line 1 is the process id, 4 the port, 5 the socket's folder, 6 the listen address. */
export function readPidFile(cluster: string): Postmaster | undefined {
  const lines = (readIfThere(pidFile(cluster)) ?? '').split('\n');
  const postmaster = { pid: Number(lines[0]), host: lines[4] || lines[5] || '', port: Number(lines[3]) };
  return postmaster.pid && postmaster.host && postmaster.port ? postmaster : undefined;
}

/** Whether the server process runs: its pid file exists before it listens, and until it has ended. */
export function isAlive(cluster: string): boolean {
  const pid = Number.parseInt(readIfThere(pidFile(cluster)) ?? '', 10);
  return pid > 0 && isServerProcess(pid);
}

/** Whether a server is listening; the process id alone may be stale. */
export function isListening({ host, port }: Postmaster): Promise<boolean> {
  const target = host.startsWith('/') ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port };
  return new Promise((resolve) => {
    const socket = connect(target);
    const settle = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
}

/**
 * Deletes a pid file whose process id now belongs to another program (after a crash, or a container's restart), which
 * would prevent PostgreSQL from starting. Only when nothing is listening and the process is not a server. If the
 * process no longer exists, PostgreSQL replaces the file itself, and ensures that only one server does.
 */
export function removeStalePidFile(cluster: string): void {
  const postmaster = readPidFile(cluster);
  if (!postmaster || !signal(postmaster.pid, 0) || isServerProcess(postmaster.pid)) return;
  rmSync(pidFile(cluster), { force: true });
}

export function isServerProcess(pid: number): boolean {
  if (!signal(pid, 0)) return false;
  try {
    // `<pid> (<name>) <state>`: excludes zombies.
    return / \(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // Without /proc, assume that a live process is the server.
    return !existsSync('/proc/self/stat');
  }
}

export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function pidFile(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}
