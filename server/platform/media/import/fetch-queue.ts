/** The queue of pictures and documents with URLs in a feed: filled by an import, processed by the site. */
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
  // A hash has a fixed length, unlike URLs of a feed.
  key: ({ source }) => mediaHash(source),
  limits: {
    // After 5 to 10 minutes, doubling each time: the last retry is within six hours.
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
