import type { Kysely } from 'kysely';
import type { PersonalRecord } from '../../../graphql/personal-data/ports.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { MailSource } from '../../platform/mail/mail-source.ts';
import type { AddMails } from '../../platform/mail/queue.ts';

/** How long personal data are kept. */
export interface RetentionPeriods {
  leadsMonths: number;
}

/** What an erasure may need. */
export interface ErasureContext {
  now: Date;
  addMails: AddMails;
}

/** The personal data of a feature. */
export interface PersonalRecords {
  /** Exports all data about this e-mail address. */
  findAbout(db: Kysely<Database>, email: string): Promise<object>;
  /** Summaries of the same data, for their owner. */
  listAbout(db: Kysely<Database>, email: string, now: Date): Promise<PersonalRecord[]>;
  /** Erases the same data; queued mails are then not sent. Returns the erased ids. */
  eraseAbout(db: Kysely<Database>, email: string, erasing: ErasureContext): Promise<string[]>;
  /** What remains after an erasure, and why: a sentence for the terminal. */
  remainsAfterErasure?: string;
  /** Erases data older than its retention period. Returns the erased ids. */
  eraseOld(db: Kysely<Database>, now: Date, periods: RetentionPeriods): Promise<string[]>;
}

/** A feature that stores submissions. */
export interface SubmissionSource extends MailSource, PersonalRecords {}

/** A subset of the mail sources, with the same names. */
export type SubmissionSources = Readonly<Record<string, SubmissionSource>>;
