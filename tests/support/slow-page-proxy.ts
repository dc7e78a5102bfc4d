/** A proxy that holds back the end of each page, as a slow section does. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const END = '</body>';

export interface SlowPageProxy {
  url: string;
  /** Sends the held-back part. */
  release(): void;
  stop(): Promise<void>;
}

export async function startSlowPageProxy(site: string): Promise<SlowPageProxy> {
  const heldBack: [ServerResponse, string][] = [];
  const server = createServer(async (req, res) => {
    const response = await fetch(site + req.url, { headers: { accept: req.headers.accept ?? '*/*' } });
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    const policy = response.headers.get('content-security-policy') ?? '';
    res.writeHead(response.status, { 'content-type': type, 'content-security-policy': policy });
    if (!type.startsWith('text/html')) return res.end(body);
    const html = body.toString();
    res.write(html.slice(0, html.indexOf(END)));
    heldBack.push([res, html.slice(html.indexOf(END))]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      for (const [res, rest] of heldBack.splice(0)) res.end(rest);
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
