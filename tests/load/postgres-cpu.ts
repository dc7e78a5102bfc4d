/** CPU time of an embedded PostgreSQL server. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { EmbeddedServer } from '../../server/platform/database/embedded.ts';
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
 * background. Retries when a process ends during the reading, because its time could be missing.
 */
export function postgresMs(postmaster: number): number {
  for (;;) {
    const endedMs = cpuMsOfEndedChildren(postmaster);
    const runningMs = cpuMsOfRunningChildren(postmaster);
    if (runningMs !== undefined && cpuMsOfEndedChildren(postmaster) === endedMs) return endedMs + runningMs;
  }
}

/** Returns the CPU time of the running children of a process; undefined when one ends before its time is read. */
function cpuMsOfRunningChildren(postmaster: number): number | undefined {
  const pids = execFileSync('pgrep', ['--parent', String(postmaster)], { encoding: 'utf8' });
  try {
    return pids
      .trim()
      .split('\n')
      .reduce((sum, pid) => sum + cpuMsOf(Number(pid)), 0);
  } catch (error) {
    if (isEndedProcess(error)) return undefined;
    throw error;
  }
}

/** For a process that has ended, opening a file of `/proc` fails with ENOENT, and reading an open one with ESRCH. */
const isEndedProcess = (error: unknown) =>
  ['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '');
