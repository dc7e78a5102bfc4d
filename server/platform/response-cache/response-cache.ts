/** Response cache: entries belong to a catalogue version, and identical concurrent requests share one response. */
import { LRUCache } from 'lru-cache';
import type { Reachability } from '../database/reachability.ts';
import { isUnreachable } from '../errors/unreachable.ts';
import { CacheEntries, type Entry } from './cache-entries.ts';
import { type FinishedResponse, keepCompressedBodies } from './cached-response.ts';
import type { CatalogueVersion } from './catalogue-version.ts';
import { cacheControlOf, isCurrent, isServable, toEntry } from './entry-validity.ts';
import { type CacheRequest, sendEntry } from './send-entry.ts';

/** A response is cached when it is requested again within this time, so that crawlers do not fill the cache. */
const REPEAT_WINDOW_MS = 10 * 60_000;
/** The memory for the keys of these requests in bytes, each with its overhead: about twenty thousand. */
const RECENT_BYTES = 4_000_000;
const RECENT_OVERHEAD = 100;

/** `Cache-Status` of stale entries served while the database is unreachable (RFC 9211). */
const CACHE_STATUS_UNREACHABLE = 'baksteen; hit; detail=database-unreachable';

/**
 * `sent`: already sent, for instance streamed; `toCache` is the response for other visitors, if it can be shared.
 * `disconnected`: the client disconnected.
 */
export type RenderOutcome =
  | FinishedResponse
  | { sent: true; toCache?: Promise<FinishedResponse> }
  | 'disconnected';

/** A stale entry is served while it is rendered again, or while the database is unreachable. */
export type CacheOutcome = 'hit' | 'miss' | 'stale' | 'unreachable';

interface Dependencies {
  /** The maximum size in bytes; 0 disables the cache. */
  bytes: number;
  /** How long shared caches may store public responses, in seconds. */
  sharedSeconds: number;
  version: Readonly<CatalogueVersion>;
  reachability: Pick<Reachability, 'isUnreachable'>;
  now(): Date;
  count(outcome: CacheOutcome): void;
}

/** `private`: the response is for one visitor only. `disconnected`: nothing was rendered. */
type Result = Entry | 'private' | 'disconnected';
/** `hasPriority`: the entry was cached before, so it is in demand. */
type Produce = (hasPriority: boolean) => Promise<RenderOutcome>;

/** Response cache for requests whose answer is the same for every visitor. */
export class ResponseCache {
  readonly #dependencies: Dependencies;
  readonly #entries: CacheEntries;
  readonly #recent = new LRUCache<string, true>({
    maxSize: RECENT_BYTES,
    sizeCalculation: (_, key) => key.length + RECENT_OVERHEAD,
    ttl: REPEAT_WINDOW_MS,
  });
  readonly #inFlight = new Map<string, { result: Promise<Result>; isJoined: boolean }>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#entries = new CacheEntries(dependencies.bytes);
  }

  get isEnabled(): boolean {
    return this.#dependencies.bytes > 0;
  }

  /** The current size of the cache. */
  get size(): { bytes: number; entries: number } {
    return this.#entries.size;
  }

  /** Serves a current entry, or one of any version while the database is unreachable; null on a cache miss. */
  serveCached(key: string, request: CacheRequest): Promise<void> | null {
    if (this.#dependencies.reachability.isUnreachable) {
      const stale = this.#entries.get(key);
      return stale ? this.#sendStale(key, request, stale) : null;
    }
    const entry = this.#find(key);
    return entry && this.#send(key, request, entry).then(() => this.#countHit(key, entry));
  }

  /** Serves the cached response, joins an identical request in flight, or calls `produce`. */
  async serve(key: string, request: CacheRequest, produce: Produce): Promise<void> {
    try {
      await this.#serveOrJoin(key, request, produce);
    } catch (error) {
      // The database became unreachable while the response was rendered.
      const last = isUnreachable(error) && !request.res.headersSent && this.#entries.get(key);
      if (!last) throw error;
      await this.#sendStale(key, request, last);
    }
  }

  async #serveOrJoin(key: string, request: CacheRequest, produce: Produce): Promise<void> {
    const served = this.serveCached(key, request);
    if (served) return served;
    const inFlight = this.#inFlight.get(key);
    if (!inFlight) return this.#render(key, request, produce);
    inFlight.isJoined = true;
    const result = await inFlight.result;
    if (request.res.destroyed) return;
    if (
      result === 'disconnected' ||
      (result !== 'private' && !isServable(result, this.#dependencies.version))
    )
      return this.#serveOrJoin(key, request, produce);
    if (result !== 'private') return this.#send(key, request, result);
    const own = await produce(false);
    if (own !== 'disconnected' && !('sent' in own))
      await this.#send(key, request, toEntry(own, this.#dependencies.version));
  }

  /** The entry that can be served immediately; a stale one only while its replacement is being rendered. */
  #find(key: string): Entry | null {
    const { now, count, version } = this.#dependencies;
    const entry = this.#entries.get(key);
    if (!entry || now().getTime() >= entry.expiresAt) return null;
    if (isCurrent(entry, version)) {
      count('hit');
      return entry;
    }
    if (!isServable(entry, version) || !this.#inFlight.has(key)) return null;
    count('stale');
    return entry;
  }

  /** Renders the response for this request and for identical concurrent ones. */
  async #render(key: string, request: CacheRequest, produce: Produce): Promise<void> {
    this.#dependencies.count('miss');
    const { promise, resolve } = Promise.withResolvers<Result>();
    const pending = { result: promise, isJoined: false };
    this.#inFlight.set(key, pending);
    const isRepeated = this.#recent.has(key);
    this.#recent.set(key, true);
    // Use the version before rendering: a later version may or may not be included in the response.
    const at = { ...this.#dependencies.version };
    let result: Result = 'private';
    try {
      const outcome = await produce(this.#entries.has(key));
      if (outcome === 'disconnected') result = 'disconnected';
      else result = await this.#finish(outcome, at, (entry) => this.#send(key, request, entry));
    } finally {
      this.#inFlight.delete(key);
      resolve(result);
      const shouldCache = typeof result === 'object' && (isRepeated || pending.isJoined);
      if (shouldCache) await this.#store(key, result as Entry);
    }
  }

  async #finish(
    outcome: Exclude<RenderOutcome, 'disconnected'>,
    at: Readonly<CatalogueVersion>,
    send: (entry: Entry) => Promise<void>,
  ): Promise<Result> {
    const hasSent = 'sent' in outcome;
    // A failure was reported where it occurred; waiting requests render their own response.
    const finished = hasSent ? await outcome.toCache?.catch(() => undefined) : outcome;
    if (!finished) return 'private';
    const entry = toEntry(finished, at);
    if (!hasSent) await send(entry);
    return finished.cacheability.isPublic ? entry : 'private';
  }

  async #store(key: string, entry: Entry): Promise<void> {
    await keepCompressedBodies(entry.response);
    if (entry.published !== null && isCurrent(entry, this.#dependencies.version))
      this.#entries.set(key, entry);
  }

  /** After its first cache hit, an entry is recompressed. */
  async #countHit(key: string, entry: Entry): Promise<void> {
    entry.hits += 1;
    if (entry.hits === 1) await this.#entries.recompress(key, entry);
  }

  /** Serves a stale entry, which shared caches must not store. */
  async #sendStale(key: string, request: CacheRequest, entry: Entry): Promise<void> {
    this.#dependencies.count('unreachable');
    const caching = { cacheControl: 'no-store', cacheStatus: CACHE_STATUS_UNREACHABLE };
    await sendEntry(this.#entries, request, { key, entry, ...caching });
  }

  async #send(key: string, request: CacheRequest, entry: Entry): Promise<void> {
    const cacheControl = cacheControlOf(entry, this.#dependencies);
    await sendEntry(this.#entries, request, { key, entry, cacheControl });
  }
}
