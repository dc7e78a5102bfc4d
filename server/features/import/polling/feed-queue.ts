/** The queue of feeds to read: a scheduled job fills it with the feeds that are due. */
import type { Queue } from '../../../platform/jobs/queue.ts';

export interface FeedJob {
  /** The feed's name. */
  feed: string;
}

const MINUTE = 60;

export const FEED_QUEUE: Queue<FeedJob> = {
  name: 'feeds',
  key: ({ feed }) => feed,
  limits: {
    // The next round retries anyway.
    retryLimit: 2,
    retryDelay: MINUTE,
    retryBackoff: true,
    expireInSeconds: 60 * MINUTE,
    heartbeatSeconds: 60,
    retentionSeconds: 60 * MINUTE,
    deleteAfterSeconds: 60 * MINUTE,
    warningQueueSize: 100,
  },
};
