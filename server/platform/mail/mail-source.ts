import type { Kysely } from 'kysely';
import type { IntlShape } from 'react-intl';
import type { CityDirectory } from '../../../graphql/cities/ports.ts';
import type { Executor } from '../../../graphql/execute.ts';
import type { Visitor } from '../../../graphql/visitor.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { Database } from '../database/connect.ts';
import type { Brand } from '../theme/brand.ts';
import type { Mailbox } from './mailbox.ts';
import type { Letterhead } from './rendering/create-mail-document.ts';
import type { MailTexts } from './rendering/mail-document.ts';

/** The agency, as mails name it. */
export interface MailAgency extends Letterhead {
  /** The language of mails to the agency. */
  locale: Locale;
  /** Homes with incomplete adverts are shown, shown with a note, or kept back. */
  incompleteAdverts: 'show' | 'mark' | 'keep-back';
  /** Whether offices get a monthly mail about views and requests. */
  statisticsMail: boolean;
}

/** What is needed to write mails. */
export interface MailContext {
  db: Kysely<Database>;
  createExecutor(visitor: Visitor): Executor;
  intls: Record<Locale, IntlShape>;
  cities: CityDirectory;
  agency: MailAgency;
  /** What mails look like. */
  brand(): Brand;
  /** The URL of the site without a trailing slash. */
  publicUrl: string;
  now(): Date;
}

/** A file that is sent with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer | string;
}

/** The texts of a mail, its sender and its recipient. */
export interface WrittenMail {
  locale: Locale;
  texts: MailTexts;
  to: Mailbox;
  replyTo: Mailbox;
  /** The recipient belongs to the agency: delivery problems can be fixed, and replies are welcome. */
  isToAgency: boolean;
  /** A calendar invitation or cancellation (RFC 6047). */
  calendar?: { method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; content: string };
  attachments?: readonly MailAttachment[];
  /** The page on which the recipient opts out. */
  optOutUrl?: string;
  /** The opt-out works with a single POST (RFC 8058). */
  isOneClick?: boolean;
}

/** Identifies a mail of a stored record. */
export interface MailReference {
  id: string;
  /** The name of the mail. */
  mail: string;
}

/** The outcome of a mail. Rejected: the recipient's server does not know the recipient (5xx). */
export type MailOutcome = 'sent' | 'not needed' | 'rejected' | 'given up';

/** A feature that sends mails: it writes their texts. */
export interface MailSource {
  /**
   * Writes the mail from current data; null when its subject was erased, or its recipient has opted out. Sources of
   * mails to visitors throw `UnknownMail` for a name that they do not know.
   */
  writeMail(mail: MailReference, context: MailContext): Promise<WrittenMail | null>;
  /** Cleanup after a mail was sent, became unnecessary, or was rejected or given up. */
  afterMail?(mail: MailReference, db: Kysely<Database>, end: MailOutcome): Promise<void>;
  /** Mails whose recipient is erased afterwards: they cannot be resent, and their files are deleted after a day. */
  singleUseMails: readonly string[];
  /** Sample mails for `/__mail`. */
  sampleMails: readonly SampleMail[];
}

/** Mail sources by name; the name is stored in the jobs. */
export type MailSources = Readonly<Record<string, MailSource>>;

export interface SampleMail {
  /** The name in its URL. */
  name: string;
  write(locale: Locale, context: MailContext): Promise<WrittenMail | null>;
}
