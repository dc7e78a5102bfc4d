/** A queue: its name, what tells its jobs apart, and how long and how often each is tried. */
export interface Queue<Data> {
  name: string;
  /** While a job of this key waits or runs no other one is taken. */
  key(data: Data): string;
  limits: Limits;
  /** Where a job goes that was tried often enough, or that is not worth another try. */
  givenUp?: Queue<Data>;
  /** Somebody waits for it: what a gone process has begun is given out again at once, and not after a pause. */
  isUrgent?: boolean;
}

interface Limits {
  /** How often it is tried again, and how long after the first failure; then twice as long each time. */
  retryLimit: number;
  retryDelay: number;
  retryBackoff: true;
  /** The longest pause between two tries. */
  retryDelayMax?: number;
  /** One that takes longer is tried again. */
  expireInSeconds: number;
  /** One of which nothing has been heard for so long, because its process is gone, is tried again. */
  heartbeatSeconds: number;
  /** One that nobody has begun is dropped after this time, one that ended is forgotten after that one. */
  retentionSeconds: number;
  deleteAfterSeconds: number;
  /** More that wait are worth a warning. */
  warningQueueSize: number;
}
