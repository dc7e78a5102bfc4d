/** The queue of records that webhooks have reported, with retries for about nine hours. */

import type { Queue } from '../../../platform/jobs/queue.ts';
import type { TranslatedRecord } from '../../feed/formats/feed-format.ts';
import type { UnmappedValue } from '../../feed/formats/unmapped-values.ts';

/** An estate in the site's own format, or the reasons why it cannot be translated. */
export interface TranslatedEstate {
  record: TranslatedRecord;
  /** Values that the site cannot store. */
  unmapped: UnmappedValue[];
}

/** Contains what the site publishes, and nothing else of what the CRM has sent. */
export type RecordChange =
  | { type: 'DELETED' }
  | { type: 'TRANSLATED'; estate: TranslatedEstate }
  /** The estate with this id must be fetched. */
  | { type: 'REPORTED'; id: string };

export interface FeedRecordJob {
  /** The feed's name. */
  feed: string;
  /** The listing's. */
  reference: string;
  /** When the CRM changed the estate; ISO 8601, UTC. */
  changedAt: string;
  change: RecordChange;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

const key = ({ feed, reference, changedAt, change }: FeedRecordJob) =>
  `${feed} ${reference} ${changedAt} ${change.type}`;

const LIMITS: Queue<FeedRecordJob>['limits'] = {
  retryLimit: 16,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: HOUR,
  // A record waits for the import of a whole feed.
  expireInSeconds: HOUR,
  heartbeatSeconds: MINUTE,
  retentionSeconds: 7 * DAY,
  deleteAfterSeconds: HOUR,
  warningQueueSize: 10_000,
};

/** The dead letter queue. Completed jobs are kept to be counted. */
export const FAILED_FEED_RECORDS: Queue<FeedRecordJob> = {
  name: 'feed-records-given-up',
  key,
  limits: { ...LIMITS, retentionSeconds: 90 * DAY, deleteAfterSeconds: 90 * DAY },
};

export const FEED_RECORD_QUEUE: Queue<FeedRecordJob> = {
  name: 'feed-records',
  key,
  deadLetterQueue: FAILED_FEED_RECORDS,
  limits: LIMITS,
};
