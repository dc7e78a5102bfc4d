import type { FetchFaultCode } from '../../fetching/fetch-fault.ts';

/** Why a calendar cannot be read. It is stored and told: addresses of calendars are secret. */
export type CalendarFault = FetchFaultCode | ReadingFault | 'TYPE';

/** What is wrong with its text. */
export type ReadingFault =
  /** It is no iCalendar, or says something that cannot be. */
  | 'FORMAT'
  /** It names a time zone that nobody knows. */
  | 'ZONE'
  /** Reading it takes too long, or too much memory. */
  | 'LIMIT';
