/** The worker side of the messages with the primary process. */
import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import { parseToWorker, type ToPrimary } from './messages.ts';

/** Longer than the primary process waits for the workers. */
const AGGREGATION_TIMEOUT_MS = 4_000;

interface Handlers {
  /** Makes this worker do the jobs from now on. */
  startBackgroundWork(): void;
  /** A queue has a job. */
  onJobAdded(queue: string): void;
  registry: Registry;
}

const sendToPrimary = (message: ToPrimary) => cluster.worker?.send(message);

/** Notifies the worker that does the jobs; does nothing in a single process. */
export function notifyJobWorker(queue: string): void {
  if (cluster.worker?.isConnected()) sendToPrimary({ type: 'job-added', queue });
}

/** Handles messages of the primary process. */
export function handlePrimaryMessages({ startBackgroundWork, onJobAdded, registry }: Handlers): void {
  process.on('message', async (raw) => {
    const message = parseToWorker(raw);
    if (message?.type === 'start-background-work') startBackgroundWork();
    if (message?.type === 'job-added') onJobAdded(message.queue);
    if (message?.type === 'read-metrics') {
      const metrics = await registry.getMetricsAsJSON();
      sendToPrimary({ type: 'worker-metrics', collection: message.collection, metrics });
    }
  });
}

let lastRequest = 0;

/** The aggregated metrics of all workers; those of this process when it is the only one, or after a timeout. */
export async function collectMetrics(registry: Registry): Promise<string> {
  if (!cluster.worker?.isConnected()) return registry.metrics();
  lastRequest += 1;
  const request = lastRequest;
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const onMessage = (raw: unknown) => {
    const message = parseToWorker(raw);
    if (message?.type === 'aggregated-metrics' && message.request === request) resolve(message.text);
  };
  const timer = setTimeout(resolve, AGGREGATION_TIMEOUT_MS, null);
  process.on('message', onMessage);
  sendToPrimary({ type: 'collect-metrics', request });
  const text = await promise;
  clearTimeout(timer);
  process.off('message', onMessage);
  return text ?? registry.metrics();
}
