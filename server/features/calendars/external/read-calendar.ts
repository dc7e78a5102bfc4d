import type { BlockList } from 'node:net';
import type { Kysely } from 'kysely';
import { MAX_DAYS_AHEAD } from '../../../../shared/appointments/viewing-rules.ts';
import { addDays, dayInBrussels, momentInBrussels } from '../../../../shared/days.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { createFetchWithBreaker } from '../../../platform/fetching/fetch-with-breaker.ts';
import type { CalendarOwner } from '../store/calendar-times.ts';
import {
  type CalendarToRead,
  findCalendar,
  saveFault,
  saveTimes,
  saveUnchanged,
} from '../store/external-calendars.ts';
import type { CalendarErrorCode } from './calendar-error.ts';
import type { CalendarJob } from './calendar-queue.ts';
import { createCalendarThread } from './calendar-thread.ts';
import { fetchCalendar, isOpenHttp } from './fetch-calendar.ts';
import type { GeneratedCalendars } from './generated-calendars.ts';
import type { ReadOptions } from './parse-busy-times.ts';

/** Three years. */
const NIGHTS_AHEAD = 3 * 366;

interface Dependencies {
  db: Kysely<Database>;
  /** Calendars that are generated instead of fetched. */
  calendars: GeneratedCalendars;
  /** Private addresses from which calendars may be fetched nevertheless. */
  allowed: BlockList;
  /** Whether calendars may have an unencrypted address. */
  allowsHttp?: boolean;
  /** The public URL of this site. */
  publicUrl: string;
  now: () => Date;
}

/** The text of a calendar; `bytes` is null when it has not changed. */
type Text =
  | { bytes: Uint8Array | null; etag: string | null; fault?: undefined }
  | { fault: CalendarErrorCode };

/** Reads a calendar and stores its busy times. A fault is stored too; it does not fail the job. */
export function createCalendarReader({ db, calendars, allowed, allowsHttp, publicUrl, now }: Dependencies) {
  const fetch = createFetchWithBreaker(fetchCalendar);
  const readInThread = createCalendarThread();

  async function findText({ url, etag, readAt }: CalendarToRead, signal: AbortSignal): Promise<Text> {
    const generated = calendars.write(url, now());
    if (generated !== null) return { bytes: Buffer.from(generated), etag: null };
    if (!allowsHttp && isOpenHttp(url)) return { fault: 'HTTP' };
    // The window moves each day, so read the calendar at least once a day even if it has not changed.
    const isOfToday = readAt !== null && dayInBrussels(readAt) === dayInBrussels(now());
    const fetched = await fetch(url, { etag: isOfToday ? etag : null, allowed, signal });
    if (fetched.fault) return { fault: fetched.fault.code };
    const { status, headers, bytes } = fetched.value;
    if (status === 304) return { bytes: null, etag };
    return { bytes, etag: headers.etag ?? null };
  }

  /** @throws when `signal` aborts it. */
  return async ({ calendarId }: CalendarJob, signal: AbortSignal): Promise<void> => {
    const calendar = await findCalendar(db, calendarId);
    if (!calendar) return;
    const { owner, ignoresBlocks } = calendar;
    const text = await findText(calendar, signal);
    signal.throwIfAborted();
    if (text.fault) return saveFault(db, calendarId, text.fault, now());
    if (!text.bytes) return saveUnchanged(db, calendarId);
    const options = readOptions(owner, now());
    const reading = await readInThread({ bytes: text.bytes, publicUrl, ignoresBlocks, ...options });
    if (reading.fault) return saveFault(db, calendarId, reading.fault, now());
    const { times, partial: partialFault = null } = reading;
    await saveTimes(db, calendarId, { owner, etag: text.etag, times, partialFault }, now());
  };
}

/**
 * The window in which a calendar is read: for agents and offices, from yesterday to one day beyond the last bookable
 * day, because it is read again the next day; for units, as many nights ahead as other platforms publish.
 */
export function readOptions(owner: CalendarOwner, now: Date): Omit<ReadOptions, 'publicUrl'> {
  const today = dayInBrussels(now);
  const midnight = (days: number) => momentInBrussels(addDays(today, days), '00:00').getTime();
  const isByNight = 'unitId' in owner;
  const daysAhead = isByNight ? NIGHTS_AHEAD : MAX_DAYS_AHEAD + 2;
  return { window: { from: midnight(-1), until: midnight(daysAhead) }, isByNight };
}
