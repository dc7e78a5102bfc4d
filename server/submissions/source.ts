import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { MailSource } from '../mail/mail-source.ts';

/** What a feature keeps of people. */
export interface PersonalRecords {
  /** All about whoever has this e-mail address, as it is exported: each part under its name. */
  findAbout(db: Kysely<Database>, email: string): Promise<Record<string, unknown>>;
  /** Erases the same; mails that wait to be sent end without one. The answer: ids of what is gone. */
  eraseAbout(db: Kysely<Database>, email: string): Promise<string[]>;
  /** Erases what was kept long enough. The answer: ids of what is gone. */
  eraseOld(db: Kysely<Database>, retention: { now: Date; months: number }): Promise<string[]>;
}

/** A feature that keeps submissions: what becomes of them. */
export interface SubmissionSource extends MailSource, PersonalRecords {}
