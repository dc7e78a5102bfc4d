import type { FormatDateOptions, IntlShape } from 'react-intl';

/** Formats an ISO 8601 date without a time. Noon UTC is on the same date in Brussels. */
export function formatDay(intl: IntlShape, day: string, options: FormatDateOptions): string {
  return intl.formatDate(`${day}T12:00:00Z`, options);
}
