import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { MailSource } from '../mail/mail-source.ts';
import type { Settings } from '../settings.ts';

/** What a feature keeps of people. */
export interface PersonalRecords {
  /** The export of all data about this e-mail address. */
  findAbout(db: Kysely<Database>, email: string): Promise<object>;
  /** Erases the same; waiting mails are then not sent. Returns the erased ids. */
  eraseAbout(db: Kysely<Database>, email: string): Promise<string[]>;
  /** What stays after that, and why: a sentence for the terminal. */
  staysAfterErasure?: string;
  /** Erases what is older than its retention period in the settings. Returns the erased ids. */
  eraseOld(db: Kysely<Database>, now: Date, settings: Settings): Promise<string[]>;
}

/** A feature that keeps submissions: what becomes of them. */
export interface SubmissionSource extends MailSource, PersonalRecords {}

/** By the name that their mails carry. */
export type SubmissionSources = Readonly<Record<string, SubmissionSource>>;
