import { TIME_ZONE } from '../../../shared/locales.ts';

/** The time zone of Brussels as an iCalendar component (jCal), by the EU rules valid since 1996. */
export const BRUSSELS_ZONE = [
  'vtimezone',
  [['tzid', {}, 'text', TIME_ZONE]],
  [
    [
      'daylight',
      [
        ['dtstart', {}, 'date-time', '1996-03-31T02:00:00'],
        ['tzname', {}, 'text', 'CEST'],
        ['tzoffsetfrom', {}, 'utc-offset', '+01:00'],
        ['tzoffsetto', {}, 'utc-offset', '+02:00'],
        ['rrule', {}, 'recur', { freq: 'YEARLY', bymonth: 3, byday: '-1SU' }],
      ],
      [],
    ],
    [
      'standard',
      [
        ['dtstart', {}, 'date-time', '1996-10-27T03:00:00'],
        ['tzname', {}, 'text', 'CET'],
        ['tzoffsetfrom', {}, 'utc-offset', '+02:00'],
        ['tzoffsetto', {}, 'utc-offset', '+01:00'],
        ['rrule', {}, 'recur', { freq: 'YEARLY', bymonth: 10, byday: '-1SU' }],
      ],
      [],
    ],
  ],
];
