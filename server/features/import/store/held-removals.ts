/** Removals of a feed that wait for the agency's confirmation. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { type FeedRun, findRemovalRun } from './feed-runs.ts';
import { readFeedState } from './feed-states.ts';

/**
 * `open`: listings of the feed wait for a confirmation. `confirmed`: the next reading withdraws them. `outdated`: the
 * feed has been read since, and nothing waits any more.
 */
export type RemovalState = 'open' | 'confirmed' | 'outdated';

/** Returns the last reading that says what the feed would remove; null when there is none. */
export async function findRemovals(
  db: Kysely<Database>,
  feed: string,
): Promise<{ state: RemovalState; run: FeedRun } | null> {
  const run = await findRemovalRun(db, feed);
  if (!run) return null;
  if (run.outcome === 'IMPORTED') return { run, state: 'outdated' };
  const { confirmedRemovals } = await readFeedState(db, feed);
  return { run, state: confirmedRemovals === null ? 'open' : 'confirmed' };
}

/** Returns how many listings would be removed. Of those that the feed withdraws itself, none is on offer any more. */
export function countRemovals({ report }: Pick<FeedRun, 'report'>): number {
  return report?.missing || report?.removals || 0;
}
