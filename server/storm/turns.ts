/** Turns to make an answer: so many at once; a few more wait, not for long. */
import { Busy } from './busy.ts';

export interface Room {
  atOnce: number;
  waiting: number;
  longestWaitMs: number;
}

/** Whoever takes a turn: an answer that is closed when nobody waits for it any more. */
export interface Asker {
  destroyed: boolean;
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

/** Called when the turn is over; again, it does nothing. */
export type EndTurn = () => void;

interface Parts extends Room {
  /** Waited for before a turn begins. */
  ready(): Promise<void>;
  /** Told how long it took until it was decided. */
  note(how: 'taken' | 'refused' | 'left', waitedMs: number): void;
}

interface Waiting {
  begin(): void;
}

export class Turns {
  readonly #parts: Parts;
  /** In the order in which they came. */
  readonly #waiting = new Set<Waiting>();
  /** Before the others. */
  readonly #wanted = new Set<Waiting>();
  #underWay = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get underWay(): number {
    return this.#underWay;
  }

  get waiting(): number {
    return this.#waiting.size + this.#wanted.size;
  }

  /**
   * Resolves when it is this one's turn; with null when they went away. What is made for many (`isWanted`) is next, and
   * not turned away because others wait.
   * @throws Busy, through the promise, when too many wait, or for too long.
   */
  async take(asker: Asker, isWanted = false): Promise<EndTurn | null> {
    const { atOnce, waiting, note } = this.#parts;
    if (asker.destroyed) return null;
    if (this.#underWay < atOnce) {
      note('taken', 0);
      return this.#unlessLeft(asker, this.#begin());
    }
    if (!isWanted && this.#waiting.size >= waiting) {
      note('refused', 0);
      throw new Busy();
    }
    const end = await this.#wait(asker, isWanted ? this.#wanted : this.#waiting);
    return end && this.#unlessLeft(asker, end);
  }

  /** Who goes away before their turn can begin gives it on. */
  async #unlessLeft(asker: Asker, end: EndTurn): Promise<EndTurn | null> {
    await this.#parts.ready();
    if (!asker.destroyed) return end;
    end();
    return null;
  }

  /** Runs `work` in its turn; null when nobody waits for it any more. */
  async run<Made>(asker: Asker, work: () => Promise<Made>, isWanted = false): Promise<Made | null> {
    const end = await this.take(asker, isWanted);
    return end && work().finally(end);
  }

  #wait(asker: Asker, queue: Set<Waiting>): Promise<EndTurn | null> {
    const { longestWaitMs, note } = this.#parts;
    const since = performance.now();
    return new Promise((resolve, reject) => {
      const leave = (how: 'taken' | 'refused' | 'left') => {
        clearTimeout(timer);
        asker.off('close', goAway);
        queue.delete(entry);
        note(how, performance.now() - since);
      };
      const goAway = () => {
        leave('left');
        resolve(null);
      };
      const giveUp = () => {
        leave('refused');
        reject(new Busy());
      };
      const timer = setTimeout(giveUp, longestWaitMs);
      const entry = {
        begin: () => {
          leave('taken');
          resolve(this.#begin());
        },
      };
      queue.add(entry);
      asker.once('close', goAway);
    });
  }

  #begin(): EndTurn {
    this.#underWay += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#underWay -= 1;
      const [next] = this.#wanted.size > 0 ? this.#wanted : this.#waiting;
      next?.begin();
    };
  }
}
