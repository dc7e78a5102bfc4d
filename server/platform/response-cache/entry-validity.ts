/** How long an entry of the response cache is valid. */
import type { Entry } from './cache-entries.ts';
import { type FinishedResponse, toCachedResponse } from './cached-response.ts';
import type { CatalogueVersion } from './catalogue-version.ts';

/** How long a stale entry may be served while its replacement is rendered (ms). */
const MAX_STALE_MS = 2_000;

/** Returns the entry of a response that was rendered from a version. */
export function toEntry(
  finished: FinishedResponse,
  { published, agendas }: Readonly<CatalogueVersion>,
): Entry {
  const { isPublic, includesAgenda, expiresAt } = finished.cacheability;
  const response = toCachedResponse(finished);
  const validity = { published, agendas: includesAgenda ? agendas : null, expiresAt };
  return { response, isPublic, ...validity, hits: 0, size: 0 };
}

export function isCurrent({ published, agendas }: Entry, version: Readonly<CatalogueVersion>): boolean {
  return published === version.published && (agendas === null || agendas === version.agendas);
}

/** Whether an entry is current, or became stale only a moment ago. */
export function isServable(entry: Entry, version: Readonly<CatalogueVersion>): boolean {
  if (isCurrent(entry, version)) return true;
  const { published, seenAt } = version;
  const wasLast = entry.published === published || entry.published === (published ?? 0) - 1;
  return wasLast && performance.now() - seenAt < MAX_STALE_MS;
}

/**
 * Returns the `Cache-Control` header of an entry. `sharedSeconds`: how long shared caches may store public responses.
 */
export function cacheControlOf(
  { isPublic, expiresAt }: Entry,
  { sharedSeconds, now }: { sharedSeconds: number; now(): Date },
): string {
  const seconds = Math.min(sharedSeconds, Math.floor((expiresAt - now().getTime()) / 1000));
  if (!isPublic || seconds <= 0) return 'no-cache';
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${sharedSeconds}`;
}
