/** Reasons for a temporary failure (503). */
import { causesOf } from '../errors/causes.ts';
import { OverloadError } from '../errors/overload-error.ts';
import { isUnreachable } from '../errors/unreachable.ts';

/** `busy`: the concurrency limit is exceeded. `away`: the database is unreachable. */
export type Unavailability = 'busy' | 'away';

/** When a client should retry. */
const RETRY_SECONDS = 5;

/** Headers of every 503 response. */
export const RETRY_LATER = { 'retry-after': String(RETRY_SECONDS) };

/** The reason of a temporary failure; null when an error has another cause. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  if ([...causesOf(error)].some((one) => one instanceof OverloadError)) return 'busy';
  return isUnreachable(error) ? 'away' : null;
}
