import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import { type CalendarKind, readCalendarAddress } from '../../features/calendars/calendar-address.ts';
import { type CalendarEvent, calendarFile } from '../../features/calendars/calendar-file.ts';
import type { Database } from '../../platform/database/connect.ts';
import { getOrCreateSecret } from '../../platform/database/secret.ts';

/** The suggested refresh interval. */
const REFRESH = 'PT15M';

export interface PublishedCalendar {
  /** The display name of the calendar. */
  name: string;
  events: readonly CalendarEvent[];
}

/** Serves the calendar at a secret URL to anyone who knows it. `read` returns null when the id is unknown. */
export function publishedCalendar(
  kind: CalendarKind,
  db: Kysely<Database>,
  read: (id: number) => Promise<PublishedCalendar | null>,
): RequestHandler<{ id: string; file: string }> {
  return async ({ params }, res) => {
    res.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    const id = readCalendarAddress(await getOrCreateSecret(db, 'calendars'), kind, params);
    const calendar = id === null ? null : await read(id);
    if (!calendar) {
      res.status(404).type('text/plain').send('Not found');
      return;
    }
    const { name, events } = calendar;
    // Express adds the ETag and answers conditional requests with 304.
    res.set('cache-control', 'private, no-cache').type('text/calendar; charset=utf-8');
    res.send(calendarFile(events, { name, refresh: REFRESH }));
  };
}
