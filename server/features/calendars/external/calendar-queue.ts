/** The queue of external calendars: a scheduled job fills it with one job per calendar. */
import type { Queue } from '../../../platform/jobs/queue.ts';

export interface CalendarJob {
  calendarId: number;
}

const MINUTE = 60;

export const CALENDAR_QUEUE: Queue<CalendarJob> = {
  name: 'foreign-calendars',
  key: ({ calendarId }) => String(calendarId),
  limits: {
    // The next scheduled round retries anyway.
    retryLimit: 2,
    retryDelay: MINUTE,
    retryBackoff: true,
    expireInSeconds: 2 * MINUTE,
    heartbeatSeconds: 30,
    retentionSeconds: 60 * MINUTE,
    deleteAfterSeconds: 60 * MINUTE,
    warningQueueSize: 1_000,
  },
};

/** The number read concurrently. A slow server blocks one of them, and each can take 5 MB. */
export const CONCURRENT_CALENDARS = 4;
