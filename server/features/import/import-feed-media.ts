/** Processes the pictures and documents of an imported feed: stores files, and queues URLs for the site. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { OpenDatabase } from '../../platform/database/open.ts';
import { createFetchWithBreaker } from '../../platform/fetching/fetch-with-breaker.ts';
import { addressList } from '../../platform/fetching/public-addresses.ts';
import { type Jobs, openJobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { fetchPicture } from '../../platform/media/import/fetch-picture.ts';
import { FETCH_QUEUE, type FetchJob } from '../../platform/media/import/fetch-queue.ts';
import { type ImportMediaDependencies, importMedia } from '../../platform/media/import/import-media.ts';
import { limitDecoder } from '../../platform/media/import/limit-decoder.ts';
import { presentMediaReport } from '../../platform/media/import/media-report.ts';
import { StoreUnavailable } from '../../platform/media/object-store/store-unavailable.ts';
import { openStorage, type StorageSettings } from '../../platform/media/open-storage.ts';
import { removeUnusedMedia } from '../../platform/media/remove-unused.ts';
import type { MediaStorage } from '../../platform/media/storage.ts';

interface Feed extends Pick<ImportMediaDependencies, 'folder' | 'absent' | 'feed'> {
  /** Whether to fetch URLs here, for an import without a running site. */
  isFetching: boolean;
}

interface Site {
  database: OpenDatabase;
  settings: StorageSettings & { privateMediaAddresses: Parameters<typeof addressList>[0] };
  log: Logger;
  /** Prints a line to the terminal. */
  print: (message: string) => void;
}

export async function importFeedMedia({ isFetching, ...feed }: Feed, site: Site): Promise<void> {
  limitDecoder();
  const { database, settings, print } = site;
  const { db } = database;
  const storage = openStorage(settings);
  const importWith = async (urls: ImportMediaDependencies['urls']) => {
    const report = await importMedia({ ...feed, db, storage, urls });
    process.stdout.write(presentMediaReport(report));
    if (report.unstored > 0) process.exitCode = 1;
  };
  if (isFetching) await importWith(fetchHere(settings));
  else await withQueue(site, importWith);
  await removeUnused(db, storage, print);
}

async function removeUnused(
  db: Kysely<Database>,
  storage: MediaStorage,
  print: Site['print'],
): Promise<void> {
  try {
    const removed = await removeUnusedMedia({ db, storage, now: new Date() });
    if (removed > 0) print(`  ${removed} removed that nothing has referred to for a month`);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    print(`  unused pictures and documents are not removed: ${error.message}`);
  }
}

function fetchHere({ privateMediaAddresses }: Site['settings']): ImportMediaDependencies['urls'] {
  const allowed = addressList(privateMediaAddresses);
  const fetch = createFetchWithBreaker(fetchPicture);
  return { fetch: (source) => fetch(source, { allowed }) };
}

async function withQueue(
  { database, log }: Site,
  importWith: (urls: ImportMediaDependencies['urls']) => Promise<void>,
): Promise<void> {
  let jobs: Jobs | undefined;
  const enqueue = async (found: FetchJob[]) => {
    jobs ??= await openJobs({ target: database.target, log, doesMaintenance: false });
    await jobs.add(FETCH_QUEUE, found);
  };
  try {
    await importWith({ enqueue });
  } finally {
    await jobs?.stop();
  }
}
