/** The processes that serve, as the first one sees them. */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { createFigures } from './figures.ts';
import { readToLeader, type ToWorker } from './messages.ts';

/** A process that lived for less has not really begun. */
const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** How often glibc keeps freed memory apart for threads: by itself up to eight times for each core, some 40 MB of a process. */
export const MALLOC_ARENA_MAX = '2';

const send = (worker: Worker | undefined, message: ToWorker) => {
  if (worker?.isConnected()) worker.send(message);
};

export class Crew {
  /** Those that live, and since when. */
  readonly #living = new Map<Worker, number>();
  readonly #listening = new Set<Worker>();
  readonly #figures = createFigures(this.#listening, send);
  #working: Worker | undefined;
  #shortLives = 0;
  #hasBegun = false;
  #isOver = false;

  constructor() {
    cluster.on('listening', (worker) => {
      this.#hasBegun = true;
      this.#listening.add(worker);
      if (!this.#working) this.#nameOne();
    });
    cluster.on('exit', (worker) => this.#lose(worker));
    cluster.on('message', (worker, given) => {
      const message = readToLeader(given);
      if (message?.type === 'look') send(this.#working, message);
      if (message?.type === 'count') this.#figures.ask(worker, message.asked);
      if (message?.type === 'counted') this.#figures.add(worker, message);
    });
  }

  get size(): number {
    return this.#living.size;
  }

  /** Has so many run; resolves once the first listens. What keeps that one from listening keeps all. */
  start(processes: number): Promise<void> {
    const first = this.#fork();
    return new Promise((resolve, reject) => {
      first.once('exit', () => reject(new Error('The site did not start.')));
      first.once('listening', () => {
        for (let number = 1; number < processes && !this.#isOver; number++) this.#fork();
        resolve();
      });
    });
  }

  /** From now on none is replaced. */
  end(signal: NodeJS.Signals): void {
    this.#isOver = true;
    for (const worker of this.#living.keys()) worker.process.kill(signal);
  }

  #fork(): Worker {
    const worker = cluster.fork({ MALLOC_ARENA_MAX, ...process.env });
    this.#living.set(worker, performance.now());
    return worker;
  }

  #nameOne(): void {
    [this.#working] = this.#listening;
    send(this.#working, { type: 'work' });
  }

  #lose(worker: Worker): void {
    const since = this.#living.get(worker) ?? 0;
    this.#living.delete(worker);
    this.#listening.delete(worker);
    this.#figures.forget(worker);
    if (worker === this.#working) this.#nameOne();
    if (this.#hasBegun) void this.#replace(since);
  }

  /** At once, or after a growing pause when they end again and again. */
  async #replace(since: number): Promise<void> {
    this.#shortLives = performance.now() - since < SHORT_LIFE_MS ? this.#shortLives + 1 : 0;
    const pause = this.#shortLives > 1 ? FIRST_PAUSE_MS * 2 ** (this.#shortLives - 2) : 0;
    await wait(Math.min(pause, LONGEST_PAUSE_MS));
    if (!this.#isOver) this.#fork();
  }
}
