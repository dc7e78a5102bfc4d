/** A proxy to a database socket. Once cut, nothing listens on it, as after a crash of the server. */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseTarget } from '../../server/database/connect.ts';
import type { ServerConnection } from '../../server/database/embedded.ts';

export interface SocketLine {
  /** The client end of the line. */
  near: ServerConnection;
  cut(): Promise<void>;
  /** Blocks all traffic without closing connections, until the line is cut. */
  freeze(): void;
  /** Does nothing when the line is open. */
  mend(): Promise<void>;
  remove(): Promise<void>;
}

const PORT = 5432;

/** Opens a line to this target. */
export async function openSocketLine(target: DatabaseTarget): Promise<SocketLine> {
  if (typeof target === 'string') throw new Error('the test server is reached by a socket');
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-line-'));
  chmodSync(folder, 0o755);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let isFrozen = false;
  const cut = async () => {
    const closing = server;
    server = undefined;
    closing?.close();
    for (const socket of sockets) socket.destroy();
    if (closing) await once(closing, 'close');
    isFrozen = false;
  };
  const mend = async () => {
    if (server) return;
    const end = path.join(target.host, `.s.PGSQL.${target.port}`);
    server = createServer((near) => {
      if (isFrozen) sockets.add(near.on('error', () => {}));
      else join(near, dial(end), sockets);
    });
    server.listen(path.join(folder, `.s.PGSQL.${PORT}`));
    await once(server, 'listening');
  };
  await mend();
  return {
    near: { ...target, host: folder, port: PORT },
    cut,
    freeze() {
      for (const socket of sockets) socket.unpipe().pause();
      isFrozen = true;
    },
    mend,
    async remove() {
      await cut();
      rmSync(folder, { recursive: true, force: true });
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
