import { type FeedRun, listFeedRuns } from '../../../server/features/import/store/feed-runs.ts';
import { createTestPoller } from './test-poller.ts';

/** Reads the feed `crm` once; returns the outcome and the reason of its newest run. */
export async function readFeedOnce(
  parts: Parameters<typeof createTestPoller>[0],
): Promise<[FeedRun['outcome'] | undefined, string | null | undefined]> {
  await createTestPoller(parts)();
  const [run] = await listFeedRuns(parts.db, 'crm', { count: 1 });
  return [run?.outcome, run?.reason];
}
