/** A concurrency limit with a bounded queue and a timeout, of which an address block gets at most half. */

import { OverloadError } from '../errors/overload-error.ts';
import { FairQueue, type QueuedRequest } from './fair-queue.ts';

export interface LimitOptions {
  maxActive: number;
  maxQueued: number;
  queueTimeoutMs: number;
}

/** The client of a slot: a response that is closed when the client disconnects. */
export interface SlotClient {
  destroyed: boolean;
  /** The request of the response. */
  readonly req?: { readonly ip: string | undefined };
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

/** Releases the slot; further calls have no effect. */
export type ReleaseSlot = () => void;

/** What became of a request: `disconnected` means that its client left the queue. */
export type LimitOutcome = 'started' | 'refused' | 'disconnected';

interface Dependencies extends LimitOptions {
  /** Returns the address block of a client; null for a client that may use all slots. By default all may. */
  blockOf?(client: SlotClient): string | null;
  /** Awaited before a slot is used. */
  ready(): Promise<void>;
  /** Reports the outcome, and the time until it was decided. */
  note(outcome: LimitOutcome, waitedMs: number): void;
}

/** The part of the slots, and of the queue, that one address block may use. */
const SHARE_OF_BLOCK = 0.5;

export class ConcurrencyLimit {
  readonly #dependencies: Dependencies;
  readonly #queued = new FairQueue();
  readonly #queuedWithPriority = new FairQueue();
  readonly #activeOfBlocks = new Map<string, number>();
  #active = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  get activeCount(): number {
    return this.#active;
  }

  get queuedCount(): number {
    return this.#queued.size + this.#queuedWithPriority.size;
  }

  /**
   * Resolves when a slot is free; with null when the client disconnected. A request with priority, such as one for a
   * stale cache entry, ignores the queue limit and the share of its address block.
   * @throws OverloadError, through the promise, when the queue is full, or after a timeout.
   */
  async acquire(client: SlotClient, hasPriority = false): Promise<ReleaseSlot | null> {
    const { blockOf, note } = this.#dependencies;
    if (client.destroyed) return null;
    const block = hasPriority ? null : (blockOf?.(client) ?? null);
    if (this.#mayStart(block)) {
      note('started', 0);
      return this.#releaseIfClosed(client, this.#takeSlot(block));
    }
    if (!hasPriority && this.#isQueueFull(block)) {
      note('refused', 0);
      throw new OverloadError();
    }
    const end = await this.#enqueue(client, block, hasPriority ? this.#queuedWithPriority : this.#queued);
    return end && this.#releaseIfClosed(client, end);
  }

  readonly #mayStart = (block: string | null): boolean => {
    const { maxActive } = this.#dependencies;
    if (this.#active >= maxActive) return false;
    return block === null || this.#activeOf(block) < Math.ceil(maxActive * SHARE_OF_BLOCK);
  };

  #isQueueFull(block: string | null): boolean {
    const { maxQueued } = this.#dependencies;
    if (this.#queued.size >= maxQueued) return true;
    return block !== null && this.#queued.countOf(block) >= Math.ceil(maxQueued * SHARE_OF_BLOCK);
  }

  #activeOf(block: string): number {
    return this.#activeOfBlocks.get(block) ?? 0;
  }

  /** A client that disconnects while queued releases its slot to the next one. */
  async #releaseIfClosed(client: SlotClient, end: ReleaseSlot): Promise<ReleaseSlot | null> {
    await this.#dependencies.ready();
    if (!client.destroyed) return end;
    end();
    return null;
  }

  /** Runs `work` in a slot; null when the client disconnected. */
  async run<Made>(client: SlotClient, work: () => Promise<Made>, hasPriority = false): Promise<Made | null> {
    const end = await this.acquire(client, hasPriority);
    return end && work().finally(end);
  }

  #enqueue(client: SlotClient, block: string | null, queue: FairQueue): Promise<ReleaseSlot | null> {
    const { queueTimeoutMs, note } = this.#dependencies;
    const since = performance.now();
    return new Promise((resolve, reject) => {
      const leaveQueue = (outcome: LimitOutcome) => {
        clearTimeout(timer);
        client.off('close', onDisconnect);
        queue.delete(entry);
        note(outcome, performance.now() - since);
      };
      const onDisconnect = () => {
        leaveQueue('disconnected');
        resolve(null);
      };
      const onTimeout = () => {
        leaveQueue('refused');
        reject(new OverloadError());
      };
      const timer = setTimeout(onTimeout, queueTimeoutMs);
      const entry: QueuedRequest = {
        block,
        begin: () => {
          leaveQueue('started');
          resolve(this.#takeSlot(block));
        },
      };
      queue.add(entry);
      client.once('close', onDisconnect);
    });
  }

  #takeSlot(block: string | null): ReleaseSlot {
    this.#countActive(block, 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#countActive(block, -1);
      // One more slot is free, so at most one request can start.
      const next = this.#queuedWithPriority.take(() => true) ?? this.#queued.take(this.#mayStart);
      next?.begin();
    };
  }

  #countActive(block: string | null, change: 1 | -1): void {
    this.#active += change;
    if (block === null) return;
    const active = this.#activeOf(block) + change;
    if (active > 0) this.#activeOfBlocks.set(block, active);
    else this.#activeOfBlocks.delete(block);
  }
}
