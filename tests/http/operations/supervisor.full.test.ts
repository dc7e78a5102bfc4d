/** A site of one process: its primary restarts the worker that dies, and the embedded database keeps running. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from '@jest/globals';
import { ALLOCATOR } from '../../../server/platform/processes/process-limits.ts';
import { prepareSeparateSite, type SeparateSite } from '../../support/separate-site.ts';
import { METRICS_TOKEN, readMetrics, workersOf } from '../../support/site-process.ts';
import { until } from '../../support/until.ts';

let site: SeparateSite | undefined;
afterEach(() => site?.remove());

async function start(): Promise<SeparateSite> {
  site = await prepareSeparateSite({
    WEB_CONCURRENCY: '1',
    DEMO: 'off',
    PRERENDERED_PICTURES: '0',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN,
  });
  await site.start();
  return site;
}

const isReady = ({ url }: SeparateSite) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('a killed worker is replaced and counted, and the new one uses the running database server', async () => {
  const started = await start();
  const server = started.serverPid();
  for (const count of [1, 2]) {
    const [victim = 0, ...others] = workersOf(started.pid);
    expect(others).toEqual([]);
    process.kill(victim, 'SIGKILL');
    await until(() => !workersOf(started.pid).includes(victim), true);
    await until(() => isReady(started), true);
    expect(await readMetrics(started.url)).toContain(
      `baksteen_worker_exits_total{reason="SIGKILL"} ${count}`,
    );
  }
  expect((await fetch(`${started.url}/en/contact`)).status).toBe(200);
  expect(started.serverPid()).toBe(server);
});

test('without its primary, the worker stops', async () => {
  const started = await start();
  const [worker = 0] = workersOf(started.pid);
  process.kill(started.pid, 'SIGKILL');
  await until(() => fetch(`${started.url}/healthz`).catch(() => 'closed'), 'closed');
  await until(() => isAlive(worker), false);
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const isLinux = process.platform === 'linux';
(isLinux ? test : test.skip)('the worker starts with the settings of the allocator', async () => {
  const started = await start();
  const [worker = 0] = workersOf(started.pid);
  const environment = readFileSync(`/proc/${worker}/environ`, 'utf8').split('\0');
  for (const [name, value] of Object.entries(ALLOCATOR)) expect(environment).toContain(`${name}=${value}`);
});
