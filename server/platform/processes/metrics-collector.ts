import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { ToWorker, WorkerMetrics } from './messages.ts';

/** The timeout for metrics; workers that are busy for longer are omitted. */
const METRICS_TIMEOUT_MS = 2_000;

interface Collection {
  pending: Set<Worker>;
  metrics: WorkerMetrics[];
  finish(): void;
}

interface CollectorDependencies {
  processes: ReadonlySet<Worker>;
  /** The metrics of the primary process. */
  own: Registry;
  send(worker: Worker, message: ToWorker): void;
}

/**
 * Collects metrics from all workers and sends the aggregate, with those of the primary process, to the worker that
 * requested it.
 */
export function createMetricsCollector({ processes, own, send }: CollectorDependencies) {
  const collections = new Map<number, Collection>();
  let lastId = 0;
  const finishIfComplete = (collection: Collection) => {
    if (collection.pending.size === 0) collection.finish();
  };
  return {
    /** Collects metrics for a worker; `request` is that worker's number of its request. */
    collect(requester: Worker, request: number): void {
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(() => collection.finish(), METRICS_TIMEOUT_MS);
      const collection: Collection = {
        pending: new Set(processes),
        metrics: [],
        async finish() {
          clearTimeout(timer);
          if (!collections.delete(id)) return;
          const all = [...collection.metrics, await own.getMetricsAsJSON()];
          const text = await AggregatorRegistry.aggregate(all).metrics();
          send(requester, { type: 'aggregated-metrics', request, text });
        },
      };
      collections.set(id, collection);
      for (const worker of collection.pending) send(worker, { type: 'read-metrics', collection: id });
    },
    add(worker: Worker, { collection: id, metrics }: { collection: number; metrics: WorkerMetrics }): void {
      const collection = collections.get(id);
      if (!collection?.pending.delete(worker)) return;
      collection.metrics.push(metrics);
      finishIfComplete(collection);
    },
    /** Stops waiting for a worker that has ended. */
    forget(worker: Worker): void {
      for (const collection of collections.values())
        if (collection.pending.delete(worker)) finishIfComplete(collection);
    },
  };
}
