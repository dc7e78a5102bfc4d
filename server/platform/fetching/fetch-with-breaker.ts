import { LRUCache } from 'lru-cache';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { type Fetched, fetchError } from './fetch-error.ts';
import type { FetchOptions } from './public-request.ts';

const MAX_FAILURES = 5;
const PAUSE_MS = 60_000;
/** The maximum number of hosts with a circuit breaker, because a feed can name any number. */
const MAX_HOSTS = 1_000;

/**
 * Fetches with a circuit breaker per host: after consecutive failures a host is skipped for a minute, so that it
 * costs a few timeouts instead of one for each of its pictures.
 */
export function createFetchWithBreaker<T, Options extends FetchOptions>(
  fetch: (source: string, options: Options) => Promise<Fetched<T>>,
  now: () => number = Date.now,
) {
  const breakers = new LRUCache<string, CircuitBreaker>({ max: MAX_HOSTS });
  const limits = { maxFailures: MAX_FAILURES, pauseMs: PAUSE_MS, now: () => new Date(now()) };
  return async (source: string, options: Options): Promise<Fetched<T>> => {
    const host = URL.parse(source)?.host ?? '';
    const breaker = breakers.get(host) ?? createCircuitBreaker(limits);
    breakers.set(host, breaker);
    if (!breaker.allowsRequest())
      return fetchError('NETWORK', `${host} has failed ${MAX_FAILURES} times in a row`);
    const fetched = await fetch(source, options);
    if (options.signal?.aborted) return fetched;
    if (fetched.fault?.code === 'NETWORK') breaker.recordFailure();
    else breaker.recordSuccess();
    return fetched;
  };
}
