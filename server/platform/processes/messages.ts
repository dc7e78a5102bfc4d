/** Messages between the processes of a site; all are sent via the primary process. */

import type { Registry } from 'prom-client';
import * as v from 'valibot';

export type WorkerMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

const toWorker = v.variant('type', [
  /** Assigns the background work that only one worker does: jobs, and picture versions in advance. */
  v.object({ type: v.literal('start-background-work') }),
  /** A queue has a job. */
  v.object({ type: v.literal('job-added'), queue: v.string() }),
  /** Requests the worker's metrics. */
  v.object({ type: v.literal('read-metrics'), collection: v.number() }),
  /** The aggregated metrics. */
  v.object({ type: v.literal('aggregated-metrics'), request: v.number(), text: v.string() }),
]);
export type ToWorker = v.InferOutput<typeof toWorker>;

const toPrimary = v.variant('type', [
  v.object({ type: v.literal('job-added'), queue: v.string() }),
  /** Requests the aggregated metrics of all workers. */
  v.object({ type: v.literal('collect-metrics'), request: v.number() }),
  /** The metrics of one worker. */
  v.object({
    type: v.literal('worker-metrics'),
    collection: v.number(),
    metrics: v.custom<WorkerMetrics>(Array.isArray),
  }),
]);
export type ToPrimary = v.InferOutput<typeof toPrimary>;

/** Null for a message of another sender, such as the cluster module. */
export function parseToWorker(message: unknown): ToWorker | null {
  const parsed = v.safeParse(toWorker, message);
  return parsed.success ? parsed.output : null;
}

export function parseToPrimary(message: unknown): ToPrimary | null {
  const parsed = v.safeParse(toPrimary, message);
  return parsed.success ? parsed.output : null;
}
