import type { FetchErrorCode } from '../../fetching/fetch-error.ts';

/** Why a calendar cannot be read. Stored and mailed as a code, because the URLs of calendars are secret. */
export type CalendarErrorCode = FetchErrorCode | CalendarError | 'TYPE';

/** The reasons why the text of a calendar is rejected. */
export type CalendarError =
  /** It is not iCalendar, or is invalid. */
  | 'FORMAT'
  /** It refers to an unknown time zone. */
  | 'ZONE'
  /** Parsing takes too long, or too much memory. */
  | 'LIMIT';
