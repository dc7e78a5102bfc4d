/** The queue of pictures and documents that a feed names by URL: an import fills it, the site works it. */
import type { Queue } from '../../jobs/queue.ts';
import { mediaHash } from './prepare-picture.ts';

export interface FetchJob {
  source: string;
  kind: 'PICTURE' | 'DOCUMENT';
}

const MINUTE = 60;
const DAY = 86_400;

export const FETCH_QUEUE: Queue<FetchJob> = {
  name: 'fetch-media',
  // A hash has a fixed length; URLs of a feed do not.
  key: ({ source }) => mediaHash(source),
  limits: {
    // After 5 to 10 minutes, and twice as long each time: the last one within six hours.
    retryLimit: 5,
    retryDelay: 5 * MINUTE,
    retryBackoff: true,
    expireInSeconds: 5 * MINUTE,
    heartbeatSeconds: MINUTE,
    retentionSeconds: 60 * DAY,
    deleteAfterSeconds: DAY,
    warningQueueSize: 2_000_000,
  },
};
