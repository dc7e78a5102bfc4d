/** After an import: validates and stores the pictures and documents that the catalogue uses. */
import { realpath } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { findUrlFault } from '../../fetching/public-request.ts';
import { type SourceFault, saveFaults } from '../database/faults.ts';
import { forEachMediaUse, type MediaUseRecord } from '../database/uses.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { MediaError, Outcome } from '../media-error.ts';
import { StoreUnavailable } from '../object-store/store-unavailable.ts';
import type { MediaStorage } from '../storage.ts';
import { isUrl, MAIN_FEED, pathInFeed } from './feed-paths.ts';
import type { FetchJob } from './fetch-queue.ts';
import { createMediaTally, type MediaReport, type MediaTally } from './media-report.ts';
import { type FoundFile, resolveFile } from './resolve-file.ts';
import { createStoreMedia, isStored, type StoreMedia } from './store-media.ts';

export interface ImportMediaDependencies {
  db: Kysely<Database>;
  storage: MediaStorage;
  /** The folder of the feed, to which paths are relative; null: a feed without files, whose URLs are read alone. */
  folder: string | null;
  /** Finds a file of the feed by its path, in place of `folder`. */
  findFile?: FindFile;
  /** The feed whose files are in the folder; `main` by default. */
  feed?: string;
  /** References of listings that the feed no longer contains: their files are not in `folder`. */
  absent?: readonly string[];
  /** References of the listings whose files are processed; default all. */
  only?: readonly string[] | undefined;
  /** URLs are either fetched during the import or queued for the site. */
  urls: { fetch: UrlFetch } | { enqueue: (jobs: FetchJob[]) => Promise<void> };
}

export type FindFile = (path: string) => Promise<Outcome<FoundFile>>;
type UrlFetch = (source: string) => Promise<Outcome<Uint8Array>>;

/** Concurrent reads. */
const READING = { running: 4, waiting: Number.POSITIVE_INFINITY };

/** Files that fail are reported with the reason; the records that use them are unchanged. */
export async function importMedia(dependencies: ImportMediaDependencies): Promise<MediaReport> {
  const tally = createMediaTally();
  const reading = limitConcurrency(READING);
  const { folder, findFile = folder === null ? null : await findIn(folder) } = dependencies;
  const state: State = {
    ...dependencies,
    findFile,
    tally,
    storeMedia: createStoreMedia(dependencies),
    faults: [],
    jobs: [],
  };
  const importBatch = async (batch: MediaUseRecord[]) => {
    await Promise.all(batch.map((use) => reading(() => importSource(use, state))));
    await saveFaults(dependencies.db, state.faults.splice(0));
    const jobs = state.jobs.splice(0);
    if ('enqueue' in dependencies.urls && jobs.length > 0) await dependencies.urls.enqueue(jobs);
  };
  await forEachMediaUse(dependencies.db, importBatch, {
    without: dependencies.absent ?? [],
    only: dependencies.only,
  });
  return tally.report();
}

/** Finds files of a folder. */
async function findIn(folder: string): Promise<FindFile> {
  const root = await realpath(folder);
  return (path) => resolveFile(root, path);
}

interface State extends Omit<ImportMediaDependencies, 'findFile'> {
  findFile: FindFile | null;
  tally: MediaTally;
  storeMedia: StoreMedia;
  /** Collected for this batch, not stored yet. */
  faults: SourceFault[];
  jobs: FetchJob[];
}

/** While the object store fails, known pictures stay, URLs are left to the queue, and files are reported. */
async function importSource(use: MediaUseRecord, state: State): Promise<void> {
  try {
    await (isUrl(use.source) ? importUrl(use, state) : importFile(use, state));
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    if (isUrl(use.source) && 'enqueue' in state.urls) enqueue(use, state);
    else state.tally.unstored(use, error.message);
  }
}

function enqueue(use: MediaUseRecord, { tally, jobs }: State): void {
  tally.awaited(use);
  jobs.push({ source: use.source, kind: use.kind });
}

/** A stored URL is not fetched again: a changed picture needs another URL. Faults are retried. */
async function importUrl(use: MediaUseRecord, state: State): Promise<void> {
  const { source } = use;
  const urlFault = findUrlFault(URL.parse(source));
  if (urlFault) return reject(use, urlFault, null, state);
  if (await isStored(use, state.storage)) return state.tally.known();
  if ('fetch' in state.urls) return store(use, await state.urls.fetch(source), null, state);
  enqueue(use, state);
}

async function importFile(use: MediaUseRecord, state: State): Promise<void> {
  const path = pathInFeed(state.feed ?? MAIN_FEED, use.source);
  if (state.findFile === null || path === null) return;
  const found = await state.findFile(path);
  if (found.fault) {
    // A listing that left the feed keeps its stored files, and a drawing never had a file.
    if (use.hash && found.fault.code === 'MISSING') return state.tally.known();
    return reject(use, found.fault, null, state);
  }
  const { stamp, read } = found.value;
  if (stamp === use.stamp) {
    if (use.faultCode) return state.tally.reject(use, use.faultReason ?? '');
    if (await isStored(use, state.storage)) return state.tally.known();
  }
  await store(use, await read(), stamp, state);
}

async function store(
  use: MediaUseRecord,
  bytes: Outcome<Uint8Array>,
  stamp: string | null,
  state: State,
): Promise<void> {
  const fault = bytes.fault ?? (await state.storeMedia(use, bytes.value, stamp));
  if (fault) reject(use, fault, stamp, state);
  else state.tally.stored();
}

function reject(
  use: MediaUseRecord,
  { code, reason }: MediaError,
  stamp: string | null,
  { tally, faults }: State,
): void {
  tally.reject(use, reason);
  const isKnown = use.faultCode === code && use.faultReason === reason && use.stamp === stamp;
  if (!isKnown) faults.push({ source: use.source, stamp, code, reason });
}
