/** A proxy that holds back the end of each page, as a slow section or network does. */
import type { ServerResponse } from 'node:http';
import { openServer } from './open-server.ts';

export interface SlowPageProxy {
  url: string;
  /** Sends the held-back part. */
  release(): void;
  stop(): Promise<void>;
}

/** `end`: the markup at which the held-back part begins. */
export async function startSlowPageProxy(site: string, end = '</body>'): Promise<SlowPageProxy> {
  const heldBack: [ServerResponse, string][] = [];
  const { origin, close } = await openServer(async (req, res) => {
    const response = await fetch(site + req.url, { headers: { accept: req.headers.accept ?? '*/*' } });
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    const policy = response.headers.get('content-security-policy') ?? '';
    res.writeHead(response.status, { 'content-type': type, 'content-security-policy': policy });
    if (!type.startsWith('text/html')) return res.end(body);
    const html = body.toString();
    res.write(html.slice(0, html.indexOf(end)));
    heldBack.push([res, html.slice(html.indexOf(end))]);
  });
  return {
    url: origin,
    release: () => {
      for (const [res, rest] of heldBack.splice(0)) res.end(rest);
    },
    stop: close,
  };
}
