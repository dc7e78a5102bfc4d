/** The pictures and documents of a feed that was imported: files are taken in, URLs are left to the site. */
import type { OpenDatabase } from '../database/open.ts';
import { type Jobs, openJobs } from '../jobs/jobs.ts';
import { createLogger } from '../logging/logger.ts';
import { FETCH_QUEUE, type FetchJob } from '../media/fetch-queue.ts';
import { createFileStorage } from '../media/file-storage.ts';
import { limitDecoder } from '../media/limit-decoder.ts';
import { presentMediaReport } from '../media/media-report.ts';
import { createPatientFetch } from '../media/patient-fetch.ts';
import { addressList } from '../media/public-addresses.ts';
import { removeUnusedMedia } from '../media/remove-unused.ts';
import { type TakeInParts, takeInMedia } from '../media/take-in.ts';
import type { Settings } from '../settings.ts';

interface Feed extends Pick<TakeInParts, 'folder' | 'absent'> {
  /** Whether URLs are fetched here, for whoever imports without a running site. */
  isFetching: boolean;
}

interface Surroundings {
  database: OpenDatabase;
  settings: Settings;
  /** Tells a person at a terminal. */
  say: (message: string) => void;
}

export async function bringMedia({ isFetching, ...feed }: Feed, around: Surroundings): Promise<void> {
  limitDecoder();
  const { database, settings, say } = around;
  const { db } = database;
  const storage = createFileStorage(settings.mediaFolder);
  const take = async (urls: TakeInParts['urls']) => {
    process.stdout.write(presentMediaReport(await takeInMedia({ ...feed, db, storage, urls })));
  };
  if (isFetching) await take(fetchHere(settings));
  else await withQueue(around, take);
  const removed = await removeUnusedMedia({ db, storage, now: new Date() });
  if (removed > 0) say(`  ${removed} removed that nothing has referred to for a month`);
}

function fetchHere({ privateMediaAddresses }: Settings): TakeInParts['urls'] {
  const allowed = addressList(privateMediaAddresses);
  const fetch = createPatientFetch();
  return { fetch: (source) => fetch(source, { allowed }) };
}

async function withQueue(
  { database, settings }: Surroundings,
  take: (urls: TakeInParts['urls']) => Promise<void>,
): Promise<void> {
  const log = createLogger(settings.logLevel);
  let jobs: Jobs | undefined;
  const enqueue = async (found: FetchJob[]) => {
    jobs ??= await openJobs({ target: database.target, log, isKeeper: false });
    await jobs.add(FETCH_QUEUE, found);
  };
  try {
    await take({ enqueue });
  } finally {
    await jobs?.stop();
  }
}
