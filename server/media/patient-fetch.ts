import { fault, type Outcome } from './fault.ts';
import { type FetchOptions, fetchPicture } from './fetch-picture.ts';

interface Failing {
  /** In a row. */
  failures: number;
  /** Milliseconds since 1970. */
  restUntil: number;
}

const MOST_FAILURES = 5;
const REST_MS = 60_000;
/** More servers than that are not remembered: a feed may name any number of them. */
const MOST_HOSTS = 1_000;

/**
 * Fetches from servers that may be down: one that has failed a few times in a row is left alone for a minute,
 * so that it costs a few time-outs and not one for each of its pictures.
 */
export function createPatientFetch(now: () => number = Date.now) {
  const failing = new Map<string, Failing>();
  return async (source: string, options: FetchOptions): Promise<Outcome<Uint8Array>> => {
    const host = URL.parse(source)?.host ?? '';
    const before = failing.get(host);
    if (before && before.failures >= MOST_FAILURES && now() < before.restUntil) {
      return fault('NETWORK', `${host} has failed ${before.failures} times in a row`);
    }
    const fetched = await fetchPicture(source, options);
    if (options.signal?.aborted) return fetched;
    const failures = fetched.fault?.code === 'NETWORK' ? (failing.get(host)?.failures ?? 0) + 1 : 0;
    failing.delete(host);
    if (failures > 0) failing.set(host, { failures, restUntil: now() + REST_MS });
    if (failing.size > MOST_HOSTS) failing.delete(failing.keys().next().value as string);
    return fetched;
  };
}
