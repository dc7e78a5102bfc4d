/** The queue of the calendars of others: the clock fills it, each calendar is a job of its own. */
import type { Queue } from '../../jobs/queue.ts';

export interface CalendarJob {
  calendarId: number;
}

const MINUTE = 60;

export const CALENDAR_QUEUE: Queue<CalendarJob> = {
  name: 'foreign-calendars',
  key: ({ calendarId }) => String(calendarId),
  limits: {
    // The next round comes anyway.
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

/** A slow server keeps one of them; each may hold 5 MB. */
export const CALENDARS_AT_ONCE = 4;
