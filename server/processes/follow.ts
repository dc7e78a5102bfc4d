/** One of several processes, and what it hears from the first one. */
import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import { readToWorker, type ToLeader } from './messages.ts';

/** Longer than the first process waits for the others. */
const LONGEST_ANSWER_MS = 4_000;

interface Duties {
  /** It is the one that works from now on. */
  work(): void;
  /** A queue has a job. */
  look(queue: string): void;
  registry: Registry;
}

const tell = (message: ToLeader) => cluster.worker?.send(message);

/** Tells the one that works that a queue has a job; nobody, when this process is the only one. */
export function lookElsewhere(queue: string): void {
  if (cluster.worker?.isConnected()) tell({ type: 'look', queue });
}

/** Does what it is told to. */
export function follow({ work, look, registry }: Duties): void {
  process.on('message', async (given) => {
    const message = readToWorker(given);
    if (message?.type === 'work') work();
    if (message?.type === 'look') look(message.queue);
    if (message?.type === 'count') {
      tell({ type: 'counted', round: message.round, figures: await registry.getMetricsAsJSON() });
    }
  });
}

let asked = 0;

/** The figures of all processes; of this one when there is no other, or no answer. */
export async function figuresOfAll(registry: Registry): Promise<string> {
  if (!cluster.worker?.isConnected()) return registry.metrics();
  asked += 1;
  const own = asked;
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const hear = (given: unknown) => {
    const message = readToWorker(given);
    if (message?.type === 'counted' && message.asked === own) resolve(message.text);
  };
  const timer = setTimeout(resolve, LONGEST_ANSWER_MS, null);
  process.on('message', hear);
  tell({ type: 'count', asked: own });
  const text = await promise;
  clearTimeout(timer);
  process.off('message', hear);
  return text ?? registry.metrics();
}
