import type { Kysely } from 'kysely';
import type { PersonalRecord } from '../../graphql/personal-data/ports.ts';
import type { Database } from '../database/connect.ts';
import type { MailSource } from '../mail/mail-source.ts';
import type { AddMails } from '../mail/queue.ts';
import type { Settings } from '../settings.ts';

/** What an erasure may bring about. */
export interface Erasing {
  now: Date;
  addMails: AddMails;
}

/** What a feature keeps of people. */
export interface PersonalRecords {
  /** The export of all data about this e-mail address. */
  findAbout(db: Kysely<Database>, email: string): Promise<object>;
  /** Lists the same in short, for its owner. */
  listAbout(db: Kysely<Database>, email: string, now: Date): Promise<PersonalRecord[]>;
  /** Erases the same; waiting mails are then not sent. Returns the erased ids. */
  eraseAbout(db: Kysely<Database>, email: string, erasing: Erasing): Promise<string[]>;
  /** What stays after that, and why: a sentence for the terminal. */
  staysAfterErasure?: string;
  /** Erases what is older than its retention period in the settings. Returns the erased ids. */
  eraseOld(db: Kysely<Database>, now: Date, settings: Settings): Promise<string[]>;
}

/** A feature that keeps submissions: what becomes of them. */
export interface SubmissionSource extends MailSource, PersonalRecords {}

/** A part of the sources of mails, by the same names. */
export type SubmissionSources = Readonly<Record<string, SubmissionSource>>;
