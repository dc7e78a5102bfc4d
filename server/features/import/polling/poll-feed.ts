/** Reads a feed that is named in the agency's file, and imports what has changed. */
import { isAsked } from '../connections/connection-settings.ts';
import { endFailure, saveFeedRun } from '../store/feed-runs.ts';
import { beginReading, forgetVersion, saveFeedState } from '../store/feed-states.ts';
import type { FeedJob } from './feed-queue.ts';
import { type FeedSettings, isPolled } from './feed-settings.ts';
import { importFile } from './import-file.ts';
import { withFeedFile } from './open-feed.ts';
import type { Ending, PollDependencies, Reading } from './reading.ts';

/** Why a reading failed on this site's side; the log has the error. */
const OWN_FAULT = 'an error of the website';
const MINUTE_MS = 60_000;
/** Files of a folder that are read one after the other; more wait for the next reading. */
const MAX_FILES = 100;
/** Unchanged files are imported again after so long, because settings and translations may have changed. */
const MAX_UNCHANGED_MS = 20 * 3_600_000;

export function createFeedPoller(dependencies: PollDependencies) {
  return async ({ feed }: FeedJob, signal: AbortSignal): Promise<void> => {
    const settings = dependencies.feeds.find(({ name }) => name === feed);
    if (!settings || !isPolled(settings)) return;
    for (let files = 0; files < MAX_FILES; files++) {
      const reading = await begin(settings, signal, dependencies);
      const { hasNext = false } = await readOnce(reading, dependencies);
      if (!hasNext) return;
    }
  };
}

async function readOnce(reading: Reading, dependencies: PollDependencies): Promise<Ending> {
  const { signal } = reading;
  try {
    const ending = await readAndImport(reading, dependencies);
    // A download that this site has ended is no fault of the feed.
    if (ending.outcome === 'FAILED') signal.throwIfAborted();
    await saveEnding(ending, reading, dependencies);
    return ending;
  } catch (error) {
    // The queue tries again, and logs the error.
    if (!signal.aborted)
      await saveEnding(failureOf(OWN_FAULT, reading), reading, dependencies).catch(() => {});
    throw error;
  }
}

async function readAndImport(reading: Reading, dependencies: PollDependencies): Promise<Ending> {
  const ending = await withFeedFile({ ...reading, ...dependencies }, (file) =>
    importFile(file, reading, dependencies),
  );
  if (ending === 'WHOLE_NEEDED') return readAndImport(withoutVersion(reading), dependencies);
  return 'fault' in ending ? failureOf(ending.fault, reading) : ending;
}

/** After a failure, a connected CRM is asked for all homes. */
function failureOf(reason: string, { settings, state }: Reading): Ending {
  const next = isAsked(settings.connection) ? forgetVersion(state) : state;
  return { outcome: 'FAILED', reason, report: null, next };
}

/** The reading of the whole file. */
function withoutVersion(reading: Reading): Reading {
  return { ...reading, state: { ...reading.state, ...forgetVersion(reading.state) } };
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
  const reading = { settings, nextReadAt, signal, state };
  return isWholeDue ? withoutVersion(reading) : reading;
}

/** Saves the run with its mail in one transaction. The agency gets a mail when a feed ends otherwise than before. */
async function saveEnding(
  { outcome, reason, report, next, isPartial = false }: Ending,
  { settings, state, nextReadAt }: Reading,
  { db, addMails, now }: PollDependencies,
): Promise<void> {
  const feed = settings.name;
  const at = now();
  const hasRead = !isPartial && (outcome === 'IMPORTED' || outcome === 'HELD');
  await db.transaction().execute(async (trx) => {
    await saveFeedState(trx, feed, {
      ...next,
      importedAt: hasRead ? at : state.importedAt,
      confirmedRemovals: hasRead ? null : state.confirmedRemovals,
      readAt: at,
      nextReadAt,
    });
    if (outcome === 'UNCHANGED') return endFailure(trx, feed, at);
    const run = { feed, at, outcome, reason, report, isPartial };
    const { id, hasNewOutcome } = await saveFeedRun(trx, run);
    if (hasNewOutcome && outcome !== 'IMPORTED')
      await addMails(trx, [{ source: 'feed', id: String(id), mail: outcome }]);
  });
}
