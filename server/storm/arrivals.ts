import { setImmediate as nextRound } from 'node:timers/promises';

/** Some tens of milliseconds: who is let in must get their answers as well. */
const MOST_ROUNDS = 64;

/**
 * Connections as they come. Node accepts one in each round of its loop: if pages are made in every round, a thousand
 * newcomers stand outside for ten seconds, and with them whoever wants what is kept.
 */
export class Arrivals {
  #count = 0;

  readonly note = (): void => {
    this.#count += 1;
  };

  /** Resolves after a round in which nobody came, or after so many. Before anything that takes milliseconds. */
  async settled(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const before = this.#count;
      await nextRound();
      if (this.#count === before) return;
    }
  }
}
