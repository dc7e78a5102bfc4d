import type { Kysely } from 'kysely';
import type { SiteIntl } from '../../client/intl/create-intl.ts';
import type { CityDirectory } from '../../graphql/cities/ports.ts';
import type { Executor } from '../../graphql/execute.ts';
import type { Visitor } from '../../graphql/visitor.ts';
import type { Locale } from '../../shared/locales.ts';
import type { Agency } from '../agency.ts';
import type { CalendarMethod } from '../calendars/calendar-file.ts';
import type { Database } from '../database/connect.ts';
import type { Words } from './letter/letter.ts';
import type { Mailbox } from './mailbox.ts';

/** What mails are written from. */
export interface MailContext {
  db: Kysely<Database>;
  createExecutor(visitor: Visitor): Executor;
  intls: Record<Locale, SiteIntl>;
  cities: CityDirectory;
  agency: Agency;
  /** Of the site, without a slash at the end. */
  publicUrl: string;
  now(): Date;
}

/** The text of a mail, its sender and its recipient. */
export interface WrittenMail {
  locale: Locale;
  words: Words;
  to: Mailbox;
  replyTo: Mailbox;
  /** Its recipient works for the agency: the address is ours to mend, and answers are welcome. */
  isToAgency: boolean;
  /** What calendars are to know (RFC 6047): an event that is asked for, or given up. */
  calendar?: { method: CalendarMethod; content: string };
  /** Where its recipient says that no more may come. */
  optOutUrl?: string;
  /** A POST to that address is enough (RFC 8058). */
  isOneClick?: boolean;
}

/** One mail of what a feature keeps. */
export interface MailOf {
  id: string;
  /** Which of its mails. */
  mail: string;
}

/** What became of a mail: rejected is one whose recipient its server does not know (5xx). */
export type MailEnd = 'sent' | 'not needed' | 'rejected' | 'given up';

/** A feature that brings about mails: it has their words. */
export interface MailSource {
  /** The mail as things are now; null: what it is about was erased, or its recipient wants none. */
  writeMail(mail: MailOf, context: MailContext): Promise<WrittenMail | null>;
  /** What is left to do once a mail was sent, not needed any more, rejected for good, or given up. */
  endMail?(mail: MailOf, db: Kysely<Database>, end: MailEnd): Promise<void>;
  /** Mails whose recipient is erased with their end: they cannot be sent again, and their files go after a day. */
  onceMails: readonly string[];
  /** Sample mails, for `/__mail`. */
  sampleMails: readonly SampleMail[];
}

/** By the name that their mails carry. */
export type MailSources = Readonly<Record<string, MailSource>>;

export interface SampleMail {
  /** In its address. */
  name: string;
  write(locale: Locale, context: MailContext): Promise<WrittenMail | null>;
}
