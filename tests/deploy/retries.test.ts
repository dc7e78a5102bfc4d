/** Which requests nginx and Caddy send again when an app server breaks off, with the configurations of `deploy/`. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { type HttpsClient, openHttps } from '../support/deploy/https-client.ts';
import { describeWith } from '../support/deploy/programs.ts';
import { findProxyPorts, type RunningProxy, startProxy } from '../support/deploy/proxies.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { findPort } from '../support/site-process.ts';

interface AppServer extends OpenServer {
  /** The methods of the requests that arrived, without health checks. */
  received: string[];
}

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** Starts an app server that is healthy, and answers other requests or breaks their connection. */
async function startAppServer(isBroken: boolean): Promise<AppServer> {
  const received: string[] = [];
  const server = await openServer((req, res) => {
    if (req.url === '/healthz') return void res.end();
    received.push(req.method ?? '');
    if (isBroken) req.socket.destroy();
    else res.end('answered');
  });
  stops.push(server.close);
  return { ...server, received };
}

async function openProxy(name: 'nginx' | 'caddy', apps: readonly [number, number]): Promise<HttpsClient> {
  const proxy: RunningProxy = await startProxy(name, { apps, ports: await findProxyPorts() });
  stops.push(proxy.stop);
  const client = await openHttps(proxy.origin, { ca: proxy.ca });
  stops.push(client.close);
  return client;
}

const postTo = (client: HttpsClient) => client.send('/', { method: 'POST', body: 'message=Hello' });

describe.each(['nginx', 'caddy'] as const)('behind %s', (name) => {
  describeWith(name)('with one app server that breaks off', () => {
    test('a GET is sent to the other one', async () => {
      const [broken, whole] = [await startAppServer(true), await startAppServer(false)];
      const client = await openProxy(name, [broken.port, whole.port]);
      const answers = await Promise.all(Array.from({ length: 4 }, () => client.send('/')));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(broken.received.length).toBeGreaterThan(0);
    });

    test('a POST that was sent is not sent again', async () => {
      const [broken, whole] = [await startAppServer(true), await startAppServer(false)];
      const client = await openProxy(name, [broken.port, whole.port]);
      const statuses: number[] = [];
      while (broken.received.length === 0) statuses.push((await postTo(client)).status);
      expect(statuses.at(-1)).toBe(502);
      expect(broken.received.length + whole.received.length).toBe(statuses.length);
    });

    test('a POST that could not be sent goes to the other one', async () => {
      const whole = await startAppServer(false);
      const client = await openProxy(name, [await findPort(), whole.port]);
      const answers = await Promise.all(Array.from({ length: 4 }, () => postTo(client)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(whole.received).toEqual(['POST', 'POST', 'POST', 'POST']);
    });
  });
});
