import type { FetchErrorCode } from '../../../platform/fetching/fetch-error.ts';

/** Why a calendar cannot be read. Stored and mailed as a code, because the URLs of calendars are secret. */
export type CalendarErrorCode =
  | FetchErrorCode
  | CalendarError
  /** Its address is not encrypted, and the settings do not allow such addresses. */
  | 'HTTP';

/** The reasons why the text of a calendar is rejected. */
export type CalendarError =
  /** It is not iCalendar. */
  | 'TYPE'
  /** It breaks off, or it is unclear where its events begin and end. */
  | 'FORMAT'
  /** Parsing takes too long, or too much memory. */
  | 'LIMIT';

/** What cannot be read in single events of a calendar, the worst last. They are busy; the calendar is read. */
export const EVENT_FAULTS = [
  /** An unknown time zone counts as Brussels. */
  'ZONE',
  /** A length, repetition or exception: the event lasts as long as it can. */
  'EVENT',
  /** No date at all: the whole period is busy. */
  'UNDATED',
] as const;
export type EventFault = (typeof EVENT_FAULTS)[number];
