import { calendarEventsSource, calendarSource } from '../features/calendars/external/calendar-source.ts';
import { deskSource } from '../features/desk/sign-in/desk-source.ts';
import { feedSource } from '../features/import/polling/feed-source.ts';
import { statementSource } from '../features/statements/report/report-mail.ts';
import { statisticsSource } from '../features/statistics/monthly/month-mail.ts';
import { requestSource } from '../features/subscriptions/subscription-source.ts';
import type { MailSources } from '../platform/mail/mail-source.ts';
import { SOURCES } from './submission-sources.ts';

/** The sources of mails: submissions that are stored, and mails without a stored record. */
export const MAIL_SOURCES: MailSources = {
  ...SOURCES,
  calendar: calendarSource,
  'calendar-events': calendarEventsSource,
  desk: deskSource,
  feed: feedSource,
  mentions: statementSource,
  statistics: statisticsSource,
  'subscription-request': requestSource,
};
