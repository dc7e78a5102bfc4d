import type { BlockList } from 'node:net';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { createFetchWithBreaker } from '../../fetching/fetch-with-breaker.ts';
import { RetryableError } from '../../jobs/outcomes.ts';
import { saveFaults } from '../database/faults.ts';
import type { MediaError } from '../media-error.ts';
import { StoreUnavailable } from '../object-store/store-unavailable.ts';
import type { MediaStorage } from '../storage.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { FetchJob } from './fetch-queue.ts';
import { createStoreMedia, isStored } from './store-media.ts';

interface Dependencies {
  db: Kysely<Database>;
  storage: MediaStorage;
  /** Private addresses from which fetching is allowed nevertheless. */
  allowed: BlockList;
}

/** The number fetched concurrently; each can take up to 25 MB. */
export const CONCURRENT_FETCHES = 4;

/**
 * Fetches a URL and stores its content. A fault is stored with the source; a request that failed on the network, or in
 * the object store, is retried by the queue.
 */
export function createMediaFetcher(dependencies: Dependencies) {
  const { db, storage, allowed } = dependencies;
  const fetch = createFetchWithBreaker(fetchPicture);
  const storeMedia = createStoreMedia(dependencies);
  /** @throws when it should be retried, or when `signal` aborts. */
  return async ({ source, kind }: FetchJob, signal: AbortSignal): Promise<void> => {
    const before = await db
      .selectFrom('media_source')
      .select('hash')
      .where('source', '=', source)
      .executeTakeFirst();
    const fetchAndStore = async (): Promise<MediaError | null> => {
      if (before && (await isStored({ hash: before.hash, kind }, storage))) return null;
      const fetched = await fetch(source, { allowed, signal });
      signal.throwIfAborted();
      return fetched.fault ?? storeMedia({ source, kind }, fetched.value, null);
    };
    const fault = await fetchAndStore().catch(whenStoreFails);
    if (!fault) return;
    // A picture that is known stays: the store has it, and cannot be asked now.
    const isKnown = fault.code === 'STORE' && before?.hash;
    if (!isKnown) await saveFaults(db, [{ source, stamp: null, ...fault }]);
    if (fault.code === 'NETWORK' || fault.code === 'STORE') throw new RetryableError(fault.reason);
  };
}

function whenStoreFails(error: unknown): MediaError {
  if (error instanceof StoreUnavailable) return { code: 'STORE', reason: error.message };
  throw error;
}
