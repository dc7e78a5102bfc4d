/** The entries of the response cache, within a limit of bytes. The least recently used ones are removed first. */
import { LRUCache } from 'lru-cache';
import {
  type Body,
  type CachedResponse,
  type Encoding,
  encodeBody,
  recompressBody,
  responseSize,
} from './cached-response.ts';

/** The part of the cache for uncompressed bodies, which few clients request and which are ten times as long. */
const PLAIN_SHARE = 1 / 8;

/** A response with the versions from which it was rendered. */
export interface Entry {
  response: CachedResponse;
  isPublic: boolean;
  published: number | null;
  /** The agenda version; null when the response does not depend on agendas. */
  agendas: number | null;
  expiresAt: number;
  /** The number of cache hits. */
  hits: number;
  /** The size of the response in bytes when it was last stored. */
  size: number;
}

export class CacheEntries {
  readonly #entries: LRUCache<string, Entry>;
  /** Uncompressed bodies that were requested, by the hash of the response. */
  readonly #plainBodies: LRUCache<string, Body>;
  #recompressing: Promise<void> = Promise.resolve();

  constructor(bytes: number) {
    const plainBytes = Math.floor(bytes * PLAIN_SHARE);
    this.#entries = new LRUCache({
      maxSize: Math.max(bytes - plainBytes, 1),
      sizeCalculation: (entry, key) => {
        entry.size = responseSize(entry.response);
        return entry.size + key.length;
      },
    });
    this.#plainBodies = new LRUCache({
      maxSize: Math.max(plainBytes, 1),
      sizeCalculation: ({ bytes: body }) => body.length,
    });
  }

  get size(): { bytes: number; entries: number } {
    const bytes = this.#entries.calculatedSize + this.#plainBodies.calculatedSize;
    return { bytes, entries: this.#entries.size };
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  set(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
  }

  /** Returns the body in an encoding. An uncompressed one is kept once it has been requested. */
  async bodyOf(response: CachedResponse, encoding: Encoding): Promise<Body> {
    if (encoding !== 'identity' || response.bodies.identity) return encodeBody(response, encoding);
    const known = this.#plainBodies.get(response.hash);
    if (known) return known;
    const body = await encodeBody(response, 'identity');
    this.#plainBodies.set(response.hash, body);
    return body;
  }

  /** Counts the bytes of an entry again: by recompression or a request for another encoding, its size has changed. */
  updateSize(key: string, entry: Entry): void {
    if (entry.size === responseSize(entry.response) || this.#entries.peek(key) !== entry) return;
    // Setting the same value would keep its old size.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  /**
   * Recompresses an entry with maximum quality. One at a time, because compression competes with rendering for the CPU.
   * On failure the entry stays as it is.
   */
  recompress(key: string, entry: Entry): Promise<void> {
    const recompress = async () => {
      if (this.#entries.peek(key) !== entry) return;
      await recompressBody(entry.response);
      this.updateSize(key, entry);
    };
    this.#recompressing = this.#recompressing.then(recompress).catch(() => {});
    return this.#recompressing;
  }
}
