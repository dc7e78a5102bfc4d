/** CPU time of an embedded PostgreSQL server. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { EmbeddedServer } from '../../server/database/embedded.ts';
import { cpuMsOf, cpuMsOfEndedChildren } from './run-server.ts';

/** Returns the pid of the PostgreSQL postmaster. */
export async function postmasterOf({ connection }: EmbeddedServer): Promise<number> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const stat = readFileSync(`/proc/${rows[0].pid}/stat`, 'utf8');
  await client.end();
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/**
 * Returns the CPU time so far of the processes that the postmaster has started: those of connections, and those in the
 * background. Reads again when one of them ends meanwhile, which would be missing or counted twice.
 */
export function postgresMs(postmaster: number): number {
  for (;;) {
    const ended = cpuMsOfEndedChildren(postmaster);
    const running = cpuMsOfChildren(postmaster);
    if (running !== undefined && cpuMsOfEndedChildren(postmaster) === ended) return ended + running;
  }
}

/** Returns undefined when a child ends before its time is read. */
function cpuMsOfChildren(postmaster: number): number | undefined {
  const pids = execFileSync('pgrep', ['--parent', String(postmaster)], { encoding: 'utf8' });
  try {
    return pids
      .trim()
      .split('\n')
      .reduce((sum, pid) => sum + cpuMsOf(Number(pid)), 0);
  } catch (error) {
    if (hasEnded(error)) return undefined;
    throw error;
  }
}

/** Reading a file of `/proc` fails with ESRCH when the process ends after the file was opened. */
const hasEnded = (error: unknown) =>
  ['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '');
