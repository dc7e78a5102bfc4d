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

interface QueuedRequest {
  begin(): void;
}

export class ConcurrencyLimit {
  readonly #parts: Parts;
  /** Queued requests, in the order of arrival. */
  readonly #queued = new Set<QueuedRequest>();
  /** Queued requests with priority. */
  readonly #queuedWithPriority = new Set<QueuedRequest>();
  #active = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get activeCount(): number {
    return this.#active;
  }

  get queuedCount(): number {
    return this.#queued.size + this.#queuedWithPriority.size;
  }

  /**
   * Resolves when a slot is free; with null when the client disconnected. A request with priority, such as one for a
   * stale cache entry, ignores the queue limit.
   * @throws OverloadError, through the promise, when the queue is full, or after a timeout.
   */
  async acquire(client: SlotClient, hasPriority = false): Promise<ReleaseSlot | null> {
    const { maxActive, maxQueued, note } = this.#parts;
    if (client.destroyed) return null;
    if (this.#active < maxActive) {
      note('taken', 0);
      return this.#releaseIfClosed(client, this.#takeSlot());
    }
    if (!hasPriority && this.#queued.size >= maxQueued) {
      note('refused', 0);
      throw new OverloadError();
    }
    const end = await this.#enqueue(client, hasPriority ? this.#queuedWithPriority : this.#queued);
    return end && this.#releaseIfClosed(client, end);
  }

  /** A client that disconnects while queued releases its slot to the next one. */
  async #releaseIfClosed(client: SlotClient, end: ReleaseSlot): Promise<ReleaseSlot | null> {
    await this.#parts.ready();
    if (!client.destroyed) return end;
    end();
    return null;
  }

  /** Runs `work` in a slot; null when the client disconnected. */
  async run<Made>(client: SlotClient, work: () => Promise<Made>, hasPriority = false): Promise<Made | null> {
    const end = await this.acquire(client, hasPriority);
    return end && work().finally(end);
  }

  #enqueue(client: SlotClient, queue: Set<QueuedRequest>): Promise<ReleaseSlot | null> {
    const { queueTimeoutMs, note } = this.#parts;
    const since = performance.now();
    return new Promise((resolve, reject) => {
      const leaveQueue = (how: 'taken' | 'refused' | 'left') => {
        clearTimeout(timer);
        client.off('close', onDisconnect);
        queue.delete(entry);
        note(how, performance.now() - since);
      };
      const onDisconnect = () => {
        leaveQueue('left');
        resolve(null);
      };
      const onTimeout = () => {
        leaveQueue('refused');
        reject(new OverloadError());
      };
      const timer = setTimeout(onTimeout, queueTimeoutMs);
      const entry = {
        begin: () => {
          leaveQueue('taken');
          resolve(this.#takeSlot());
        },
      };
      queue.add(entry);
      client.once('close', onDisconnect);
    });
  }

  #takeSlot(): ReleaseSlot {
    this.#active += 1;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#active -= 1;
      const [next] = this.#queuedWithPriority.size > 0 ? this.#queuedWithPriority : this.#queued;
      next?.begin();
    };
  }
}
