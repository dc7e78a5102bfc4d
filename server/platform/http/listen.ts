import type { Server } from 'node:http';
import { createServer } from 'node:net';

/**
 * Connections that the kernel completes before Node accepts them; Linux caps it at `net.core.somaxconn`. Beyond it,
 * Linux ignores the client's data, and the connection waits for seconds or is reset. Node's default is 511.
 */
const MAX_PENDING_CONNECTIONS = 4_096;

/**
 * Resolves when the server listens.
 * @throws an error that names the port when another program uses it.
 */
export function listenOnPort(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(withPort(error, port)));
    server.listen({ port, backlog: MAX_PENDING_CONNECTIONS }, resolve);
  });
}

/**
 * Resolves when a server could listen on the port, which is free again then.
 * @throws an error that names the port when another program uses it.
 */
export function checkPortIsFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(withPort(error, port)));
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

function withPort(error: NodeJS.ErrnoException, port: number): Error {
  return error.code === 'EADDRINUSE'
    ? new Error(`PORT ${port} is taken by another program: end it, or set another PORT.`)
    : error;
}
