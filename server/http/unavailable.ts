/** What cannot be answered now and can be soon. */
import { causesOf } from '../causes.ts';
import { isUnreachable } from '../database/unreachable.ts';
import { Busy } from '../storm/busy.ts';

/** `busy`: more is asked than can be made. `away`: the database cannot be reached. */
export type Unavailability = 'busy' | 'away';

/** When the same may be asked again. */
const RETRY_SECONDS = 5;

/** Headers of every answer of 503. */
export const RETRY_LATER = { 'retry-after': String(RETRY_SECONDS) };

/** Null: it failed for another reason. */
export function whyUnavailable(error: unknown): Unavailability | null {
  if ([...causesOf(error)].some((one) => one instanceof Busy)) return 'busy';
  return isUnreachable(error) ? 'away' : null;
}
