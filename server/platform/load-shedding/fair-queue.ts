/** A request that waits for a slot. */
export interface QueuedRequest {
  /** The address block of the client; null for the site's own work. */
  readonly block: string | null;
  begin(): void;
}

/**
 * Queued requests. Address blocks alternate, so that the first request of a block is served before the second one of
 * another block. Within a block the order of arrival counts.
 */
export class FairQueue {
  /** By block; the next block to serve comes first. */
  readonly #blocks = new Map<string | null, Set<QueuedRequest>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  countOf(block: string | null): number {
    return this.#blocks.get(block)?.size ?? 0;
  }

  add(request: QueuedRequest): void {
    const requests = this.#blocks.get(request.block) ?? new Set();
    this.#blocks.set(request.block, requests.add(request));
    this.#size += 1;
  }

  /** A request that is not queued any more is ignored. */
  delete(request: QueuedRequest): void {
    const requests = this.#blocks.get(request.block);
    if (!requests?.delete(request)) return;
    this.#size -= 1;
    if (requests.size === 0) this.#blocks.delete(request.block);
  }

  /** Removes and returns the next request of a block that may start one; undefined when there is none. */
  take(mayStart: (block: string | null) => boolean): QueuedRequest | undefined {
    for (const [block, requests] of this.#blocks) {
      const [first] = requests;
      if (!first || !mayStart(block)) continue;
      this.delete(first);
      if (this.#blocks.delete(block)) this.#blocks.set(block, requests);
      return first;
    }
    return undefined;
  }
}
