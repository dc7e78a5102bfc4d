/** What shared caches with the configurations of `deploy/` serve while app servers are stopped. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { type HttpsClient, openHttps } from '../support/deploy/https-client.ts';
import { describeWith } from '../support/deploy/programs.ts';
import { startSharedCache } from '../support/deploy/shared-cache.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { until } from '../support/until.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** Starts an app server whose page a shared cache may store for a second. */
async function startAppServer(): Promise<OpenServer> {
  const server = await openServer((req, res) => {
    const isShared = req.url === '/page';
    res.setHeader('cache-control', isShared ? 'public, max-age=0, s-maxage=1' : 'private, no-cache');
    res.end(isShared ? 'stored' : 'not stored');
  });
  stops.push(server.close);
  return server;
}

describe.each(['nginx', 'varnishd'] as const)('cached by %s', (name) => {
  describeWith(name)('while app servers are stopped', () => {
    const read = async (client: HttpsClient, path: string) => {
      const { status, body } = await client.send(path);
      return status === 200 ? body.toString() : status;
    };

    test('one: pages come from the other; both: only stored pages are served', async () => {
      const [one, other] = [await startAppServer(), await startAppServer()];
      const cache = await startSharedCache(name, [one.port, other.port]);
      stops.push(cache.stop);
      const client = await openHttps(cache.origin, { ca: cache.ca });
      stops.push(client.close);
      expect(await read(client, '/page')).toBe('stored');
      await one.close();
      for (let time = 0; time < 4; time++) expect(await read(client, '/own')).toBe('not stored');
      await other.close();
      await until(async () => Number(await read(client, '/own')) >= 500, true);
      for (let time = 0; time < 4; time++) expect(await read(client, '/page')).toBe('stored');
    });
  });
});
