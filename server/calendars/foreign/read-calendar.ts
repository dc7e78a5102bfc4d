import type { BlockList } from 'node:net';
import type { Kysely } from 'kysely';
import { MOST_DAYS_AHEAD } from '../../../shared/appointments/viewing-rules.ts';
import { addDays, dayInBrussels, momentInBrussels } from '../../../shared/days.ts';
import {
  type CalendarOwner,
  type CalendarToRead,
  findCalendar,
  saveFault,
  saveTimes,
  saveUnchanged,
} from '../../database/calendars/foreign-calendars.ts';
import type { Database } from '../../database/connect.ts';
import { createPatientFetch } from '../../fetching/patient-fetch.ts';
import type { Wanted } from './busy-times.ts';
import type { CalendarFault } from './calendar-fault.ts';
import type { CalendarJob } from './calendar-queue.ts';
import { fetchCalendar, isCalendarType } from './fetch-calendar.ts';
import type { MadeCalendars } from './made-calendars.ts';
import { createReadingThread } from './read-in-thread.ts';

/** Three years. */
const NIGHTS_AHEAD = 3 * 366;

interface Parts {
  db: Kysely<Database>;
  /** Those that are not fetched. */
  calendars: MadeCalendars;
  /** Private addresses from which they may be fetched all the same. */
  allowed: BlockList;
  /** Of this site. */
  publicUrl: string;
  now: () => Date;
}

/** The text of a calendar; without bytes it is as it was. */
type Text = { bytes: Uint8Array | null; etag: string | null; fault?: undefined } | { fault: CalendarFault };

/** Reads a calendar and keeps when its owner is busy. A fault is kept, too; it is no failure of the job. */
export function createCalendarReader({ db, calendars, allowed, publicUrl, now }: Parts) {
  const fetch = createPatientFetch(fetchCalendar);
  const readInThread = createReadingThread();

  async function findText({ url, etag, readAt }: CalendarToRead, signal: AbortSignal): Promise<Text> {
    const made = calendars.write(url, now());
    if (made !== null) return { bytes: Buffer.from(made), etag: null };
    // What is read reaches a number of days ahead: each day it is read anew.
    const isOfToday = readAt !== null && dayInBrussels(readAt) === dayInBrussels(now());
    const fetched = await fetch(url, { etag: isOfToday ? etag : null, allowed, signal });
    if (fetched.fault) return { fault: fetched.fault.code };
    const { status, headers, bytes } = fetched.value;
    if (status === 304) return { bytes: null, etag };
    if (!isCalendarType(headers['content-type'])) return { fault: 'TYPE' };
    return { bytes, etag: headers.etag ?? null };
  }

  /** @throws when `signal` has ended it */
  return async ({ calendarId }: CalendarJob, signal: AbortSignal): Promise<void> => {
    const calendar = await findCalendar(db, calendarId);
    if (!calendar) return;
    const { owner } = calendar;
    const text = await findText(calendar, signal);
    signal.throwIfAborted();
    if (text.fault) return saveFault(db, calendarId, text.fault, now());
    if (!text.bytes) return saveUnchanged(db, calendarId);
    const reading = await readInThread({ bytes: text.bytes, publicUrl, ...wantedOf(owner, now()) });
    if (reading.fault) return saveFault(db, calendarId, reading.fault, now());
    await saveTimes(db, calendarId, { owner, etag: text.etag, times: reading.times }, now());
  };
}

/**
 * From yesterday to the farthest day on which a viewing can be booked, until it is read again on another day; of a unit
 * nights, as far ahead as programs publish them.
 */
export function wantedOf(owner: CalendarOwner, now: Date): Omit<Wanted, 'publicUrl'> {
  const today = dayInBrussels(now);
  const midnight = (days: number) => momentInBrussels(addDays(today, days), '00:00').getTime();
  const isByNight = 'unitId' in owner;
  const daysAhead = isByNight ? NIGHTS_AHEAD : MOST_DAYS_AHEAD + 2;
  return { window: { from: midnight(-1), until: midnight(daysAhead) }, isByNight };
}
