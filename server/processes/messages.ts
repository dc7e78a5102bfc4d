/** What the processes of a site tell each other: all of it goes by way of the first one. */

import type { Registry } from 'prom-client';
import * as v from 'valibot';

export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

const toWorker = v.variant('type', [
  /** Does what one process of them does: jobs, and pictures made ahead. */
  v.object({ type: v.literal('work') }),
  /** A queue has a job. */
  v.object({ type: v.literal('look'), queue: v.string() }),
  /** Its own figures are asked for. */
  v.object({ type: v.literal('count'), round: v.number() }),
  /** The figures of all. */
  v.object({ type: v.literal('counted'), asked: v.number(), text: v.string() }),
]);
export type ToWorker = v.InferOutput<typeof toWorker>;

const toLeader = v.variant('type', [
  v.object({ type: v.literal('look'), queue: v.string() }),
  v.object({ type: v.literal('count'), asked: v.number() }),
  v.object({ type: v.literal('counted'), round: v.number(), figures: v.custom<Figures>(Array.isArray) }),
]);
export type ToLeader = v.InferOutput<typeof toLeader>;

/** Null: it is of somebody else, such as the cluster itself. */
export function readToWorker(message: unknown): ToWorker | null {
  const parsed = v.safeParse(toWorker, message);
  return parsed.success ? parsed.output : null;
}

export function readToLeader(message: unknown): ToLeader | null {
  const parsed = v.safeParse(toLeader, message);
  return parsed.success ? parsed.output : null;
}
