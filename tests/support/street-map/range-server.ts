import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves one file by byte ranges on a port of its own, as a host of static files does. */
export async function startRangeServer(bytes: Buffer) {
  const state = {
    etag: '"one"',
    /** Bytes of all responses. */
    sentBytes: 0,
    requests: 0,
    /** Decides whether a request, counted from 1, gets a 503. */
    isFailing: (_request: number): boolean => false,
  };
  const server = createServer((request, response) => {
    state.requests++;
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (state.isFailing(state.requests)) return response.writeHead(503).end();
    if (first === undefined) return response.writeHead(400).end();
    const part = bytes.subarray(Number(first), Number(last) + 1);
    state.sentBytes += part.length;
    response.writeHead(206, { etag: state.etag, 'content-length': part.length }).end(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    url: `http://127.0.0.1:${port}/world.pmtiles`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
