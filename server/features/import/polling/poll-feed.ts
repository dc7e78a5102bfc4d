/** Reads a feed that is named in the agency's file, and imports what has changed. */
import { createReadStream } from 'node:fs';
import type { BlockList } from 'node:net';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import type { MediaReport } from '../../../platform/media/import/media-report.ts';
import { ImportStopped } from '../../feed/import-stopped.ts';
import type { AgencyRules } from '../agency-rules.ts';
import { importFeed } from '../import-feed.ts';
import { readFeedInThread } from '../read/read-in-thread.ts';
import type { ImportReport } from '../report.ts';
import { endFailure, type FeedOutcome, saveFeedRun } from '../store/feed-runs.ts';
import { beginReading, type FeedState, saveFeedState } from '../store/feed-states.ts';
import { withUnpackedFeed } from '../unpack/unpack-feed.ts';
import type { FeedJob } from './feed-queue.ts';
import { type FeedSettings, isPolled } from './feed-settings.ts';
import { type FeedFile, hashFile, withFeedFile } from './open-feed.ts';

interface PollDependencies {
  db: Kysely<Database>;
  feeds: readonly FeedSettings[];
  rules: AgencyRules;
  agencyFolder: string;
  /** `Authorization` headers by the name of the feed. */
  authorizations: ReadonlyMap<string, string>;
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
}

interface Ending {
  outcome: FeedOutcome | 'UNCHANGED';
  reason: string | null;
  report: ImportReport | null;
  /** What to ask the server with next time. */
  next: Version;
}

type Version = Pick<FeedState, 'etag' | 'lastModified' | 'contentHash'>;

/** Without a version, the server sends the whole file. */
const UNKNOWN_VERSION: Version = { etag: null, lastModified: null, contentHash: null };
/** Why a reading failed on this site's side; the log has the error. */
const OWN_FAULT = 'an error of the website';
const MINUTE_MS = 60_000;
/** Unchanged files are imported again after so long, because settings and translations may have changed. */
const MAX_UNCHANGED_MS = 20 * 3_600_000;

export function createFeedPoller(dependencies: PollDependencies) {
  const { feeds, agencyFolder, authorizations, allowed, now } = dependencies;
  return async ({ feed }: FeedJob, signal: AbortSignal): Promise<void> => {
    const settings = feeds.find(({ name }) => name === feed);
    if (!settings || !isPolled(settings)) return;
    const reading = await begin(settings, signal, dependencies);
    const { state } = reading;
    const failed = (reason: string): Ending => ({ outcome: 'FAILED', reason, report: null, next: state });
    try {
      const source = { settings, state, agencyFolder, authorizations, allowed, signal, now };
      const ending = await withFeedFile(source, (file) => importFile(file, reading, dependencies));
      // A download that this site has ended is no fault of the feed.
      if ('fault' in ending) signal.throwIfAborted();
      await saveEnding('fault' in ending ? failed(ending.fault) : ending, reading, dependencies);
    } catch (error) {
      // The queue tries again, and logs the error.
      if (!signal.aborted) await saveEnding(failed(OWN_FAULT), reading, dependencies).catch(() => {});
      throw error;
    }
  };
}

interface Reading {
  settings: FeedSettings;
  /** Without a version when the whole file is due. */
  state: FeedState;
  nextReadAt: Date;
  signal: AbortSignal;
}

async function begin(
  settings: FeedSettings,
  signal: AbortSignal,
  { db, now }: PollDependencies,
): Promise<Reading> {
  const at = now().getTime();
  const nextReadAt = new Date(at + settings.everyMinutes * MINUTE_MS);
  const state = await beginReading(db, settings.name, nextReadAt);
  const isWholeDue = at - (state.importedAt?.getTime() ?? 0) >= MAX_UNCHANGED_MS;
  return { settings, nextReadAt, signal, state: isWholeDue ? { ...state, ...UNKNOWN_VERSION } : state };
}

async function importFile(file: FeedFile, reading: Reading, dependencies: PollDependencies): Promise<Ending> {
  const { state } = reading;
  const { etag, lastModified } = file;
  const unchanged: Ending = { outcome: 'UNCHANGED', reason: null, report: null, next: state };
  if (file.path === null) return unchanged;
  const contentHash = await hashFile(file.path);
  if (state.contentHash?.equals(contentHash))
    return { ...unchanged, next: { etag, lastModified, contentHash } };
  const imported = await withUnpackedFeed(file.path, ({ path, folder }) => {
    const isArchive = path !== file.path;
    return importCatalogue({ path, folder: isArchive ? folder : file.folder }, reading, dependencies);
  }).catch((error) => {
    if (error instanceof ImportStopped) return error;
    throw error;
  });
  if (imported instanceof ImportStopped)
    return { outcome: 'STOPPED', reason: imported.message, report: null, next: UNKNOWN_VERSION };
  const { report, unstored } = imported;
  // The same file is imported again while it is not believed, while listings are missing that are still on offer, or
  // while the object store lacks pictures.
  const isSettled = report.stopReason === null && report.missing === 0 && unstored === 0;
  const next = isSettled ? { etag, lastModified, contentHash } : UNKNOWN_VERSION;
  return { outcome: outcomeOf(report), reason: report.stopReason, report, next };
}

async function importCatalogue(
  file: { path: string; folder: string | null },
  { settings, state, signal }: Reading,
  dependencies: PollDependencies,
): Promise<{ report: ImportReport; unstored: number }> {
  let absent: string[] = [];
  const { name, format, language, maxWithdrawnPercent: maxPercent, graceHours } = settings;
  const report = await importFeed(dependencies.db, createReadStream(file.path), {
    source: name,
    feed: name,
    now: dependencies.now(),
    rules: dependencies.rules,
    read: readFeedInThread,
    signal,
    format,
    locale: language,
    removals:
      state.confirmedRemovals === null
        ? { maxPercent, whenTooMany: 'KEEP', graceHours }
        : { maxPercent, whenTooMany: 'KEEP', graceHours: 0, confirmedRemovals: state.confirmedRemovals },
    onAbsent: (references) => {
      absent = references;
    },
  });
  if (report.stopReason !== null) return { report, unstored: 0 };
  const { unstored } = await dependencies.importPictures({ feed: name, folder: file.folder, absent });
  return { report, unstored };
}

function outcomeOf(report: ImportReport): Ending['outcome'] {
  if (report.stopReason !== null) return 'STOPPED';
  return report.keptOnOffer.length > 0 ? 'HELD' : 'IMPORTED';
}

/** Saves the run with its mail in one transaction. The agency gets a mail when a feed ends otherwise than before. */
async function saveEnding(
  { outcome, reason, report, next }: Ending,
  { settings, state, nextReadAt }: Reading,
  { db, addMails, now }: PollDependencies,
): Promise<void> {
  const feed = settings.name;
  const at = now();
  const hasRead = outcome === 'IMPORTED' || outcome === 'HELD';
  await db.transaction().execute(async (trx) => {
    await saveFeedState(trx, feed, {
      ...next,
      importedAt: hasRead ? at : state.importedAt,
      confirmedRemovals: hasRead ? null : state.confirmedRemovals,
      readAt: at,
      nextReadAt,
    });
    if (outcome === 'UNCHANGED') return endFailure(trx, feed, at);
    const run = { feed, at, outcome, reason, report, isWebhook: false };
    const { id, hasNewOutcome } = await saveFeedRun(trx, run);
    if (hasNewOutcome && outcome !== 'IMPORTED')
      await addMails(trx, [{ source: 'feed', id: String(id), mail: outcome }]);
  });
}
