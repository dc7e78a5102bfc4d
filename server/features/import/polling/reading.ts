/** One reading of a feed that is named in the agency file: what it needs, and how it ends. */
import type { BlockList } from 'node:net';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import type { MediaReport } from '../../../platform/media/import/media-report.ts';
import type { AgencyRules } from '../agency-rules.ts';
import type { Connection } from '../connections/connections.ts';
import type { ImportReport } from '../report.ts';
import type { FeedOutcome } from '../store/feed-runs.ts';
import type { FeedState, Version } from '../store/feed-states.ts';
import type { FeedSettings } from './feed-settings.ts';

export interface PollDependencies {
  db: Kysely<Database>;
  feeds: readonly FeedSettings[];
  rules: AgencyRules;
  agencyFolder: string;
  /** `Authorization` headers by the name of the feed. */
  authorizations: ReadonlyMap<string, string>;
  /** The CRMs that are asked by their API, by the name of the feed. */
  connections: ReadonlyMap<string, Connection>;
  /** Private addresses from which feeds may be downloaded nevertheless. */
  allowed: BlockList;
  addMails: AddMails;
  /** Called after an import that was not stopped, with the folder of the feed's pictures if there is one. */
  importPictures(imported: {
    feed: string;
    folder: string | null;
    absent: string[];
  }): Promise<Pick<MediaReport, 'unstored'>>;
  now(): Date;
  /** Waits between requests to a CRM; rejects when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export interface Reading {
  settings: FeedSettings;
  /** Without a version when the whole file is due. */
  state: FeedState;
  nextReadAt: Date;
  signal: AbortSignal;
}

export interface Ending {
  outcome: FeedOutcome | 'UNCHANGED';
  reason: string | null;
  report: ImportReport | null;
  /** What to ask the server with next time. */
  next: Version;
  /** Whether only changed homes of a connected CRM were read. */
  isPartial?: boolean;
  /** Whether the folder has a file of changes to read after this one. */
  hasNext?: boolean;
}
