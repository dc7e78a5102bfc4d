import { calendarSource } from './calendars/foreign/calendar-source.ts';
import type { MailSources } from './mail/mail-source.ts';
import { SOURCES } from './submissions/sources.ts';

/** What brings about mails: what keeps submissions, and what keeps nothing of visitors. */
export const MAIL_SOURCES: MailSources = { ...SOURCES, calendar: calendarSource };
