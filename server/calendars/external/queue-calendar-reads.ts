import type { Kysely } from 'kysely';
import { registerCalendars } from '../../database/calendars/external-calendars.ts';
import type { Database } from '../../database/connect.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { CALENDAR_QUEUE } from './calendar-queue.ts';

/** Queues all calendars of agents and units, and deletes the data of calendars that are no longer used. */
export async function queueCalendarReads(db: Kysely<Database>, jobs: Pick<Jobs, 'add'>): Promise<void> {
  const ids = await registerCalendars(db);
  await jobs.add(
    CALENDAR_QUEUE,
    ids.map((calendarId) => ({ calendarId })),
  );
}
