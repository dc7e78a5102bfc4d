import { calendarEventsSource, calendarSource } from './calendars/external/calendar-source.ts';
import { feedSource } from './import/polling/feed-source.ts';
import type { MailSources } from './mail/mail-source.ts';
import { mentionSource } from './mentions/report/report-mail.ts';
import { SOURCES } from './submissions/sources.ts';
import { requestSource } from './subscriptions/subscription-source.ts';

/** The sources of mails: submissions that are stored, and mails without a stored record. */
export const MAIL_SOURCES: MailSources = {
  ...SOURCES,
  calendar: calendarSource,
  'calendar-events': calendarEventsSource,
  feed: feedSource,
  mentions: mentionSource,
  'subscription-request': requestSource,
};
