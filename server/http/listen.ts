import type { Server } from 'node:http';

/**
 * Resolves when the server listens.
 * @throws an error that names the port when another program uses it.
 */
export function listenOnPort(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`PORT ${port} is taken by another program.`) : error),
    );
    server.listen(port, resolve);
  });
}
