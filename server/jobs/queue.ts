/** A queue: its name, the key of its jobs, and how long and how often each is tried. */
export interface Queue<Data> {
  name: string;
  /** While a job of this key waits or runs, no other one is added. */
  key(data: Data): string;
  limits: Limits;
  /** The dead letter queue. */
  givenUp?: Queue<Data>;
  /** Jobs of a crashed process are retried at once, not after a pause. */
  isUrgent?: boolean;
}

interface Limits {
  /** How often it is tried again, and how long after the first failure; then twice as long each time. */
  retryLimit: number;
  retryDelay: number;
  retryBackoff: true;
  /** The longest pause between two tries. */
  retryDelayMax?: number;
  /** A job that runs longer is retried. */
  expireInSeconds: number;
  /** A job without a heartbeat for this long is retried: its process has crashed. */
  heartbeatSeconds: number;
  /** A job that was never started is dropped after this time; one that ended is deleted after the next. */
  retentionSeconds: number;
  deleteAfterSeconds: number;
  /** More that wait are worth a warning. */
  warningQueueSize: number;
}
