/** A concurrency limit with a bounded queue and a timeout. */
import { OverloadError } from './overload-error.ts';

export interface LimitOptions {
  maxActive: number;
  maxQueued: number;
  queueTimeoutMs: number;
}

/** The client of a slot: a response that is closed when the client disconnects. */
export interface SlotClient {
  destroyed: boolean;
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

/** Releases the slot; further calls have no effect. */
export type ReleaseSlot = () => void;

interface Parts extends LimitOptions {
  /** Awaited before a slot is used. */
  ready(): Promise<void>;
  /** Reports the outcome, and the time until it was decided. */
  note(how: 'taken' | 'refused' | 'left', waitedMs: number): void;
}

interface Waiting {
  begin(): void;
}

export class ConcurrencyLimit {
  readonly #parts: Parts;
  /** Queued requests, in the order of arrival. */
  readonly #waiting = new Set<Waiting>();
  /** Queued requests with priority. */
  readonly #wanted = new Set<Waiting>();
  #underWay = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get activeCount(): number {
    return this.#underWay;
  }

  get queuedCount(): number {
    return this.#waiting.size + this.#wanted.size;
  }

  /**
   * Resolves when a slot is free; with null when the client disconnected. A response that several clients wait for
   * (`isWanted`) has priority and ignores the queue limit.
   * @throws Busy, through the promise, when the queue is full, or after a timeout.
   */
  async acquire(asker: SlotClient, isWanted = false): Promise<ReleaseSlot | null> {
    const { maxActive: atOnce, maxQueued: waiting, note } = this.#parts;
    if (asker.destroyed) return null;
    if (this.#underWay < atOnce) {
      note('taken', 0);
      return this.#releaseIfClosed(asker, this.#begin());
    }
    if (!isWanted && this.#waiting.size >= waiting) {
      note('refused', 0);
      throw new OverloadError();
    }
    const end = await this.#wait(asker, isWanted ? this.#wanted : this.#waiting);
    return end && this.#releaseIfClosed(asker, end);
  }

  /** A client that disconnects while queued releases its slot to the next one. */
  async #releaseIfClosed(asker: SlotClient, end: ReleaseSlot): Promise<ReleaseSlot | null> {
    await this.#parts.ready();
    if (!asker.destroyed) return end;
    end();
    return null;
  }

  /** Runs `work` in a slot; null when the client disconnected. */
  async run<Made>(asker: SlotClient, work: () => Promise<Made>, isWanted = false): Promise<Made | null> {
    const end = await this.acquire(asker, isWanted);
    return end && work().finally(end);
  }

  #wait(asker: SlotClient, queue: Set<Waiting>): Promise<ReleaseSlot | null> {
    const { queueTimeoutMs: longestWaitMs, note } = this.#parts;
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
        reject(new OverloadError());
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

  #begin(): ReleaseSlot {
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
