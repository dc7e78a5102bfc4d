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
 * background.
 */
export function postgresMs(postmaster: number): number {
  const pids = execFileSync('pgrep', ['--parent', String(postmaster)], { encoding: 'utf8' });
  return pids
    .trim()
    .split('\n')
    .reduce((sum, pid) => sum + cpuMsOf(Number(pid)), cpuMsOfEndedChildren(postmaster));
}
