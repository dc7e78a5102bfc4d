/** The worker processes, as managed by the primary process. */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { Registry } from 'prom-client';
import type { Logger } from '../logging/logger.ts';
import { createExitCounter } from './exit-counter.ts';
import { parseToPrimary, type ToWorker } from './messages.ts';
import { createMetricsCollector } from './metrics-collector.ts';
import { exitReason } from './process-exits.ts';
import { ALLOCATOR } from './process-limits.ts';
import { RestartBackoff } from './restart-backoff.ts';

const send = (worker: Worker | undefined, message: ToWorker) => {
  if (worker?.isConnected()) worker.send(message);
};

export class WorkerPool {
  /** Running workers with their start times. */
  readonly #running = new Map<Worker, number>();
  readonly #listening = new Set<Worker>();
  readonly #registry = new Registry();
  readonly #metrics = createMetricsCollector({
    processes: this.#listening,
    own: this.#registry,
    send,
  });
  readonly #backoff = new RestartBackoff();
  #jobWorker: Worker | undefined;
  #hasStarted = false;
  #isStopping = false;

  constructor(log: Pick<Logger, 'error'>) {
    const countExit = createExitCounter([this.#registry]);
    cluster.on('listening', (worker) => {
      this.#hasStarted = true;
      this.#listening.add(worker);
      if (!this.#jobWorker) this.#assignJobs();
    });
    cluster.on('exit', (worker, code, signal: NodeJS.Signals | null) => {
      const pauseMs = this.#onExit(worker);
      if (pauseMs === null) return;
      const reason = exitReason(code, signal);
      countExit(reason);
      log.error({ reason, pauseMs }, 'a worker process has ended and is restarted');
    });
    cluster.on('message', (worker, raw) => {
      const message = parseToPrimary(raw);
      if (message?.type === 'job-added') send(this.#jobWorker, message);
      if (message?.type === 'collect-metrics') this.#metrics.collect(worker, message.request);
      if (message?.type === 'worker-metrics') this.#metrics.add(worker, message);
    });
  }

  get size(): number {
    return this.#running.size;
  }

  /** Starts the workers; resolves when the first one listens. If that one fails, no other is started. */
  start(processes: number): Promise<void> {
    const first = this.#fork();
    return new Promise((resolve, reject) => {
      first.once('exit', () => reject(new Error('The site did not start.')));
      first.once('listening', () => {
        for (let number = 1; number < processes && !this.#isStopping; number++) this.#fork();
        resolve();
      });
    });
  }

  /** Stops all workers; from now on none is restarted. */
  end(signal: NodeJS.Signals): void {
    this.#isStopping = true;
    for (const worker of this.#running.keys()) worker.process.kill(signal);
  }

  #fork(): Worker {
    const worker = cluster.fork({ ...ALLOCATOR, ...process.env });
    this.#running.set(worker, performance.now());
    return worker;
  }

  #assignJobs(): void {
    [this.#jobWorker] = this.#listening;
    send(this.#jobWorker, { type: 'start-background-work' });
  }

  /** Returns the pause before the restart in ms; null when there is none. */
  #onExit(worker: Worker): number | null {
    const since = this.#running.get(worker) ?? 0;
    this.#running.delete(worker);
    this.#listening.delete(worker);
    this.#metrics.forget(worker);
    if (worker === this.#jobWorker) this.#assignJobs();
    if (!this.#hasStarted || this.#isStopping) return null;
    const pauseMs = this.#backoff.pauseAfter(performance.now() - since);
    void this.#restart(pauseMs);
    return pauseMs;
  }

  async #restart(pauseMs: number): Promise<void> {
    await wait(pauseMs);
    if (!this.#isStopping) this.#fork();
  }
}
