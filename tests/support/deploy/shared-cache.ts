/** A shared cache with TLS in front of app servers: nginx alone, or nginx with Varnish behind it. */
import { findProxyPorts, type RunningProxy, startProxy } from './proxies.ts';
import { startVarnish } from './varnish.ts';

/** The program that stores responses. */
export type CacheName = 'nginx' | 'varnishd';

export async function startSharedCache(
  name: CacheName,
  apps: readonly [number, number],
): Promise<RunningProxy> {
  const ports = await findProxyPorts();
  if (name === 'nginx') return startProxy('nginx', { apps, ports, hasCache: true });
  const varnish = await startVarnish(apps);
  const proxy = await startProxy('nginx', { apps: [varnish.port, varnish.port], ports });
  return {
    ...proxy,
    async stop() {
      await proxy.stop();
      await varnish.stop();
    },
  };
}
