/** Messages between the processes of a site; all are sent via the primary process. */

import type { Registry } from 'prom-client';
import * as v from 'valibot';

export type WorkerMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

const toWorker = v.variant('type', [
  /** Assigns the background work that only one worker does: jobs, and picture versions in advance. */
  v.object({ type: v.literal('work') }),
  /** A queue has a job. */
  v.object({ type: v.literal('look'), queue: v.string() }),
  /** Requests the worker's metrics. */
  v.object({ type: v.literal('count'), round: v.number() }),
  /** The aggregated metrics. */
  v.object({ type: v.literal('counted'), asked: v.number(), text: v.string() }),
]);
export type ToWorker = v.InferOutput<typeof toWorker>;

const toLeader = v.variant('type', [
  v.object({ type: v.literal('look'), queue: v.string() }),
  v.object({ type: v.literal('count'), asked: v.number() }),
  v.object({
    type: v.literal('counted'),
    round: v.number(),
    figures: v.custom<WorkerMetrics>(Array.isArray),
  }),
]);
export type ToPrimary = v.InferOutput<typeof toLeader>;

/** Null for a message of another sender, such as the cluster module. */
export function parseToWorker(message: unknown): ToWorker | null {
  const parsed = v.safeParse(toWorker, message);
  return parsed.success ? parsed.output : null;
}

export function parseToPrimary(message: unknown): ToPrimary | null {
  const parsed = v.safeParse(toLeader, message);
  return parsed.success ? parsed.output : null;
}
