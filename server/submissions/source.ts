import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { MailSource } from '../mail/mail-source.ts';
import type { Settings } from '../settings.ts';

/** What a feature keeps of people. */
export interface PersonalRecords {
  /** All about whoever has this e-mail address, as it is exported. */
  findAbout(db: Kysely<Database>, email: string): Promise<object>;
  /** Erases the same; mails that wait to be sent end without one. The answer: ids of what is gone. */
  eraseAbout(db: Kysely<Database>, email: string): Promise<string[]>;
  /** What stays after that, and why, for who asked for it. */
  staysAfterErasure?: string;
  /** Erases what was kept as long as the settings say. The answer: ids of what is gone. */
  eraseOld(db: Kysely<Database>, now: Date, settings: Settings): Promise<string[]>;
}

/** A feature that keeps submissions: what becomes of them. */
export interface SubmissionSource extends MailSource, PersonalRecords {}

/** By the name that their mails carry. */
export type SubmissionSources = Readonly<Record<string, SubmissionSource>>;
