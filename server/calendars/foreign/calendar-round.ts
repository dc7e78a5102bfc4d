import type { Kysely } from 'kysely';
import { forgetCalendars, listCalendars } from '../../database/calendars/foreign-calendars.ts';
import type { Database } from '../../database/connect.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { CALENDAR_QUEUE } from './calendar-queue.ts';

/** Has all calendars of agents read; what is known of those that are gone is forgotten. */
export async function readAllCalendars(db: Kysely<Database>, jobs: Pick<Jobs, 'add'>): Promise<void> {
  await forgetCalendars(db);
  const agents = await listCalendars(db);
  await jobs.add(
    CALENDAR_QUEUE,
    agents.map((agentId) => ({ agentId })),
  );
}
