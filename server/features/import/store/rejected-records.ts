import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { Rejection } from '../report.ts';

/** What a reading of a feed rejected. */
interface RejectedReading {
  feed: string;
  at: Date;
  /** Whether a webhook had reported a single change. */
  isSingleChange: boolean;
  count: number;
  /** The first hundred. */
  records: Rejection[];
}

const SINGLE_CHANGES_MS = 7 * 86_400_000;
const MAX_READINGS = 100;

/**
 * Returns what was rejected by the last reading of each feed, and of the single changes of the last week. An unchanged
 * file has no report, and leaves that of the reading before.
 */
export async function listRejectedRecords(db: Kysely<Database>, now: Date): Promise<RejectedReading[]> {
  const { rows } = await sql<RejectedReading>`
    select feed, at, is_webhook as "isSingleChange", (report ->> 'rejected')::int as count,
      report -> 'rejections' as records
    from feed_run run
    where (report ->> 'rejected')::int > 0 and (
      is_webhook and at > ${new Date(now.getTime() - SINGLE_CHANGES_MS)}
      or id = (
        select max(id) from feed_run last where last.feed = run.feed and not is_webhook and report is not null
      )
    )
    order by feed, is_webhook, at desc
    limit ${MAX_READINGS}`.execute(db);
  return rows;
}
