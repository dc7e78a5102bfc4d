/** Starts PgBouncer with the configuration of `deploy/`, in front of a database of the test server. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerConnection } from '../../../server/platform/database/embedded.ts';
import { findPort } from '../site-process.ts';
import { readExample } from './example.ts';
import { createProgramFolder, startProgram } from './programs.ts';

export interface RunningPooler {
  /** The URL of the database behind the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** Fewer than two processes of the site use, so that they take turns on each connection. */
const CONNECTIONS = 2;
/** PgBouncer rejects to run as root. */
const NOBODY = 65_534;

export async function startPooler({ host, port, user, database }: ServerConnection): Promise<RunningPooler> {
  const folder = createProgramFolder('pgbouncer');
  const ownPort = await findPort();
  const users = path.join(folder, 'userlist.txt');
  const text = readExample('pgbouncer.ini', {
    'host=10.0.0.21 port=5432 dbname=baksteen': `host=${host} port=${port} dbname=${database}`,
    'listen_addr = 10.0.0.20': 'listen_addr = 127.0.0.1',
    'listen_port = 6432': `listen_port = ${ownPort}`,
    // The test server has no passwords.
    'auth_type = scram-sha-256': 'auth_type = trust',
    '/etc/pgbouncer/userlist.txt': users,
    'default_pool_size = 20': `default_pool_size = ${CONNECTIONS}`,
  });
  writeFileSync(users, `"${user}" ""\n`);
  const file = path.join(folder, 'pgbouncer.ini');
  // Debian's default folder of the socket is not there without its service.
  writeFileSync(file, `${text}unix_socket_dir =\n`);
  const uid = process.getuid?.() === 0 ? NOBODY : undefined;
  const program = await startProgram('pgbouncer', [file], { port: ownPort, uid });
  return {
    url: `postgres://${user}@127.0.0.1:${ownPort}/baksteen`,
    async stop() {
      await program.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
