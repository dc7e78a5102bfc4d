/** A queue: its name, the key of its jobs, and their retry limits and timeouts. */
export interface Queue<Data> {
  name: string;
  /** While a job with this key is queued or running, no other one is added. */
  key(data: Data): string;
  limits: Limits;
  /** The dead letter queue. */
  deadLetterQueue?: Queue<Data>;
  /** Retries jobs of a crashed process immediately. */
  isUrgent?: boolean;
}

interface Limits {
  /** The number of retries, and the pause after the first failure in seconds; it doubles after each failure. */
  retryLimit: number;
  retryDelay: number;
  retryBackoff: true;
  /** The longest pause between two attempts. */
  retryDelayMax?: number;
  /** A job that runs longer is retried. */
  expireInSeconds: number;
  /** A job without a heartbeat for this long is retried, because its process has crashed. */
  heartbeatSeconds: number;
  /** A job that was never started is dropped after this time; a completed one is deleted after the next. */
  retentionSeconds: number;
  deleteAfterSeconds: number;
  /** A warning is logged when more jobs are queued. */
  warningQueueSize: number;
}
