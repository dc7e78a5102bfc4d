/** The queue of the agents' calendars: the clock fills it, each agent is a job of their own. */
import type { Queue } from '../../jobs/queue.ts';

export interface CalendarJob {
  agentId: number;
}

const MINUTE = 60;

export const CALENDAR_QUEUE: Queue<CalendarJob> = {
  name: 'agent-calendars',
  key: ({ agentId }) => String(agentId),
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

/** A slow server keeps one of them; each may hold 5 MB, and a thread. */
export const CALENDARS_AT_ONCE = 4;
