import { calendarSource } from './calendars/foreign/calendar-source.ts';
import type { MailSources } from './mail/mail-source.ts';
import { SOURCES } from './submissions/sources.ts';
import { requestSource } from './subscriptions/subscription-source.ts';

/** What brings about mails: what keeps submissions, and what has no records of its own. */
export const MAIL_SOURCES: MailSources = {
  ...SOURCES,
  calendar: calendarSource,
  'subscription-request': requestSource,
};
