import { setImmediate as nextRound } from 'node:timers/promises';

/** Some tens of milliseconds; a limit, so that requests already accepted are answered too. */
const MAX_ROUNDS = 64;

/**
 * Counts new connections. Node accepts one connection per event loop iteration. If each iteration rendered a page, a
 * thousand new connections would wait for ten seconds, including those whose response is cached.
 */
export class NewConnections {
  #count = 0;

  readonly note = (): void => {
    this.#count += 1;
  };

  /** Resolves after an iteration without a new connection, or after the maximum. Await it before expensive work. */
  async settled(): Promise<void> {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const before = this.#count;
      await nextRound();
      if (this.#count === before) return;
    }
  }
}
