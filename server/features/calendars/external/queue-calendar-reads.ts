import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { registerCalendars, registerNewCalendars } from '../store/external-calendars.ts';
import { CALENDAR_QUEUE } from './calendar-queue.ts';

type Queue = Pick<Jobs, 'add'>;

/** Queues all calendars of agents, offices and units, and deletes the data of calendars that are no longer used. */
export async function queueCalendarReads(db: Kysely<Database>, jobs: Queue): Promise<void> {
  await add(await registerCalendars(db), jobs);
}

/** Queues the calendars that were never read, after an import may have named new ones. Returns their number. */
export async function queueNewCalendars(
  db: Kysely<Database>,
  openQueue: () => Promise<Queue>,
): Promise<number> {
  const ids = await registerNewCalendars(db);
  if (ids.length > 0) await add(ids, await openQueue());
  return ids.length;
}

async function add(ids: readonly number[], jobs: Queue): Promise<void> {
  await jobs.add(
    CALENDAR_QUEUE,
    ids.map((calendarId) => ({ calendarId })),
  );
}
