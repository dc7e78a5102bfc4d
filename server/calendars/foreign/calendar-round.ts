import type { Kysely } from 'kysely';
import { registerCalendars } from '../../database/calendars/foreign-calendars.ts';
import type { Database } from '../../database/connect.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { CALENDAR_QUEUE } from './calendar-queue.ts';

/** Has all calendars read that agents and units name; what is known of others is forgotten. */
export async function readAllCalendars(db: Kysely<Database>, jobs: Pick<Jobs, 'add'>): Promise<void> {
  const ids = await registerCalendars(db);
  await jobs.add(
    CALENDAR_QUEUE,
    ids.map((calendarId) => ({ calendarId })),
  );
}
