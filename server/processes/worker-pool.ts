/** The worker processes, as managed by the primary process. */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { parseToPrimary, type ToWorker } from './messages.ts';
import { createMetricsCollector } from './metrics-collector.ts';

/** A worker that ends sooner is considered to have failed at startup. */
const STARTUP_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 10_000;

/** Limits glibc's memory arenas. By default there are up to eight per core, which retain some 40 MB per process. */
export const MALLOC_ARENA_MAX = '2';

const send = (worker: Worker | undefined, message: ToWorker) => {
  if (worker?.isConnected()) worker.send(message);
};

export class WorkerPool {
  /** Running workers with their start times. */
  readonly #running = new Map<Worker, number>();
  readonly #listening = new Set<Worker>();
  readonly #metrics = createMetricsCollector(this.#listening, send);
  #jobWorker: Worker | undefined;
  #startupFailures = 0;
  #hasStarted = false;
  #isStopping = false;

  constructor() {
    cluster.on('listening', (worker) => {
      this.#hasStarted = true;
      this.#listening.add(worker);
      if (!this.#jobWorker) this.#assignJobs();
    });
    cluster.on('exit', (worker) => this.#onExit(worker));
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
    const worker = cluster.fork({ MALLOC_ARENA_MAX, ...process.env });
    this.#running.set(worker, performance.now());
    return worker;
  }

  #assignJobs(): void {
    [this.#jobWorker] = this.#listening;
    send(this.#jobWorker, { type: 'start-background-work' });
  }

  #onExit(worker: Worker): void {
    const since = this.#running.get(worker) ?? 0;
    this.#running.delete(worker);
    this.#listening.delete(worker);
    this.#metrics.forget(worker);
    if (worker === this.#jobWorker) this.#assignJobs();
    if (this.#hasStarted) void this.#restart(since);
  }

  /** Restarts a worker immediately, or after growing pauses when workers fail repeatedly. */
  async #restart(since: number): Promise<void> {
    this.#startupFailures = performance.now() - since < STARTUP_MS ? this.#startupFailures + 1 : 0;
    const pause = this.#startupFailures > 1 ? FIRST_PAUSE_MS * 2 ** (this.#startupFailures - 2) : 0;
    await wait(Math.min(pause, MAX_PAUSE_MS));
    if (!this.#isStopping) this.#fork();
  }
}
