/** A proxy to a database socket. Once cut, nothing listens on it, as after a crash of the server. */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseTarget } from '../../server/platform/database/connect.ts';
import type { ServerConnection } from '../../server/platform/database/embedded.ts';

export interface SocketProxy {
  /** The client end of the line. */
  client: ServerConnection;
  close(): Promise<void>;
  /** Blocks all traffic without closing connections, until the line is cut. */
  freeze(): void;
  /** Does nothing when the line is open. */
  reopen(): Promise<void>;
  remove(): Promise<void>;
}

const PORT = 5432;

/** Opens a line to this target. */
export async function openSocketProxy(target: DatabaseTarget): Promise<SocketProxy> {
  if (typeof target === 'string') throw new Error('the test server is reached by a socket');
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-line-'));
  chmodSync(folder, 0o755);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let isFrozen = false;
  const close = async () => {
    const closing = server;
    server = undefined;
    closing?.close();
    for (const socket of sockets) socket.destroy();
    if (closing) await once(closing, 'close');
    isFrozen = false;
  };
  const reopen = async () => {
    if (server) return;
    const end = path.join(target.host, `.s.PGSQL.${target.port}`);
    server = createServer((near) => {
      if (isFrozen) sockets.add(near.on('error', () => {}));
      else join(near, dial(end), sockets);
    });
    const near = path.join(folder, `.s.PGSQL.${PORT}`);
    server.listen(near);
    await once(server, 'listening');
    // A pooler connects as another user.
    chmodSync(near, 0o777);
  };
  await reopen();
  return {
    client: { ...target, host: folder, port: PORT },
    close,
    freeze() {
      for (const socket of sockets) socket.unpipe().pause();
      isFrozen = true;
    },
    reopen,
    async remove() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function join(near: Socket, far: Socket, sockets: Set<Socket>): void {
  const forward = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  };
  forward(near, far);
  forward(far, near);
}
