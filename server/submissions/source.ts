import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { MailSource } from '../mail/mail-source.ts';

/** What a feature keeps of people. */
export interface PersonalRecords {
  /** The export of all data about this e-mail address, each part under its name. */
  findAbout(db: Kysely<Database>, email: string): Promise<Record<string, unknown>>;
  /** Erases the same; waiting mails are then not sent. Returns the erased ids. */
  eraseAbout(db: Kysely<Database>, email: string): Promise<string[]>;
  /** Erases what is older than the retention period. Returns the erased ids. */
  eraseOld(db: Kysely<Database>, retention: { now: Date; months: number }): Promise<string[]>;
}

/** A feature that keeps submissions: what becomes of them. */
export interface SubmissionSource extends MailSource, PersonalRecords {}
