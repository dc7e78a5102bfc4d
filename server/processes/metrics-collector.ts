import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { ToWorker, WorkerMetrics } from './messages.ts';

/** The timeout for metrics; workers that are busy for longer are omitted. */
const LONGEST_COUNT_MS = 2_000;

interface Round {
  missing: Set<Worker>;
  figures: WorkerMetrics[];
  finish(): void;
}

/** Collects metrics from all workers and sends the aggregate to the worker that requested it. */
export function createMetricsCollector(
  processes: ReadonlySet<Worker>,
  send: (worker: Worker, message: ToWorker) => void,
) {
  const rounds = new Map<number, Round>();
  let last = 0;
  const settle = (round: Round) => {
    if (round.missing.size === 0) round.finish();
  };
  return {
    ask(asker: Worker, asked: number): void {
      last += 1;
      const number = last;
      const timer = setTimeout(() => round.finish(), LONGEST_COUNT_MS);
      const round: Round = {
        missing: new Set(processes),
        figures: [],
        async finish() {
          clearTimeout(timer);
          if (!rounds.delete(number)) return;
          const text = await AggregatorRegistry.aggregate(round.figures).metrics();
          send(asker, { type: 'counted', asked, text });
        },
      };
      rounds.set(number, round);
      for (const worker of round.missing) send(worker, { type: 'count', round: number });
    },
    add(worker: Worker, { round, figures }: { round: number; figures: WorkerMetrics }): void {
      const current = rounds.get(round);
      if (!current?.missing.delete(worker)) return;
      current.figures.push(figures);
      settle(current);
    },
    /** Stops waiting for a worker that has ended. */
    forget(worker: Worker): void {
      for (const round of rounds.values()) if (round.missing.delete(worker)) settle(round);
    },
  };
}
