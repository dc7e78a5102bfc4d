import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';

/** Figures of a feed for monitoring; its webhooks are not included. */
export interface FeedFigures {
  feed: string;
  readAt: Date;
  /** Whether its last recorded run was not imported completely. */
  hasProblem: boolean;
  /** Lines that the last import rejected; a reading that was stopped is none. */
  rejected: number;
}

export async function findFeedFigures(
  db: Kysely<Database>,
  feeds: readonly string[],
): Promise<FeedFigures[]> {
  const { rows } = await sql<FeedFigures>`
    select feed, read_at as "readAt", coalesce(last.outcome <> 'IMPORTED', false) as "hasProblem",
      coalesce((imported.report ->> 'rejected')::int, 0) as rejected
    from feed_state
      left join lateral (
        select outcome from feed_run
        where feed_run.feed = feed_state.feed and not is_webhook order by id desc limit 1
      ) last on true
      left join lateral (
        select report from feed_run
        where feed_run.feed = feed_state.feed and not is_webhook
          and report is not null and report ->> 'stopReason' is null
        order by id desc limit 1
      ) imported on true
    where read_at is not null and feed = any(${feeds}::text[])
    order by feed`.execute(db);
  return rows;
}
