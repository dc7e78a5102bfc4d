/** Runs a test's app on its own port, for streams, chunked requests and concurrent requests. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OpenServer {
  http: Server;
  port: number;
  origin: string;
  /** Closes the server and aborts pending requests. */
  close(): Promise<void>;
}

export async function openServer(app: RequestListener): Promise<OpenServer> {
  const http = createServer(app).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    http,
    port,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
