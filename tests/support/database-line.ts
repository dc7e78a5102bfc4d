/** A way to a database that can be cut: nobody listens at its end then, as when the server has died. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type DatabaseConnection, type DatabaseTarget } from '../../server/database/connect.ts';
import { until } from './until.ts';

export interface DatabaseLine {
  open(target: DatabaseTarget): Promise<DatabaseConnection & { target: DatabaseTarget }>;
  /** Resolves once the site knows. */
  cut(): Promise<void>;
  /** Resolves once the site knows; does nothing to a line that is whole. */
  mend(): Promise<void>;
}

const SOCKET = '.s.PGSQL.5432';

export function createDatabaseLine(): DatabaseLine {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-line-'));
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let connection: DatabaseConnection | undefined;
  let end = '';
  const close = async () => {
    const closing = server;
    server = undefined;
    closing?.close();
    for (const socket of sockets) socket.destroy();
    if (closing) await once(closing, 'close');
  };
  const listen = async () => {
    if (server) return;
    server = createServer((near) => join(near, dial(end), sockets)).listen(path.join(folder, SOCKET));
    await once(server, 'listening');
  };
  const isAway = () => connection?.reach.isAway;
  return {
    async open(target) {
      if (typeof target === 'string') throw new Error('the test server is reached by a socket');
      end = path.join(target.host, `.s.PGSQL.${target.port}`);
      await listen();
      const near = { ...target, host: folder, port: 5432 };
      const opened = connect(near);
      connection = opened;
      const remove = async () => {
        await opened.close();
        await close();
        rmSync(folder, { recursive: true, force: true });
      };
      return { ...opened, target: near, close: remove };
    },
    async cut() {
      await close();
      await until(isAway, true);
    },
    async mend() {
      await listen();
      await until(isAway, false);
    },
  };
}

function join(near: Socket, far: Socket, sockets: Set<Socket>): void {
  const follow = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  };
  follow(near, far);
  follow(far, near);
}
