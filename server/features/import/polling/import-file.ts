/** Imports the file of a feed that the site reads by itself. */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { ImportStopped } from '../../feed/import-stopped.ts';
import { readMapping } from '../../feed/mapping/check-mapping.ts';
import type { Mapping } from '../../feed/mapping/mapping.ts';
import { importFeed } from '../import-feed.ts';
import { readFeedInThread } from '../read/read-in-thread.ts';
import type { ImportReport } from '../report.ts';
import { forgetVersion } from '../store/feed-states.ts';
import { withUnpackedFeed } from '../unpack/unpack-feed.ts';
import type { FeedSettings } from './feed-settings.ts';
import type { FolderFile } from './folder-files.ts';
import { importChanges } from './import-changes.ts';
import { type FeedFile, hashFile } from './open-feed.ts';
import type { Ending, PollDependencies, Reading } from './reading.ts';

/** `WHOLE_NEEDED`: the file has only changed homes, and would withdraw many. */
export async function importFile(
  file: FeedFile,
  reading: Reading,
  dependencies: PollDependencies,
): Promise<Ending | 'WHOLE_NEEDED'> {
  const { state } = reading;
  const { etag, lastModified, inFolder } = file;
  const unchanged: Ending = { outcome: 'UNCHANGED', reason: null, report: null, next: state };
  if (file.path === null) return unchanged;
  const { path: changesPath, changes } = file;
  if (changes) return importChanges({ ...file, path: changesPath, changes }, reading, dependencies);
  const contentHash = await hashFile(file.path);
  if (state.contentHash?.equals(contentHash))
    return { ...unchanged, next: { etag, lastModified, contentHash }, hasNext: inFolder?.hasNext ?? false };
  const imported = await withUnpackedFeed(file.path, (unpacked) => {
    const folder = unpacked.path === file.path ? file.folder : unpacked.folder;
    return importCatalogue({ path: unpacked.path, folder }, reading, dependencies);
  }).catch((error) => {
    if (error instanceof ImportStopped) return error;
    throw error;
  });
  if (imported instanceof ImportStopped)
    return { outcome: 'STOPPED', reason: imported.message, report: null, next: forgetVersion(state) };
  const { unstored } = imported;
  const report = inFolder ? { ...imported.report, ...filesOf(inFolder) } : imported.report;
  // The same file is imported again while it is not believed, while listings are missing that are still on offer, or
  // while the object store lacks pictures.
  const isSettled = isRead(report) && report.missing === 0 && unstored === 0;
  const next = isSettled ? { etag, lastModified, contentHash } : forgetVersion(state);
  const hasNext = isSettled && (inFolder?.hasNext ?? false);
  return { outcome: outcomeOf(report), reason: report.stopReason, report, next, hasNext };
}

function filesOf({ path: file, ignored }: FolderFile): Pick<ImportReport, 'fileInFolder' | 'ignoredFiles'> {
  return { fileInFolder: path.basename(file), ignoredFiles: ignored };
}

/** A file of changes whose records are all rejected is not read again: it would stop those after it. */
function isRead({ stopReason, isPartial, rejected, lines }: ImportReport): boolean {
  return stopReason === null || (isPartial === true && lines > 0 && rejected === lines);
}

async function importCatalogue(
  file: { path: string; folder: string | null },
  { settings, state, signal }: Reading,
  dependencies: PollDependencies,
): Promise<{ report: ImportReport; unstored: number }> {
  let absent: string[] = [];
  const { name, format, language, maxWithdrawnPercent: maxPercent, graceHours } = settings;
  const mapping = await openMapping(settings, dependencies);
  const report = await importFeed(dependencies.db, createReadStream(file.path), {
    source: name,
    feed: name,
    now: dependencies.now(),
    rules: dependencies.rules,
    read: readFeedInThread,
    signal,
    format,
    mapping,
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

/** @throws ImportStopped with the faults of the mapping file. */
async function openMapping(
  { mapping: file }: FeedSettings,
  { agencyFolder }: PollDependencies,
): Promise<Mapping | undefined> {
  if (file === undefined) return undefined;
  const checked = await readMapping(path.resolve(agencyFolder, file));
  if ('mapping' in checked) return checked.mapping;
  throw new ImportStopped(`the mapping ${file} cannot be used: ${checked.faults.join('; ')}`);
}

function outcomeOf(report: ImportReport): Ending['outcome'] {
  if (report.stopReason !== null) return 'STOPPED';
  return report.keptOnOffer.length > 0 ? 'HELD' : 'IMPORTED';
}
