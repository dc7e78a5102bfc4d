/** Reads a feed that is named in the agency's file, and imports what has changed. */
import { createReadStream } from 'node:fs';
import type { BlockList } from 'node:net';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { type FeedOutcome, saveFeedRun } from '../../database/feeds/feed-runs.ts';
import { type FeedState, readFeedState, saveFeedState } from '../../database/feeds/feed-states.ts';
import { ImportStopped } from '../../feed/import-stopped.ts';
import type { AddMails } from '../../mail/queue.ts';
import type { AgencyRules } from '../agency-rules.ts';
import { importFeed } from '../import-feed.ts';
import { readFeedInThread } from '../read/read-in-thread.ts';
import { ALL_REMOVALS } from '../removal-rules.ts';
import type { ImportReport } from '../report.ts';
import { withUnpackedFeed } from '../unpack/unpack-feed.ts';
import type { FeedJob } from './feed-queue.ts';
import { type FeedSettings, isPolled } from './feed-settings.ts';
import { type FeedFile, hashFile, withFeedFile } from './open-feed.ts';

interface PollParts {
  db: Kysely<Database>;
  feeds: readonly FeedSettings[];
  rules: AgencyRules;
  agencyFolder: string;
  /** `Authorization` headers by the name of the feed. */
  authorizations: ReadonlyMap<string, string>;
  /** Private addresses from which feeds may be downloaded nevertheless. */
  allowed: BlockList;
  addMails: AddMails;
  /** Called after an import that changed the catalogue, with the folder of the feed's pictures if there is one. */
  importPictures(feed: { folder: string | null; absent: string[] }): Promise<void>;
  now(): Date;
}

interface Ending {
  outcome: FeedOutcome | 'UNCHANGED';
  reason: string | null;
  report: ImportReport | null;
  /** What to ask the server with next time. */
  next: Pick<FeedState, 'etag' | 'lastModified' | 'contentHash'>;
}

/** Has the whole file sent again. */
const UNKNOWN_VERSION = { etag: null, lastModified: null, contentHash: null };
const MINUTE_MS = 60_000;

export function createFeedPoller(parts: PollParts) {
  const { db, feeds, agencyFolder, authorizations, allowed } = parts;
  return async ({ feed }: FeedJob, signal: AbortSignal): Promise<void> => {
    const settings = feeds.find(({ name }) => name === feed);
    if (!settings || !isPolled(settings)) return;
    const state = await readFeedState(db, feed);
    const opened = await withFeedFile(
      { settings, state, agencyFolder, authorizations, allowed, signal },
      (file) => importFile(file, { settings, state }, parts),
    );
    const ending: Ending =
      'fault' in opened ? { outcome: 'FAILED', reason: opened.fault, report: null, next: state } : opened;
    await saveEnding(ending, { settings, state }, parts);
  };
}

interface Feed {
  settings: FeedSettings;
  state: FeedState;
}

async function importFile(file: FeedFile, { settings, state }: Feed, parts: PollParts): Promise<Ending> {
  const { etag, lastModified } = file;
  const unchanged: Ending = { outcome: 'UNCHANGED', reason: null, report: null, next: state };
  if (file.path === null) return unchanged;
  const contentHash = await hashFile(file.path);
  if (state.contentHash?.equals(contentHash))
    return { ...unchanged, next: { etag, lastModified, contentHash } };
  const report = await withUnpackedFeed(file.path, ({ path, folder }) => {
    const isArchive = path !== file.path;
    return importCatalogue({ path, folder: isArchive ? folder : file.folder }, { settings, state }, parts);
  }).catch((error) => {
    if (error instanceof ImportStopped) return error;
    throw error;
  });
  if (report instanceof ImportStopped)
    return { outcome: 'STOPPED', reason: report.message, report: null, next: UNKNOWN_VERSION };
  // The same file is imported again while it is not believed, or while missing listings have their grace.
  const isSettled =
    report.stopReason === null && report.keptOnOffer.length === 0 && settings.graceHours === 0;
  const next = isSettled ? { etag, lastModified, contentHash } : UNKNOWN_VERSION;
  return { outcome: outcomeOf(report), reason: report.stopReason, report, next };
}

async function importCatalogue(
  file: { path: string; folder: string | null },
  { settings, state }: Feed,
  parts: PollParts,
): Promise<ImportReport> {
  let absent: string[] = [];
  const { name, format, language, maxWithdrawnPercent: maxPercent, graceHours } = settings;
  const report = await importFeed(parts.db, createReadStream(file.path), {
    source: name,
    feed: name,
    now: parts.now(),
    rules: parts.rules,
    read: readFeedInThread,
    format,
    locale: language,
    removals: state.areRemovalsConfirmed ? ALL_REMOVALS : { maxPercent, whenTooMany: 'KEEP', graceHours },
    onAbsent: (references) => {
      absent = references;
    },
  });
  if (report.stopReason === null) await parts.importPictures({ folder: file.folder, absent });
  return report;
}

function outcomeOf(report: ImportReport): Ending['outcome'] {
  if (report.stopReason !== null) return 'STOPPED';
  return report.keptOnOffer.length > 0 ? 'HELD' : 'IMPORTED';
}

/** Saves the run with its mail in one transaction. The agency gets a mail when a feed ends otherwise than before. */
async function saveEnding(
  { outcome, reason, report, next }: Ending,
  { settings, state }: Feed,
  { db, addMails, now }: PollParts,
): Promise<void> {
  const feed = settings.name;
  const at = now();
  const hasRead = outcome === 'IMPORTED' || outcome === 'HELD';
  await db.transaction().execute(async (trx) => {
    await saveFeedState(trx, feed, {
      ...next,
      areRemovalsConfirmed: state.areRemovalsConfirmed && !hasRead,
      readAt: at,
      nextReadAt: new Date(at.getTime() + settings.everyMinutes * MINUTE_MS),
    });
    if (outcome === 'UNCHANGED') return;
    const { id, isNews } = await saveFeedRun(trx, { feed, at, outcome, reason, report, isWebhook: false });
    if (isNews && outcome !== 'IMPORTED')
      await addMails(trx, [{ source: 'feed', id: String(id), mail: outcome }]);
  });
}
